import { foldings } from '@touchline/domain/values/folding'
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

/** Messages of my conversations that hold every one of the words, or begin with them; newest first. */
export async function searchMessages(db: Queryable, reader: Reader, search: Search) {
  const query = queryOf(search.words)
  if (query === '') return { found: [], nextCursor: null }
  const older = search.cursor === undefined ? sql`true` : sql`m.id < ${search.cursor}`
  const own = await findOwn(db, reader)
  const found = await sql<FoundRow>`
    with mine as materialized ${ownConversations(own, search.conversationId)}
    select m.id as "messageId", m.conversation_id as "conversationId", m.seq, m.words,
      ${nameOfAccount(sql`m.team_id`, sql`m.author_id`)} as author, m.sent_at as "sentAt"
    from messages m
    join mine on mine.conversation_id = m.conversation_id and m.sent_at >= mine.since
    where m.team_id = ${reader.actor.teamId} and m.removed_at is null and ${older}
      and m.search @@ ${query}::tsquery
    order by m.id desc limit ${search.limit + 1}`.execute(db)
  const shown = found.rows.slice(0, search.limit)
  return {
    found: shown.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })),
    nextCursor: found.rows.length > search.limit ? (shown.at(-1)?.messageId ?? null) : null,
  }
}

/** Cut as the column is (`search_words`): letters and figures alone, in one spelling or the other. */
function queryOf(words: string): string {
  return foldings(words)
    .map((spelling) => spelling.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => `(${pieces.map((piece) => `'${piece}':*`).join(' & ')})`)
    .join(' | ')
}
