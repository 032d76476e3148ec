import type { League } from './league.ts'

type Lots = League['lots']

/** True if two draws order the same two teams differently. */
export function areLotsContradictory(lots: Lots): boolean {
  return lots.some((one, at) => lots.slice(at + 1).some((other) => differs(one, other)))
}

function differs(one: readonly string[], other: readonly string[]): boolean {
  const places = one.flatMap((team) => (other.includes(team) ? other.indexOf(team) : []))
  return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))
}

/** Adds a draw, which replaces an older one of the same teams. */
export function withLot(lots: Lots, drawn: readonly string[]): Lots {
  return [...withoutLot(lots, drawn), drawn]
}

export function withoutLot(lots: Lots, teams: readonly string[]): Lots {
  return lots.filter((lot) => lot.length !== teams.length || lot.some((id) => !teams.includes(id)))
}
