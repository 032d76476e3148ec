import type { Message } from '@touchline/contract/messages/shapes/message'
import { reactions } from '@touchline/domain/messages/conversations'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import type { ConversationKey } from './people.ts'

/** The reader and messages of one conversation. */
export interface MessagesKey {
  readonly teamId: string
  readonly accountId: string
  readonly messageIds: readonly string[]
}

type Shown = Message['reactions'][number]

export async function findReactions(
  db: Queryable,
  { teamId, accountId, messageIds }: MessagesKey,
): Promise<ReadonlyMap<string, readonly Shown[]>> {
  const found = await sql<{ id: string; reaction: string; count: number; isMine: boolean }>`
    select message_id as id, reaction, count(*) as count,
      bool_or(account_id = ${accountId}) as "isMine"
    from message_reactions
    where team_id = ${teamId} and message_id = any(${[...messageIds]}::uuid[])
    group by message_id, reaction order by count(*) desc, reaction`.execute(db)
  const known = found.rows.flatMap(({ id, reaction: written, count, isMine }) => {
    const reaction = reactions.find((one) => one === written)
    return reaction === undefined ? [] : [{ id, shown: { reaction, count, isMine } }]
  })
  return gathered(known)
}

export interface FileRow {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly contentType: string
}

export async function findFiles(
  db: Queryable,
  { teamId, messageIds }: Pick<MessagesKey, 'teamId' | 'messageIds'>,
): Promise<ReadonlyMap<string, readonly FileRow[]>> {
  const found = await sql<FileRow & { messageId: string }>`
    select x.message_id as "messageId", f.id, f.shown_name as name, f.bytes,
      f.content_type as "contentType"
    from message_files x join files f on f.id = x.file_id and f.removed_at is null
    join messages m on m.team_id = x.team_id and m.id = x.message_id and m.removed_at is null
    where x.team_id = ${teamId} and x.message_id = any(${[...messageIds]}::uuid[])
    order by x.position, f.id`.execute(db)
  return gathered(found.rows.map(({ messageId, ...shown }) => ({ id: messageId, shown })))
}

export interface PollRow {
  readonly options: readonly { words: string; votes: number; isMine: boolean }[]
  readonly voters: number
  readonly isMultiple: boolean
  readonly closesAt: Date | null
  readonly closedAt: Date | null
}

export async function findPolls(
  db: Queryable,
  { teamId, accountId, messageIds }: MessagesKey,
): Promise<ReadonlyMap<string, PollRow>> {
  const found = await sql<PollRow & { id: string }>`
    select q.message_id as id, q.is_multiple as "isMultiple", q.closes_at as "closesAt",
      q.closed_at as "closedAt",
      (select count(distinct v.account_id) from poll_votes v
       where v.team_id = q.team_id and v.message_id = q.message_id) as voters,
      (select json_agg(json_build_object('words', o.words,
          'votes', (select count(*) from poll_votes v where v.team_id = q.team_id
            and v.message_id = q.message_id and v.option = o.number - 1),
          'isMine', exists (select from poll_votes v where v.team_id = q.team_id
            and v.message_id = q.message_id and v.option = o.number - 1
            and v.account_id = ${accountId})) order by o.number)
       from unnest(q.options) with ordinality as o (words, number)) as options
    from polls q
    join messages m on m.team_id = q.team_id and m.id = q.message_id and m.removed_at is null
    where q.team_id = ${teamId} and q.message_id = any(${[...messageIds]}::uuid[])`.execute(db)
  return new Map(found.rows.map(({ id, ...poll }) => [id, poll]))
}

/** How far each of these people has read. */
export async function findReadMarks(
  db: Queryable,
  { teamId, conversationId }: ConversationKey,
  accountIds: readonly string[],
): Promise<readonly { readonly accountId: string; readonly readSeq: number }[]> {
  const found = await sql<{ accountId: string; readSeq: number }>`
    select participant.id as "accountId", coalesce(r.read_seq, 0) as "readSeq"
    from unnest(${[...accountIds]}::uuid[]) as participant (id)
    left join conversation_readers r on r.team_id = ${teamId}
      and r.conversation_id = ${conversationId} and r.account_id = participant.id`.execute(db)
  return found.rows
}

function gathered<T>(
  rows: readonly { readonly id: string; readonly shown: T }[],
): ReadonlyMap<string, readonly T[]> {
  const groups = Map.groupBy(rows, ({ id }) => id)
  return new Map([...groups].map(([id, some]) => [id, some.map(({ shown }) => shown)]))
}
