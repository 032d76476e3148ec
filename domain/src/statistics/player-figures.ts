import { eventKindsForSport } from '../leagues/match-day/events.ts'

/** A player's figures, in table order. */
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

/** The figures that a sport has: goals or points, and cards if it has them. */
export function figuresOf(sport: string): readonly PlayerFigure[] {
  const kinds = eventKindsForSport(sport)
  const isGoals = kinds.includes('goal')
  const meaningless: readonly PlayerFigure[] = [
    isGoals ? 'points' : 'goals',
    ...(kinds.includes('substitution') ? [] : (['assists'] as const)),
    ...(kinds.includes('yellow_card') ? [] : (['yellowCards', 'redCards'] as const)),
  ]
  return playerFigures.filter((figure) => !meaningless.includes(figure))
}

/** Whether players score goals or points in a sport. */
export function scoringOf(sport: string): 'goals' | 'points' {
  return figuresOf(sport).includes('goals') ? 'goals' : 'points'
}
