import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { teamCommand, teamQuery, type TeamCall } from '#server/teams/routes/handlers.ts'

import type { Readable } from '../queries/messages.ts'
import { requirePlace, type OwnPlace } from '../queries/places.ts'

interface ConversationInput {
  readonly teamId: string
  readonly conversationId: string
}

/** A call by someone in the conversation. */
export interface ConversationCall<
  Input extends ConversationInput,
  Db extends Queryable = Queryable,
> extends TeamCall<Input, Db> {
  readonly place: OwnPlace
  /** The messages the caller may read. */
  readonly readable: Readable
}

/** Handles a read operation in a conversation. Throws `not_found` for people who are not in it. */
export function conversationQuery<Input extends ConversationInput, Output>(
  run: (call: ConversationCall<Input>) => Promise<Output>,
) {
  return teamQuery<Input, Output>(async (call) => run({ ...call, ...(await findPlace(call)) }))
}

/** Handles a write operation in a conversation. Throws like `conversationQuery`. */
export function conversationCommand<Input extends ConversationInput, Output>(
  run: (call: ConversationCall<Input, Transaction>) => Promise<Output>,
) {
  return teamCommand<Input, Output>(async (call) => run({ ...call, ...(await findPlace(call)) }))
}

async function findPlace({ db, actor, now, input }: TeamCall<ConversationInput>) {
  const { teamId, conversationId } = input
  const place = await requirePlace(db, { actor, conversationId, now })
  return { place, readable: { teamId, conversationId, since: place.since } }
}
