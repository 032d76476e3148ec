/** The rule editor: its fields and a sentence for each rule. */
export const leagueRules = {
  title: 'Rules',
  change: 'Edit rules',
  hide: 'Hide rules',
  saved: 'Rules saved',
  discard: 'Discard changes',
  preview: 'What changes in the table',
  unchanged: 'The table stays the same.',
  none: 'No results yet, so nothing changes.',
  countWrong: (most: number) => `Enter a whole number from 0 to ${most}.`,
  parts: {
    of: 'Rules of',
    league: 'The whole season',
    own: 'Custom rules',
    ownText: 'Otherwise the league’s rules apply.',
  },
  results: {
    title: 'Points',
    win: 'Win',
    draw: 'Draw',
    goallessDraw: 'Goalless draw',
    loss: 'Defeat',
    overtimeWin: 'Win after extra time',
    overtimeLoss: 'Defeat after extra time',
    shootOutWin: 'Win after a shoot-out',
    shootOutLoss: 'Defeat after a shoot-out',
    forfeitWin: 'Awarded match, winner',
    forfeitLoss: 'Awarded match, loser',
  },
  shootOutGoal: {
    title: 'Winning a shoot-out',
    counts: 'Adds one goal to the score',
    does_not_count: 'Adds no goal to the score',
  },
  cancelled: {
    title: 'Cancelled matches',
    nothing: 'Don’t count',
    draw: 'Count as goalless draws',
    points: 'Points for each side',
  },
  sets: {
    title: 'Points by sets',
    add: 'Add a score in sets',
    remove: (score: string) => `Remove ${score}`,
    setsWon: 'Sets of the winner',
    setsLost: 'Sets of the loser',
    winner: 'Points of the winner',
    loser: 'Points of the loser',
  },
  bonuses: {
    title: 'Bonus points',
    add: 'Add a bonus',
    remove: 'Remove bonus',
    kind: 'For what',
    kinds: {
      tries: 'Tries scored',
      try_lead: 'More tries than the other side',
      try_lead_win: 'A win with more tries',
      scored: 'Goals or points scored',
      clear_win: 'A clear win',
      narrow_loss: 'A narrow defeat',
    },
    atLeast: 'At least',
    within: 'By at most',
    points: 'Points',
  },
  order: {
    title: 'Order of the table',
    add: 'Add a criterion',
    remove: (criterion: string) => `Remove ${criterion}`,
    perGame: 'Rank by points per game',
    perGameText: 'For teams with different numbers of matches.',
  },
  headToHead: {
    counts: 'When matches against each other count',
    countsWords: {
      at_once: 'From the first of them on',
      when_all_met: 'Once each has met each',
      when_all_played: 'Once all of them are played',
    },
    stillLevel: 'When only some of the teams are separated',
    stillLevelWords: {
      go_on: 'The others go on with the next criterion',
      again_at_the_end: 'The others compare again among themselves, after all of these',
      again_at_once: 'The others compare again among themselves, at once',
    },
  },
  says: {
    results: (win: string, draw: string, loss: string) =>
      `Win: ${win}, draw: ${draw}, defeat: ${loss}.`,
    goallessDraw: (points: string) => `For a goalless draw: ${points}.`,
    overtime: (win: string, loss: string) =>
      `Extra time: ${win} for the winner, ${loss} for the loser.`,
    shootOut: (win: string, loss: string) =>
      `Shoot-out: ${win} for the winner, ${loss} for the loser.`,
    noLate: 'Extra time and shoot-outs don’t affect points.',
    forfeit: (win: string, loss: string) =>
      `Awarded matches: ${win} for the winner, ${loss} for the loser.`,
    shootOutGoal: {
      counts: 'The shoot-out winner gets one extra goal.',
      does_not_count: 'Shoot-out goals don’t count.',
    },
    cancelledNothing: 'Cancelled matches don’t count.',
    cancelledDraw: (points: string) =>
      `A cancelled match counts as 0:0, with ${points} for each side.`,
    sets: (scores: string) => `By the score in sets, winner and loser get: ${scores}.`,
    bonus: {
      tries: (bound: string, points: string) => `Bonus for at least ${bound} tries: ${points}.`,
      try_lead: (bound: string, points: string) =>
        `Bonus for a lead of at least ${bound} tries: ${points}.`,
      try_lead_win: (bound: string, points: string) =>
        `Bonus for a win by at least ${bound} tries: ${points}.`,
      scored: (bound: string, points: string) => `Bonus for scoring at least ${bound}: ${points}.`,
      clear_win: (bound: string, points: string) =>
        `Bonus for winning by at least ${bound}: ${points}.`,
      narrow_loss: (bound: string, points: string) =>
        `Bonus for losing by ${bound} or fewer: ${points}.`,
    },
    noBonus: 'No bonus points.',
    order: (first: string) => `What counts first: ${first}.`,
    orderThen: (first: string, next: string) => `First: ${first}. Then, if still level: ${next}.`,
    again: {
      go_on: 'Matches against each other are looked at once.',
      again_at_the_end:
        'If only some teams are separated, the others compare their own matches again at the end.',
      again_at_once: 'Once some teams are separated, the others compare their own matches again.',
    },
    whenAllMet: 'Matches against each other count once each team has met each.',
    whenAllPlayed: 'Matches against each other count once all of them have been played.',
  },
}
