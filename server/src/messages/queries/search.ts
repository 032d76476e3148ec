import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import { findOwn, ownConversations, type Reader } from './own.ts'

interface FoundRow {
  readonly messageId: string
  readonly conversationId: string
  readonly seq: number
  readonly author: string | null
  readonly words: string
  readonly sentAt: Date
}

export interface Search {
  readonly words: string
  readonly conversationId?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

/**
 * Messages of the reader's conversations that contain every word or a word beginning with it,
 * newest first.
 */
export async function searchMessages(db: Queryable, reader: Reader, search: Search) {
  const older = search.cursor === undefined ? sql`true` : sql`m.id < ${search.cursor}`
  const own = await findOwn(db, reader)
  const found = await sql<FoundRow>`
    with mine as materialized ${ownConversations([own], search.conversationId)}
    select m.id as "messageId", m.conversation_id as "conversationId", m.seq, m.words,
      ${nameOfAccount(sql`m.team_id`, sql`m.author_id`)} as author, m.sent_at as "sentAt"
    from messages m
    join mine on mine.conversation_id = m.conversation_id and m.sent_at >= mine.since
    where m.team_id = ${reader.actor.teamId} and m.removed_at is null and ${older}
      and m.search @@ search_query(${search.words})
    order by m.id desc limit ${search.limit + 1}`.execute(db)
  const shown = found.rows.slice(0, search.limit)
  return {
    found: shown.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })),
    nextCursor: found.rows.length > search.limit ? (shown.at(-1)?.messageId ?? null) : null,
  }
}
