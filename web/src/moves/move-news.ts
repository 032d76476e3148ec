import type { MoveFindings } from '@touchline/contract/moves/shapes'

/** How many events a move adds. */
export function newEventsIn({ histories }: Pick<MoveFindings, 'histories'>): number {
  return histories.flatMap(({ events }) => events).filter(({ isKnown }) => !isKnown).length
}

/** New events, answers and marks for known ones, or figures. */
export function hasEventNews({ histories }: Pick<MoveFindings, 'histories'>): boolean {
  return (
    histories.some(({ earlier }) => earlier.people > 0) ||
    histories.flatMap(({ events }) => events).some(isNews)
  )
}

function isNews(event: MoveFindings['histories'][number]['events'][number]): boolean {
  const { going, maybe, notGoing, present, late, absent, injured } = event
  const said = going + maybe + notGoing + present + late + absent + injured
  const counted = event.goals + event.assists + event.cards
  return !event.isKnown || said + counted > 0 || event.score !== null
}
