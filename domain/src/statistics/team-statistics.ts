import type { Game, GameResult } from './games.ts'

export interface Balance {
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
}

/** Consecutive games of a kind: the longest run, and the current one. */
export interface Run {
  readonly longest: number
  readonly current: number
}

export interface TeamStatistics {
  readonly total: Balance
  readonly home: Balance
  readonly away: Balance
  readonly neutral: Balance
  /** Games without a goal against the team. */
  readonly withoutConceding: number
  /** The last five games, latest last. */
  readonly form: readonly GameResult[]
  readonly runs: {
    readonly winning: Run
    readonly unbeaten: Run
    readonly withoutWin: Run
    readonly losing: Run
  }
  /** Game by game, with totals of scored and conceded so far. */
  readonly course: readonly CoursePoint[]
}

export interface CoursePoint {
  readonly game: Game
  readonly scored: number
  readonly conceded: number
}

const formLength = 5

/** Sums up a team's games, which must be in order of play. */
export function teamStatistics(games: readonly Game[]): TeamStatistics {
  return {
    total: balanceOf(games),
    home: balanceOf(games.filter(({ at }) => at === 'home')),
    away: balanceOf(games.filter(({ at }) => at === 'away')),
    neutral: balanceOf(games.filter(({ at }) => at === 'neutral')),
    withoutConceding: games.filter(({ conceded }) => conceded === 0).length,
    form: games.slice(-formLength).map(({ result }) => result),
    runs: {
      winning: runOf(games, (result) => result === 'won'),
      unbeaten: runOf(games, (result) => result !== 'lost'),
      withoutWin: runOf(games, (result) => result !== 'won'),
      losing: runOf(games, (result) => result === 'lost'),
    },
    course: courseOf(games),
  }
}

function balanceOf(games: readonly Game[]): Balance {
  const ended = (result: GameResult) => games.filter((game) => game.result === result).length
  return {
    played: games.length,
    won: ended('won'),
    drawn: ended('drawn'),
    lost: ended('lost'),
    scored: games.reduce((sum, { scored }) => sum + scored, 0),
    conceded: games.reduce((sum, { conceded }) => sum + conceded, 0),
  }
}

function runOf(games: readonly Game[], counts: (result: GameResult) => boolean): Run {
  let longest = 0
  let current = 0
  for (const { result } of games) {
    current = counts(result) ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}

function courseOf(games: readonly Game[]): readonly CoursePoint[] {
  let [scored, conceded] = [0, 0]
  return games.map((game) => {
    scored += game.scored
    conceded += game.conceded
    return { game, scored, conceded }
  })
}
