import type { NewMessage } from '@touchline/contract/messages/shapes/message'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { ConversationKey } from './people.ts'

export interface Sending extends ConversationKey {
  readonly accountId: string
  readonly now: Date
}

/** An earlier message with the same author and client id. */
export interface SentBefore {
  readonly id: string
  readonly conversationId: string
  readonly seq: number
}

export async function findSent(
  db: Queryable,
  key: { readonly teamId: string; readonly accountId: string; readonly clientId: string },
): Promise<SentBefore | undefined> {
  const found = await sql<SentBefore>`
    select id, conversation_id as "conversationId", seq from messages
    where team_id = ${key.teamId} and author_id = ${key.accountId}
      and client_id = ${key.clientId}`.execute(db)
  return found.rows[0]
}

/**
 * How much an account has written since a moment in all teams; a message to several teams counts
 * once.
 */
export async function countSent(db: Queryable, accountId: string, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(distinct coalesce(c.group_id, m.id)) as count
    from messages m join conversations c on c.team_id = m.team_id and c.id = m.conversation_id
    where m.author_id = ${accountId} and m.sent_at > ${since}`.execute(db)
  return found.rows[0]?.count ?? 0
}

/**
 * Appends a message. Locks the conversation until the commit, so that numbers have no gaps and
 * follow the order in which messages become visible.
 */
export async function insertMessage(
  tx: Transaction,
  { teamId, conversationId, accountId, now }: Sending,
  { clientId, words, replyTo, mentions }: NewMessage,
): Promise<{ readonly id: string; readonly seq: number }> {
  const id = newId()
  const found = await sql<{ seq: number }>`
    update conversations set last_seq = last_seq + 1, last_at = greatest(last_at, ${now})
    where team_id = ${teamId} and id = ${conversationId} returning last_seq as seq`.execute(tx)
  const { seq = 0 } = found.rows[0] ?? {}
  await sql`
    insert into messages (id, team_id, conversation_id, seq, author_id, client_id, words, reply_to,
      mentions, sent_at)
    values (${id}, ${teamId}, ${conversationId}, ${seq}, ${accountId}, ${clientId}, ${words},
      ${replyTo}, ${[...mentions]}::uuid[], ${now})`.execute(tx)
  return { id, seq }
}

export interface MessageKey {
  readonly teamId: string
  readonly messageId: string
}

export async function insertPoll(
  tx: Transaction,
  { teamId, messageId }: MessageKey,
  poll: NonNullable<NewMessage['poll']>,
): Promise<void> {
  await tx
    .insertInto('polls')
    .values({
      message_id: messageId,
      team_id: teamId,
      options: poll.options,
      is_multiple: poll.isMultiple,
      closes_at: poll.closesAt,
    })
    .execute()
}

export async function attachFiles(
  tx: Transaction,
  { teamId, messageId }: MessageKey,
  fileIds: readonly string[],
): Promise<void> {
  await sql`
    insert into message_files (team_id, message_id, file_id, position)
    select ${teamId}::uuid, ${messageId}::uuid, f.id, f.position
    from unnest(${[...fileIds]}::uuid[]) with ordinality as f (id, position)`.execute(tx)
}

/** Stores the message's current text for the safeguarding person. */
export async function saveRevision(
  tx: Transaction,
  { teamId, messageId }: MessageKey,
): Promise<void> {
  await sql`
    insert into message_revisions (id, team_id, message_id, words, written_at)
    select ${newId()}::uuid, team_id, id, words, coalesce(edited_at, sent_at) from messages
    where team_id = ${teamId} and id = ${messageId}`.execute(tx)
}

export async function updateText(
  tx: Transaction,
  { teamId, messageId }: MessageKey,
  input: { readonly words: string; readonly mentions: readonly string[]; readonly now: Date },
): Promise<void> {
  await sql`
    update messages set words = ${input.words}, mentions = ${[...input.mentions]}::uuid[],
      edited_at = ${input.now}
    where team_id = ${teamId} and id = ${messageId}`.execute(tx)
}

export async function clearMessage(
  tx: Transaction,
  { teamId, messageId }: MessageKey,
  input: { readonly as: 'author' | 'staff'; readonly now: Date },
): Promise<void> {
  await sql`
    update messages set words = '', mentions = '{}', removed_at = ${input.now},
      removed_as = ${input.as}, pinned_at = null
    where team_id = ${teamId} and id = ${messageId}`.execute(tx)
}

export async function saveReaction(
  tx: Transaction,
  { teamId, messageId, accountId }: MessageKey & { readonly accountId: string },
  reaction: string | null,
): Promise<void> {
  if (reaction === null)
    await sql`
      delete from message_reactions where team_id = ${teamId} and message_id = ${messageId}
        and account_id = ${accountId}`.execute(tx)
  else
    await sql`
      insert into message_reactions (team_id, message_id, account_id, reaction)
      values (${teamId}, ${messageId}, ${accountId}, ${reaction})
      on conflict (team_id, message_id, account_id) do update
      set reaction = excluded.reaction`.execute(tx)
}

export async function savePin(
  tx: Transaction,
  { teamId, messageId }: MessageKey,
  at: Date | null,
): Promise<void> {
  await sql`
    update messages set pinned_at = ${at} where team_id = ${teamId} and id = ${messageId}`.execute(
    tx,
  )
}

export async function countPins(db: Queryable, key: ConversationKey): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from messages where team_id = ${key.teamId}
      and conversation_id = ${key.conversationId} and pinned_at is not null`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** Replaces the account's votes. */
export async function saveVotes(
  tx: Transaction,
  { teamId, messageId, accountId }: MessageKey & { readonly accountId: string },
  options: readonly number[],
): Promise<void> {
  await sql`
    delete from poll_votes where team_id = ${teamId} and message_id = ${messageId}
      and account_id = ${accountId}`.execute(tx)
  await sql`
    insert into poll_votes (team_id, message_id, account_id, option)
    select ${teamId}::uuid, ${messageId}::uuid, ${accountId}::uuid, option
    from unnest(${[...new Set(options)]}::smallint[]) as option`.execute(tx)
}

export async function savePollEnd(
  tx: Transaction,
  { teamId, messageId }: MessageKey,
  at: Date,
): Promise<void> {
  await sql`
    update polls set closed_at = ${at}
    where team_id = ${teamId} and message_id = ${messageId} and closed_at is null`.execute(tx)
}
