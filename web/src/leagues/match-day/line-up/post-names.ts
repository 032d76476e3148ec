import type { matchDay as english } from '@touchline/text/leagues/match-day/en'

import type { Place } from './places.ts'

/** Names of places by number; places of the same kind are numbered from the left. */
export function postNamesOf(
  places: readonly Place[],
  { posts, lineUp }: Pick<typeof english, 'posts' | 'lineUp'>,
): readonly string[] {
  const seen = new Map<string, number>()
  return places.map(({ post }) => {
    const isAlone = places.filter((one) => one.post === post).length === 1
    const count = (seen.get(post) ?? 0) + 1
    seen.set(post, count)
    return isAlone ? posts[post] : lineUp.bySeveral(posts[post], count)
  })
}
