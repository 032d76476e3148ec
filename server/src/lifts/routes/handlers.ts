import type { Actor } from '@touchline/domain/teams/actor'

import type { EventKey } from '#server/events/queries/page.ts'
import { eventCommand, eventQuery, type EventCall } from '#server/events/routes/handlers.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Call } from '#server/platform/http/handlers.ts'

import { findBlockedAt } from '../queries/people.ts'

/** `eventQuery` by an actor who is also kept from guests whom the club blocks. */
export function liftQuery<Input extends EventKey, Output>(
  run: (call: EventCall<Input>) => Promise<Output>,
): (call: Call<Input>) => Promise<Output> {
  return eventQuery(async (call) => run({ ...call, actor: await atEvent(call.db, call) }))
}

/** The same for a command. */
export function liftCommand<Input extends EventKey, Output>(
  run: (call: EventCall<Input, Transaction>) => Promise<Output>,
): (call: Call<Input>) => Promise<Output> {
  return eventCommand(async (call) => run({ ...call, actor: await atEvent(call.db, call) }))
}

async function atEvent(
  db: Queryable,
  { actor, eventId }: { readonly actor: Actor; readonly eventId: string },
): Promise<Actor> {
  const key = { teamId: actor.teamId, eventId }
  return { ...actor, blockedFrom: await findBlockedAt(db, key, actor.accountId) }
}
