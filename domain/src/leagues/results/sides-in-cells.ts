import type { TeamNameTest } from './line-sides.ts'
import { readScore } from './score.ts'

interface SidesInCells {
  readonly home: string
  readonly away: string
  readonly score: string
  readonly venue: string
}

/** Finds two league teams, score and venue in columns without headings. */
export function findSidesInCells(rest: string, isTeam: TeamNameTest): SidesInCells | undefined {
  const cells = rest.split(' | ').map((cell) => cell.trim())
  const [home, away, ...more] = cells.flatMap((cell, at) => (isTeam(cell) ? [at] : []))
  if (home === undefined || away === undefined || more.length > 0) return undefined
  const others = cells.filter((cell, at) => at > home && at !== away && cell !== '')
  const said = others.length > 0 ? scoreAndVenue(others) : undefined
  return said && { home: cells[home] ?? '', away: cells[away] ?? '', ...said }
}

function scoreAndVenue(
  cells: readonly string[],
): Pick<SidesInCells, 'score' | 'venue'> | undefined {
  const scores = cells.filter((cell) => readScore(cell).kind === 'outcome')
  const venues = cells.filter((cell) => !scores.includes(cell))
  const isClear = scores.length < 2 && venues.length < 2
  return isClear && venues.every((venue) => /^\p{L}/u.test(venue))
    ? { score: scores[0] ?? '', venue: venues[0] ?? '' }
    : undefined
}
