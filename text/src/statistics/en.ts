import type { GameType } from '@touchline/domain/statistics/game-types'
import type { PlayerFigure } from '@touchline/domain/statistics/player-figures'

const types: Record<GameType, string> = {
  friendly: 'Friendly',
  league: 'League',
  tournament: 'Tournament',
}

const playerColumns: Record<PlayerFigure, string> = {
  games: 'Games',
  starts: 'Starts',
  minutes: 'Minutes',
  goals: 'Goals',
  points: 'Points',
  assists: 'Assists',
  yellowCards: 'Yellow cards',
  redCards: 'Red cards',
  votes: 'Votes',
  attendanceRate: 'Attendance rate',
}

/** How a team and its players did. */
export const statistics = {
  title: 'Statistics',
  type: 'Game type',
  allTypes: 'All',
  types,
  print: 'Print',
  export: 'Export',
  exported: 'Exported',
  tabs: { standings: 'Standings', team: 'Team stats', players: 'Players stats' },
  intro: {
    title: 'Team stats',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    steps: [
      {
        title: 'How the team is doing',
        text: 'See results, form and goals over time.',
      },
      {
        title: 'What each player contributes',
        text: 'Games, minutes, goals, cards, votes and attendance. Players see their own figures; staff see everyone’s.',
      },
      {
        title: 'Choose what to see',
        text: 'Filter by season and game type. Print or export every table.',
      },
    ],
    next: 'Next',
    done: 'Got it',
  },
  noTable: {
    none: 'No standings in this season',
    friendly: 'Friendly games have no standings',
    text: 'Create a league to see standings.',
    toLeagues: 'Go to leagues',
  },
  team: {
    none: 'No results yet',
    noneText: 'Add a match result to see your stats.',
    games: (count: number) => (count === 1 ? '1 game' : `${count} games`),
    balance: 'Win, draw, defeat',
    form: 'Last five',
    win: 'Win',
    draw: 'Draw',
    defeat: 'Defeat',
    all: 'All games',
    home: 'Home',
    away: 'Away',
    neutral: 'Neutral ground',
    noGames: 'No game',
    figures: 'Scored and conceded',
    scored: 'Scored',
    conceded: 'Conceded',
    perGame: (count: string) => `${count} per game`,
    clean: 'Without conceding',
    course: 'Scored and conceded over time',
    courseSummary: (games: string, scored: string, conceded: string) =>
      `${games}: scored ${scored}, conceded ${conceded}`,
    inAll: (score: string) => `${score} in total`,
    asChart: 'Chart',
    asTable: 'Table',
    shownAs: 'Shown as',
    runs: 'Series',
    runNames: {
      winning: 'Wins in a row',
      unbeaten: 'Unbeaten',
      withoutWin: 'Without a win',
      losing: 'Defeats in a row',
    },
    longest: 'Longest',
    current: 'Now',
    columns: {
      date: 'Date',
      opponent: 'Opponent',
      at: 'Location',
      type: 'Game type',
      result: 'Result',
      score: 'Score',
      total: 'Total',
    },
    results: { won: 'Win', drawn: 'Draw', lost: 'Defeat' },
    noDate: 'No date',
  },
  players: {
    member: 'Player',
    sortBy: 'Sort by',
    sortedBy: (what: string) => `Sort by: ${what}`,
    role: 'Role',
    none: 'No figures yet',
    noneText: 'Add line-ups, match events or attendance to see figures.',
    onlyOwn: 'You only see figures for you and your children.',
    ownStay: 'You can still see figures for you and your children.',
    columns: playerColumns,
    summary: {
      games: (count: number) => (count === 1 ? '1 game' : `${count} games`),
      goals: (count: number) => (count === 1 ? '1 goal' : `${count} goals`),
      points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
    },
    noRate: 'No figures yet',
    hintAll: 'Attendance includes practices and other events.',
    hintSome: 'Attendance counts selected games only.',
  },
  /** The names of exported files, without their endings. */
  files: { games: 'games', players: 'players' },
}
