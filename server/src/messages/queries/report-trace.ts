import type { Report } from '@touchline/contract/messages/shapes/reports'
import type { ConversationKind } from '@touchline/domain/messages/conversations'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import type { FileRow } from './message-details.ts'

interface Trace extends Pick<Report, 'wordings' | 'around'> {
  readonly files: readonly FileRow[]
}

/** Every version of a reported message, its files, and the messages around it. */
export async function findTrace(
  db: Queryable,
  { teamId, messageId }: { readonly teamId: string; readonly messageId: string },
): Promise<Trace> {
  const wordings = await sql<{ words: string; at: Date; by: string | null }>`
    select said.words, said.at, ${nameOfAccount(sql`m.team_id`, sql`m.author_id`)} as by
    from messages m cross join lateral (
      select w.words, w.written_at as at from message_revisions w
      where w.team_id = m.team_id and w.message_id = m.id
      union all
      select m.words, coalesce(m.edited_at, m.sent_at) where m.removed_at is null) said
    where m.team_id = ${teamId} and m.id = ${messageId} order by said.at`.execute(db)
  const files = await sql<FileRow>`
    select f.id, f.shown_name as name, f.bytes, f.content_type as "contentType"
    from message_files x join files f on f.id = x.file_id and f.removed_at is null
    where x.team_id = ${teamId} and x.message_id = ${messageId} order by x.position, f.id`.execute(
    db,
  )
  const around = await sql<{ author: string | null; words: string; sentAt: Date }>`
    select ${nameOfAccount(sql`near.team_id`, sql`near.author_id`)} as author, near.words,
      near.sent_at as "sentAt"
    from messages m join messages near on near.team_id = m.team_id
      and near.conversation_id = m.conversation_id and near.id <> m.id
      and near.seq between m.seq - 5 and m.seq + 5
    where m.team_id = ${teamId} and m.id = ${messageId} order by near.seq`.execute(db)
  return {
    wordings: wordings.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    files: files.rows,
    around: around.rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })),
  }
}

interface Standing {
  readonly conversationId: string
  readonly kind: ConversationKind
  readonly seq: number
}

/** A message that isn't removed; locks its conversation until the commit. */
export async function findStandingMessage(
  tx: Transaction,
  teamId: string,
  messageId: string,
): Promise<Standing | undefined> {
  const found = await sql<Standing>`
    select c.id as "conversationId", c.kind, m.seq
    from messages m join conversations c on c.team_id = m.team_id and c.id = m.conversation_id
    where m.team_id = ${teamId} and m.id = ${messageId} and m.removed_at is null
    for no key update of c, m`.execute(tx)
  return found.rows[0]
}
