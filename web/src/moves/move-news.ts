import type { MoveFindings } from '@touchline/contract/moves/shapes'

/** How many events a move adds. */
export function newEventsIn({ histories }: Pick<MoveFindings, 'histories'>): number {
  return histories.flatMap(({ events }) => events).filter(({ isKnown }) => !isKnown).length
}

/** New events, or answers and marks for known ones. */
export function hasEventNews({ histories }: Pick<MoveFindings, 'histories'>): boolean {
  return histories
    .flatMap(({ events }) => events)
    .some((event) => {
      const { going, maybe, notGoing, present, late, absent, injured } = event
      return !event.isKnown || going + maybe + notGoing + present + late + absent + injured > 0
    })
}
