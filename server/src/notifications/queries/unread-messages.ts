import { sql } from 'kysely'

import { maxCounted, requireConversation } from '#server/messages/queries/conversations.ts'
import { findMessages } from '#server/messages/queries/messages.ts'
import { requirePlace } from '#server/messages/queries/places.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findActor } from '#server/teams/queries/actor.ts'

import type { UnreadConversation } from '../emails/messages.ts'

/** The most messages of a conversation in an email. */
const maxMessages = 5

interface UnreadKey {
  readonly accountId: string
  readonly teamId: string
  readonly conversationId: string
  readonly now: Date
}

/**
 * A person's unread messages in a conversation, as far as they may read them now; undefined if there are
 * none, or if they muted it or left it.
 */
export async function findUnreadConversation(
  db: Queryable,
  { accountId, teamId, conversationId, now }: UnreadKey,
): Promise<UnreadConversation | undefined> {
  const actor = await findActor(db, { accountId, teamId })
  if (actor === undefined || (await findHasMuted(db, accountId, teamId))) return undefined
  const reader = { actor, conversationId, now }
  const place = await unlessGone(() => requirePlace(db, reader))
  const conversation = place && (await requireConversation(db, reader))
  if (place === undefined || conversation === undefined || conversation.unread === 0)
    return undefined
  // In a muted conversation only direct mentions notify.
  if (conversation.isMuted && conversation.mentions === 0) return undefined

  const key = { teamId, conversationId, since: place.since }
  const { rows } = await findMessages(db, key, { after: conversation.readSeq, limit: 50 })
  const unread = rows.filter((row) => row.author_id !== accountId && row.removed_at === null)
  const shown = unread.slice(0, maxMessages)
  return {
    id: conversationId,
    teamId,
    team: await findTeamName(db, teamId),
    name: nameOf(conversation),
    messages: shown.map(({ author, words }) => ({ author, words })),
    more:
      conversation.unread < maxCounted ? Math.max(0, conversation.unread - shown.length) : 'many',
  }
}

async function unlessGone<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

function nameOf({
  subject,
  event,
  kind,
  role,
  names,
}: Awaited<ReturnType<typeof requireConversation>>): UnreadConversation['name'] {
  const words = subject ?? event?.title
  if (words != null) return { kind: 'named', words }
  if (kind === 'people') return { kind: 'people', names }
  return kind === 'role' && role !== null ? { kind: 'role', role } : { kind: 'team' }
}

async function findHasMuted(db: Queryable, accountId: string, teamId: string): Promise<boolean> {
  const found = await sql`
    select 1 from team_mutes where team_id = ${teamId} and account_id = ${accountId}`.execute(db)
  return found.rows.length > 0
}

async function findTeamName(db: Queryable, teamId: string): Promise<string> {
  const found = await sql<{ name: string }>`
    select name from teams where id = ${teamId}`.execute(db)
  return found.rows[0]?.name ?? ''
}
