import {
  readPlanRow,
  type PlanCells,
  type PlanRowReading,
} from '@touchline/domain/events/season/read-row'

/**
 * Reads each row's cells once: a keystroke reads one row anew, not all of them. Every row of a
 * team's own plan is that team's.
 */
export function cellReader(
  context: Parameters<typeof readPlanRow>[1],
  ownTeam?: string,
): (cells: PlanCells) => PlanRowReading {
  const known = new WeakMap<PlanCells, PlanRowReading>()
  return (cells) => {
    const ofTeam = ownTeam === undefined ? cells : { ...cells, team: ownTeam }
    const reading = known.get(cells) ?? readPlanRow(ofTeam, context)
    known.set(cells, reading)
    return reading
  }
}
