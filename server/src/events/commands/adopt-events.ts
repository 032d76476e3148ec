import { foldText } from '@touchline/domain/values/folding'

import type { Transaction } from '#server/platform/database/database.ts'

import type { EntryRecord } from '../queries/calendar-entries.ts'
import { lockUnfollowedEvents } from '../queries/unfollowed-events.ts'
import type { ReadEntry } from './read-entries.ts'

/** An entry whose event the team already has. */
export interface AdoptedEntry extends EntryRecord {
  readonly eventId: string
  /** The team's own type of the event differs and stays. */
  readonly hasOwnType: boolean
}

/** Finds events that the team has by hand or from a move, so that following doubles none. */
export async function adoptEvents(
  tx: Transaction,
  teamId: string,
  appearing: readonly ReadEntry[],
): Promise<{ readonly adopted: readonly AdoptedEntry[]; readonly created: readonly ReadEntry[] }> {
  const events = await lockUnfollowedEvents(tx, {
    teamId,
    starts: [...new Set(appearing.map(({ said }) => said.startsAt))],
  })
  const byName = Map.groupBy(events, ({ startsAt, title }) => nameOf(startsAt, title))
  const adopted: AdoptedEntry[] = []
  const created: ReadEntry[] = []
  for (const entry of appearing) {
    const event = byName.get(nameOf(entry.said.startsAt, entry.said.title))?.shift()
    if (event === undefined) created.push(entry)
    else
      adopted.push({
        ...entry,
        eventId: event.id,
        isCancelledHere: event.isCancelled,
        hasOwnType: event.type !== entry.said.type,
      })
  }
  return { adopted, created }
}

function nameOf(startsAt: string, title: string): string {
  return `${startsAt} ${foldText(title)}`
}
