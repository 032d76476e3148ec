import type { Score } from '../match.ts'

/** The score of a match given by sets only: "25:20 25:22 25:18" is 3:0. */
export function scoreFromSets(scores: readonly Score[]): Score | undefined {
  const last = scores.at(-1)
  if (
    !last ||
    scores.length < 2 ||
    !scores.every((set, at) => isSet(set, at === scores.length - 1))
  )
    return undefined
  const home = scores.filter((set) => set.home > set.away).length
  const away = scores.length - home
  const winner = home > away ? 'home' : 'away'
  const isOver = [2, 3].includes(Math.max(home, away)) && home !== away
  return isOver && ahead(last) === winner ? { home, away } : undefined
}

/** Sets go to 25 or 21, the deciding one to 15, with a lead of two beyond that. */
function isSet(set: Score, isLast: boolean): boolean {
  const [more, fewer] = [Math.max(set.home, set.away), Math.min(set.home, set.away)]
  const ends = isLast ? [15, 21, 25] : [21, 25]
  return ends.some((end) => (more === end ? more - fewer >= 2 : more > end && more - fewer === 2))
}

function ahead({ home, away }: Score): 'home' | 'away' {
  return home > away ? 'home' : 'away'
}

/** True for the total points of all sets: "3:1 / 95:85 (25:20, 25:22, 20:25, 25:18)". */
export function isTotalOfSets(others: readonly Score[], sets: readonly Score[]): boolean {
  const [total, ...more] = others
  const sum = (side: 'home' | 'away') => sets.reduce((points, set) => points + set[side], 0)
  return (
    total !== undefined &&
    more.length === 0 &&
    total.home === sum('home') &&
    total.away === sum('away')
  )
}
