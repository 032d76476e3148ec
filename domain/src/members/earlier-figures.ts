/** Figures that a member can bring from before their matches were here. */
export const earlierFigures = [
  'games',
  'starts',
  'minutes',
  'goals',
  'points',
  'assists',
  'yellowCards',
  'redCards',
] as const

/** A player's figures, of one match or of many. */
export type Figures = Readonly<Record<(typeof earlierFigures)[number], number>>

export const nothingCounted: Figures = {
  games: 0,
  starts: 0,
  minutes: 0,
  goals: 0,
  points: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
}

/** The sum of two. */
export function added(one: Figures, other: Figures): Figures {
  return eachFigure((figure) => one[figure] + other[figure])
}

export function eachFigure(count: (figure: keyof Figures) => number): Figures {
  const sums: Record<keyof Figures, number> = { ...nothingCounted }
  for (const figure of earlierFigures) sums[figure] = count(figure)
  return sums
}
