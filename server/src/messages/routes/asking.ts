import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { Doing } from '../commands/place.ts'
import { findMessage } from '../queries/messages.ts'
import { requirePlace } from '../queries/places.ts'
import { viewMessages } from '../queries/view.ts'

/** Who asks in a team, and when; strangers get not_found. */
export async function askingOf(
  context: RequestContext,
  { teamId }: { readonly teamId: string },
  db: Queryable = context.platform.database,
) {
  const actor = await requireActor(db, { account: requireAccount(context), teamId })
  const now = context.platform.clock()
  return { actor, now }
}

export interface ConversationInput {
  readonly teamId: string
  readonly conversationId: string
}

/** Who asks in a conversation they are in; for everybody else it does not exist. */
export async function insiderOf(
  context: RequestContext,
  input: ConversationInput,
  db: Queryable = context.platform.database,
) {
  return placed(db, { ...(await askingOf(context, input, db)), ...input })
}

type Insider = Doing & ConversationInput

async function placed(db: Queryable, { actor, now, teamId, conversationId }: Insider) {
  const place = await requirePlace(db, { actor, conversationId, now })
  const readable = { teamId, conversationId, since: place.since }
  return { actor, now, conversationId, place, readable }
}

/** One message as somebody sees it now. */
export async function messageFor(
  context: RequestContext,
  asked: Insider & { readonly messageId: string },
  db: Queryable = context.platform.database,
) {
  const { actor, conversationId, messageId } = asked
  const { readable } = await placed(db, asked)
  const row = await findMessage(db, readable, messageId)
  if (row === undefined) throw new AppError('not_found')
  const looking = { platform: context.platform, actor, conversationId }
  const [message] = await viewMessages(db, looking, [row])
  if (message === undefined) throw new AppError('not_found')
  return message
}
