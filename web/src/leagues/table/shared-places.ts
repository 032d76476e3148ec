import type { Row } from '@touchline/domain/leagues/row'

/** The teams that share a place, group by group; who has not played yet shares nothing. */
export function sharedPlaces(rows: readonly Row[]): readonly (readonly string[])[] {
  const places = Map.groupBy(
    rows.filter(({ played }) => played > 0),
    ({ position }) => position,
  )
  return [...places.values()]
    .filter(({ length }) => length > 1)
    .map((level) => level.map(({ team }) => team))
}
