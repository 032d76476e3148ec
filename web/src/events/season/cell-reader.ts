import {
  readPlanRow,
  type PlanCells,
  type PlanRowReading,
} from '@touchline/domain/events/season/read-row'

/** Reads each row's cells once: a keystroke reads one row anew, not all of them. */
export function cellReader(
  context: Parameters<typeof readPlanRow>[1],
): (cells: PlanCells) => PlanRowReading {
  const known = new WeakMap<PlanCells, PlanRowReading>()
  return (cells) => {
    const reading = known.get(cells) ?? readPlanRow(cells, context)
    known.set(cells, reading)
    return reading
  }
}
