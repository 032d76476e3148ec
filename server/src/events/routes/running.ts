import { implement } from '@orpc/server'
import { runningEndpoints } from '@touchline/contract/events/endpoints/running'
import type { EditedEvent, EventEdit } from '@touchline/contract/events/shapes/requests'

import type { RequestContext } from '#server/platform/http/context.ts'

import { announceNow } from '../commands/announce-changes.ts'
import { cancelEvent, removeEvent, restoreEvent } from '../commands/cancel.ts'
import { changeEvent, previewChange } from '../commands/edit.ts'
import { changeInTeams, findEventsInScope, readGroup } from '../commands/groups.ts'
import { inviteNow } from '../commands/invite.ts'
import { remindUnanswered } from '../commands/remind.ts'
import { requireEvent } from '../queries/calendar.ts'
import { findUnreached } from '../queries/reach.ts'
import { saveSeen } from '../queries/seen.ts'
import { eventCommand, eventQuery, eventTransaction } from './handlers.ts'

const os = implement(runningEndpoints).$context<RequestContext>()

const change = eventCommand<EventEdit, EditedEvent>(async (call) => {
  const { teams, ...edit } = call.input
  const effect = await changeInTeams(call.db, call, { edit, teams, run: changeEvent })
  return { ...effect, event: await requireEvent(call.db, call.actor, call.eventId) }
})

const preview = eventTransaction<EventEdit, EditedEvent>(async (call) => {
  const { teams, ...edit } = call.input
  const effect = await changeInTeams(call.db, call, { edit, teams, run: previewChange })
  return { ...effect, event: null }
})

/** Changing, cancelling and deleting events, and notifying people. */
export const runningRoutes = {
  change: os.change.handler((call) => (call.input.preview ? preview(call) : change(call))),

  setCancelled: os.setCancelled.handler(
    eventCommand(async (call) => {
      const { db, actor, input, eventId } = call
      for (const one of await findEventsInScope(db, call, input.teams))
        await (input.isCancelled ? cancelEvent(db, one, input) : restoreEvent(db, one, input))
      return requireEvent(db, actor, eventId)
    }),
  ),

  remove: os.remove.handler(
    eventCommand(async (call) => {
      await removeEvent(call.db, call)
      return { id: call.eventId }
    }),
  ),

  notify: os.notify.handler(
    eventCommand(async (call) => {
      const { db, actor, input, eventId } = call
      const reminded = input.kind === 'reminder' ? await remindUnanswered(db, call) : null
      if (input.kind === 'invitation') await inviteNow(db, call)
      if (input.kind === 'change') await announceNow(db, call)
      return { event: await requireEvent(db, actor, eventId), reminded }
    }),
  ),

  markSeen: os.markSeen.handler(
    eventCommand(async ({ db, actor, now, input }) => {
      await requireEvent(db, actor, input.eventId)
      await saveSeen(db, input, { accountId: actor.accountId, now })
      return { seenAt: now.toISOString() }
    }),
  ),

  group: os.group.handler(
    eventQuery(async (call) => {
      await requireEvent(call.db, call.actor, call.eventId)
      return readGroup(call.db, call)
    }),
  ),

  unreached: os.unreached.handler(
    eventQuery(async ({ db, actor, input }) => {
      await requireEvent(db, actor, input.eventId)
      return findUnreached(db, actor, input)
    }),
  ),
}
