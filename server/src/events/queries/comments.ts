import type { Comment } from '@touchline/contract/events/shapes/comments'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import type { EventKey } from './page.ts'

interface CommentRow {
  readonly id: string
  readonly account_id: string
  readonly written_by: string
  readonly words: string
  readonly written_at: Date
}

/** Comments on an event, newest first; `before` is the last one of the previous page. */
export async function findComments(
  db: Queryable,
  key: EventKey & { readonly accountId: string },
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ comments: Comment[]; nextCursor: string | null }> {
  const older = cursor === undefined ? sql`true` : sql`c.id < ${cursor}`
  const found = await sql<CommentRow>`
    select c.id, c.account_id, c.words, c.written_at,
      coalesce(${nameOfAccount(sql`c.team_id`, sql`c.account_id`)}, '') as written_by
    from event_comments c
    where c.team_id = ${key.teamId} and c.event_id = ${key.eventId} and ${older}
    order by c.id desc limit ${limit + 1}`.execute(db)
  const shown = found.rows.slice(0, limit)
  return {
    comments: shown.map((row) => ({
      id: row.id,
      writtenBy: row.written_by,
      words: row.words,
      writtenAt: row.written_at.toISOString(),
      isMine: row.account_id === key.accountId,
    })),
    nextCursor: found.rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

export interface CommentCounts {
  readonly ofEvent: number
  readonly lately: number
}

/** How many comments an event has, and how many one account wrote in the team since a moment. */
export async function countComments(
  db: Queryable,
  { teamId, eventId }: EventKey,
  { accountId, since }: { readonly accountId: string; readonly since: Date },
): Promise<CommentCounts> {
  const found = await sql<CommentCounts>`
    select
      (select count(*) from event_comments
       where team_id = ${teamId} and event_id = ${eventId}) as "ofEvent",
      (select count(*) from event_comments
       where team_id = ${teamId} and account_id = ${accountId}
         and written_at > ${since}) as lately`.execute(db)
  return found.rows[0] ?? { ofEvent: 0, lately: 0 }
}

export async function insertComment(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  given: {
    readonly id: string
    readonly accountId: string
    readonly words: string
    readonly now: Date
  },
): Promise<void> {
  await tx
    .insertInto('event_comments')
    .values({
      id: given.id,
      team_id: teamId,
      event_id: eventId,
      account_id: given.accountId,
      words: given.words,
      written_at: given.now,
    })
    .execute()
}

/** The author of a comment; undefined if there is no such comment. */
export async function findWriter(
  db: Queryable,
  { teamId, eventId, commentId }: EventKey & { readonly commentId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('event_comments')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .where('id', '=', commentId)
    .executeTakeFirst()
  return row?.account_id
}

export async function deleteComment(
  tx: Transaction,
  { teamId, commentId }: { readonly teamId: string; readonly commentId: string },
): Promise<void> {
  await tx
    .deleteFrom('event_comments')
    .where('team_id', '=', teamId)
    .where('id', '=', commentId)
    .execute()
}
