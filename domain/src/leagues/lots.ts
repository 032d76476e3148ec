import type { League } from './league.ts'

type Lots = League['lots']

/** Whether two drawings put the same two teams in different orders: only one of them can hold. */
export function areContradictory(lots: Lots): boolean {
  return lots.some((one, at) => lots.slice(at + 1).some((other) => differs(one, other)))
}

function differs(one: readonly string[], other: readonly string[]): boolean {
  const places = one.flatMap((team) => (other.includes(team) ? other.indexOf(team) : []))
  return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))
}

/** The drawings with this one among them; it stands for an older one of the same teams. */
export function withLot(lots: Lots, drawn: readonly string[]): Lots {
  return [...withoutLot(lots, drawn), drawn]
}

export function withoutLot(lots: Lots, teams: readonly string[]): Lots {
  return lots.filter((lot) => lot.length !== teams.length || lot.some((id) => !teams.includes(id)))
}
