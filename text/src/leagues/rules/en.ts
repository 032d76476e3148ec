/** The editor of a league's rule set: its fields, and what each rule says. */
export const leagueRules = {
  title: 'Rules',
  change: 'Change single rules',
  hide: 'Hide single rules',
  saved: 'Rules saved',
  discard: 'Discard changes',
  preview: 'What changes in the table',
  unchanged: 'The table stays as it is.',
  none: 'There is no result yet, so nothing changes.',
  countWrong: (most: number) => `Please enter a whole number from 0 to ${most}.`,
  parts: {
    of: 'Rules of',
    league: 'The whole season',
    own: 'Rules of its own',
    ownText: 'Otherwise this part is played by the rules of the league.',
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
    title: 'A match that will not be played',
    nothing: 'Counts for nothing',
    draw: 'Counts as a goalless draw',
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
    perGame: 'Points per game count, not all points',
    perGameText: 'For leagues whose teams have played different numbers of matches.',
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
      again_at_the_end: 'The others begin again among themselves, after all of these',
      again_at_once: 'The others begin again among themselves, at once',
    },
  },
  says: {
    results: (win: string, draw: string, loss: string) =>
      `Points for a win: ${win}, for a draw: ${draw}, for a defeat: ${loss}.`,
    goallessDraw: (points: string) => `For a goalless draw: ${points}.`,
    overtime: (win: string, loss: string) =>
      `Decided in extra time: ${win} for the winner, ${loss} for the loser.`,
    shootOut: (win: string, loss: string) =>
      `Decided by a shoot-out: ${win} for the winner, ${loss} for the loser.`,
    noLate: 'Extra time and shoot-outs change nothing about the points.',
    forfeit: (win: string, loss: string) =>
      `Awarded matches: ${win} for the winner, ${loss} for the loser.`,
    shootOutGoal: {
      counts: 'Whoever wins a shoot-out has one goal more in the table.',
      does_not_count: 'The goals of a shoot-out do not count in the table.',
    },
    cancelledNothing: 'A match that will not be played counts for nobody.',
    cancelledDraw: (points: string) =>
      `A match that will not be played counts as 0:0, with ${points} for each side.`,
    sets: (scores: string) => `By the score in sets, winner and loser get: ${scores}.`,
    bonus: {
      tries: (bound: string, points: string) => `Bonus for at least ${bound} tries: ${points}.`,
      try_lead: (bound: string, points: string) =>
        `Bonus for a lead of at least ${bound} tries: ${points}.`,
      try_lead_win: (bound: string, points: string) =>
        `Bonus for a win with a lead of at least ${bound} tries: ${points}.`,
      scored: (bound: string, points: string) => `Bonus for scoring at least ${bound}: ${points}.`,
      clear_win: (bound: string, points: string) =>
        `Bonus for winning by at least ${bound}: ${points}.`,
      narrow_loss: (bound: string, points: string) =>
        `Bonus for losing by ${bound} or fewer: ${points}.`,
    },
    noBonus: 'There are no bonus points.',
    order: (first: string) => `What counts first: ${first}.`,
    orderThen: (first: string, next: string) =>
      `What counts first: ${first}. Then, for those still level: ${next}.`,
    again: {
      go_on: 'Matches against each other are looked at once.',
      again_at_the_end:
        'When only some teams are separated, the others begin again with the matches among themselves.',
      again_at_once:
        'As soon as some teams are separated, the others begin again with the matches among themselves.',
    },
    whenAllMet: 'Matches against each other count once each team has met each.',
    whenAllPlayed: 'Matches against each other count once all of them have been played.',
  },
}
