import type { PlayerFigures } from '@touchline/contract/statistics/shapes'
import { playerFigures } from '@touchline/domain/statistics/player-figures'

import type { Sorting } from '#web/ui/data-table.tsx'

/** Sorts by name or by a figure; equal figures are sorted by name. */
export function sortedPlayers(
  players: readonly PlayerFigures[],
  { key, direction }: Sorting,
): readonly PlayerFigures[] {
  const figure = playerFigures.find((one) => one === key)
  const turn = direction === 'ascending' ? 1 : -1
  return players.toSorted((one, other) => {
    // Missing figures count as lower than any value.
    const lead = figure === undefined ? 0 : (one[figure] ?? -1) - (other[figure] ?? -1)
    if (lead !== 0) return turn * lead
    return (figure === undefined ? turn : 1) * compareNames(one, other)
  })
}

function compareNames(one: PlayerFigures, other: PlayerFigures): number {
  const byLastName = one.lastName.localeCompare(other.lastName)
  return byLastName === 0 ? one.firstName.localeCompare(other.firstName) : byLastName
}
