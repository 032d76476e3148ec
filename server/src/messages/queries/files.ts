import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import type { FileRow } from './message-details.ts'
import type { Readable } from './messages.ts'

export interface SharedFile extends FileRow {
  readonly messageId: string
  readonly seq: number
  readonly author: string | null
  readonly sentAt: Date
}

/** Files of a conversation by newest message; never splits the files of a message. */
export async function findSharedFiles(
  db: Queryable,
  { teamId, conversationId, since }: Readable,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<{ readonly files: readonly SharedFile[]; readonly nextBefore: number | null }> {
  const found = await sql<SharedFile>`
    with bearing as (
      select m.team_id, m.id, m.seq, m.author_id, m.sent_at from messages m
      where m.team_id = ${teamId} and m.conversation_id = ${conversationId}
        and m.removed_at is null and m.sent_at >= coalesce(${since}::timestamptz, '-infinity')
        and m.seq < coalesce(${before ?? null}::integer, 2147483647)
        and exists (select from message_files x where x.team_id = m.team_id and x.message_id = m.id)
      order by m.seq desc limit ${limit + 1}
    )
    select f.id, f.shown_name as name, f.bytes, f.content_type as "contentType",
      m.id as "messageId", m.seq, ${nameOfAccount(sql`m.team_id`, sql`m.author_id`)} as author,
      m.sent_at as "sentAt"
    from bearing m join message_files x on x.team_id = m.team_id and x.message_id = m.id
    join files f on f.id = x.file_id and f.removed_at is null
    order by m.seq desc, x.position, f.id`.execute(db)
  const seqs = [...new Set(found.rows.map(({ seq }) => seq))]
  const lastShown = seqs.length > limit ? seqs[limit - 1] : undefined
  return lastShown === undefined
    ? { files: found.rows, nextBefore: null }
    : { files: found.rows.filter(({ seq }) => seq >= lastShown), nextBefore: lastShown }
}
