import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { Doing } from '../commands/place.ts'
import { findMessage } from '../queries/messages.ts'
import { requirePlace } from '../queries/places.ts'
import { viewMessages, type Sent } from '../queries/view.ts'

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
  asked: Insider & { readonly messageId: string; readonly sent?: Sent | undefined },
  db: Queryable = context.platform.database,
) {
  const { actor, teamId, conversationId, messageId, sent } = asked
  const readable = sent
    ? { teamId, conversationId, since: sent.since }
    : (await placed(db, asked)).readable
  const row = await findMessage(db, readable, messageId)
  if (row === undefined) throw new AppError('not_found')
  const looking = { platform: context.platform, actor, conversationId, sent }
  const [message] = await viewMessages(db, looking, [row])
  if (message === undefined) throw new AppError('not_found')
  return message
}
