import { eventKindsOf } from '../leagues/match-day/events.ts'

/** A player's figures, in the order of a table. */
export const playerFigures = [
  'games',
  'starts',
  'minutes',
  'goals',
  'points',
  'assists',
  'yellowCards',
  'redCards',
  'votes',
  'attendanceRate',
] as const
export type PlayerFigure = (typeof playerFigures)[number]

/** The figures that mean something in a sport: goals or points, cards where there are any. */
export function figuresOf(sport: string): readonly PlayerFigure[] {
  const kinds = eventKindsOf(sport)
  const isGoals = kinds.includes('goal')
  const meaningless: readonly PlayerFigure[] = [
    isGoals ? 'points' : 'goals',
    ...(kinds.includes('substitution') ? [] : (['assists'] as const)),
    ...(kinds.includes('yellow_card') ? [] : (['yellowCards', 'redCards'] as const)),
  ]
  return playerFigures.filter((figure) => !meaningless.includes(figure))
}

/** What a player scores in a sport. */
export function scoringOf(sport: string): 'goals' | 'points' {
  return figuresOf(sport).includes('goals') ? 'goals' : 'points'
}
