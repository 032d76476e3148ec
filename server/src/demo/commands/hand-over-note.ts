import { noteHandOver } from '#server/events/commands/hand-overs.ts'
import { requireEvent } from '#server/events/queries/calendar.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { demoEvents } from '../queries.ts'
import type { Cast } from './cast.ts'
import { hasTwoHomes } from './homes.ts'
import type { Stage } from './roster.ts'

/** The parent beside the demo parent says what the other one needs to know for the next event. */
export async function addHandOverNote(tx: Transaction, stage: Stage): Promise<void> {
  const { teamId, now, words } = stage
  const { child, accountId } = writerIn(stage.cast)
  const eventId = (await demoEvents(tx, teamId)).find(({ startsAt }) => startsAt > now)?.id
  if (eventId === undefined || accountId === undefined) return
  const actor = await requirePerson(tx, { accountId, teamId })
  const { mine } = await requireEvent(tx, actor, eventId)
  const memberId = mine.find(({ firstName }) => firstName === child?.firstName)?.memberId
  if (memberId === undefined) return
  await noteHandOver(tx, { actor, now, eventId }, { memberId, words: words.handOverNote })
}

function writerIn({ children, parent }: Cast) {
  const child = children.find(hasTwoHomes)
  const accounts = child?.guardians.map(({ account }) => account?.id) ?? []
  return { child, accountId: accounts.find((id) => id !== parent.id) }
}
