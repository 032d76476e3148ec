import { conversationKey } from '@touchline/domain/notifications/grouping'
import type { Recipient } from '@touchline/domain/notifications/recipients'
import { sql } from 'kysely'

import { findParticipants, type ParticipantsKey } from '#server/messages/queries/participants.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

interface Reader extends ParticipantsKey {
  readonly accountId: string
}

/**
 * The recipients of a message: participants without an unread line about it, parents instead of
 * children under 16, and in a muted conversation only mentioned people. A message to several teams
 * notifies each person once.
 */
export async function findListenersTo(
  db: Queryable,
  key: ParticipantsKey,
  messageId: string,
): Promise<Recipient[]> {
  const participants = await findParticipants(db, key)
  const accountIds = participants
    .filter(({ isYoung }) => !isYoung)
    .map((participant) => participant.accountId)
  const found = await sql<{ accountId: string; hasMuted: boolean }>`
    select participant.id as "accountId",
      exists (select from team_mutes mute
        where mute.team_id = ${key.teamId} and mute.account_id = participant.id)
      or (r.muted_at is not null and participant.id <> all(m.mentions)) as "hasMuted"
    from unnest(${accountIds}::uuid[]) as participant (id)
    join messages m on m.team_id = ${key.teamId} and m.id = ${messageId} and m.removed_at is null
    left join conversation_readers r on r.team_id = m.team_id
      and r.conversation_id = m.conversation_id and r.account_id = participant.id
    where coalesce(r.read_seq, 0) < m.seq and not exists (
      select from notifications n where n.account_id = participant.id and n.read_at is null
        and n.group_key = ${conversationKey(key.conversationId)})
      and not (m.seq = 1 and exists (
        select from conversations own
        join conversations twin on twin.group_id = own.group_id and twin.id <> own.id
        join notifications n on n.account_id = participant.id
          and n.group_key = ${conversationKey('')} || twin.id
        where own.team_id = m.team_id and own.id = m.conversation_id))`.execute(db)
  return found.rows.map((row) => ({ ...row, through: { kind: 'self' } }))
}

/** Serialises the conversations of a message to several teams. */
export async function lockGroupOf(
  tx: Transaction,
  { teamId, conversationId }: Pick<ParticipantsKey, 'teamId' | 'conversationId'>,
): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(group_id::text, 0)) from conversations
    where team_id = ${teamId} and id = ${conversationId} and group_id is not null`.execute(tx)
}

/** Marks the line of a conversation as read; true if there was one. */
export async function readLineOf(
  tx: Transaction,
  { accountId, conversationId, now }: Pick<Reader, 'accountId' | 'conversationId' | 'now'>,
): Promise<boolean> {
  const read = await sql`
    update notifications set read_at = ${now} where account_id = ${accountId}
      and group_key = ${conversationKey(conversationId)} and read_at is null`.execute(tx)
  return (read.numAffectedRows ?? 0n) > 0n
}

/** True for a conversation between people rather than a team, group or event. */
export async function isDirectConversation(
  db: Queryable,
  { teamId, conversationId }: Pick<ParticipantsKey, 'teamId' | 'conversationId'>,
): Promise<boolean> {
  const found = await sql`
    select from conversations
    where team_id = ${teamId} and id = ${conversationId} and kind = 'people'`.execute(db)
  return found.rows.length > 0
}
