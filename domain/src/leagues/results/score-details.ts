import { leagueLimits } from '../limits.ts'
import type { PlayedOutcome, Score } from '../match.ts'

/** Adds scores in brackets as half-time or periods; undefined if they are neither. */
export function addScoreDetails(
  played: PlayedOutcome,
  details: readonly Score[],
): PlayedOutcome | undefined {
  const last = details.at(-1)
  if (!last) return played
  const { score } = played
  if (areSets(details, score)) return { ...played, sets: details }
  if (arePeriods(details, played)) return played
  const isWithin = details.every((detail) => isReached(detail, score))
  if (!isWithin || details.length > 2) return undefined
  if (details.length === 2) return withHalfOf(played, details)
  const isBeforeOvertime = played.decided !== 'regulation' && last.home === last.away
  return isBeforeOvertime ? played : { ...played, halfTime: last }
}

/**
 * Two scores are either both halves, which add up, or half-time and the score before overtime, in
 * either order.
 */
function withHalfOf(
  played: PlayedOutcome,
  [one, other]: readonly Score[],
): PlayedOutcome | undefined {
  if (!one || !other) return undefined
  if (played.decided === 'regulation') {
    const isWhole =
      one.home + other.home === played.score.home && one.away + other.away === played.score.away
    return isWhole ? { ...played, halfTime: one } : undefined
  }
  const [half, end] = isReached(one, other) ? [one, other] : [other, one]
  return isReached(half, end) && end.home === end.away ? { ...played, halfTime: half } : undefined
}

/** Goals can't be taken back. */
function isReached(earlier: Score, later: Score): boolean {
  return earlier.home <= later.home && earlier.away <= later.away
}

export function areSets(details: readonly Score[], score: Score): boolean {
  const homeSets = details.filter(({ home, away }) => home > away).length
  return (
    details.length > 1 &&
    details.length <= leagueLimits.sets &&
    details.length === score.home + score.away &&
    homeSets === score.home &&
    details.every(({ home, away }) => Math.max(home, away) > Math.max(score.home, score.away))
  )
}

/**
 * True for thirds or quarters that add up to the score, without the extra goal of overtime or
 * shoot-out.
 */
function arePeriods(details: readonly Score[], { score, decided }: PlayedOutcome): boolean {
  const sum = (side: 'home' | 'away') => details.reduce((total, period) => total + period[side], 0)
  const missing = [score.home - sum('home'), score.away - sum('away')]
  const isLate = decided !== 'regulation' && ['0,1', '1,0'].includes(missing.join())
  return details.length > 2 && (isLate || missing.every((goals) => goals === 0))
}

export function findScores(text: string): readonly Score[] {
  return [...text.matchAll(/(\d+)\s*(?:[:\-–]|tab)\s*(\d+)/gi)].map(([, home, away]) => ({
    home: Number(home),
    away: Number(away),
  }))
}
