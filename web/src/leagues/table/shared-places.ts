import type { Row } from '@touchline/domain/leagues/row'

/** Groups of teams that share a position; without teams that haven't played. */
export function sharedPlaces(rows: readonly Row[]): readonly (readonly string[])[] {
  const places = Map.groupBy(
    rows.filter(({ played }) => played > 0),
    ({ position }) => position,
  )
  return [...places.values()]
    .filter(({ length }) => length > 1)
    .map((level) => level.map(({ team }) => team))
}
