import type { UnreadCounts } from '@touchline/contract/notifications/shapes'
import { instant } from '@touchline/contract/wire/values'
import { isNotificationKind, type NotificationKind } from '@touchline/domain/notifications/kinds'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { subject, type Subject } from './add-lines.ts'
import { mayStillRead, type Standing } from './standing.ts'

/** A line of someone's notification centre. */
export interface Line {
  readonly id: string
  readonly kind: NotificationKind
  readonly teamId: string | null
  readonly clubId: string | null
  readonly subjects: readonly Subject[]
  readonly createdAt: Date
  readonly isRead: boolean
}

interface LineRow extends Omit<Line, 'kind' | 'subjects'> {
  readonly kind: string
  readonly subjects: unknown
}

export interface Page {
  readonly lines: readonly Line[]
  readonly nextCursor: string | null
}

/** Newest first, along one index. */
export async function findLines(
  db: Queryable,
  standing: Standing,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page> {
  const { createdAt, id } = beforeCursor(cursor)
  const found = await sql<LineRow>`
    select n.id, n.kind, n.team_id as "teamId", n.club_id as "clubId", n.subjects, n.created_at as "createdAt",
      n.read_at is not null as "isRead"
    from notifications n
    where n.account_id = ${standing.accountId} and ${mayStillRead(standing)}
      and (n.created_at, n.id) < (${createdAt}::timestamptz, ${id}::uuid)
    order by n.created_at desc, n.id desc limit ${limit + 1}`.execute(db)
  const shown = found.rows.slice(0, limit)
  const last = found.rows.length > limit ? shown.at(-1) : undefined
  return {
    lines: shown.flatMap(lineOf),
    nextCursor: last === undefined ? null : `${last.createdAt.toISOString()}_${last.id}`,
  }
}

/** The unread lines with some bus events, newest first. */
export async function findUnreadLines(
  db: Queryable,
  standing: Standing,
  newsIds: readonly number[],
): Promise<readonly Line[]> {
  const found = await sql<LineRow>`
    select n.id, n.kind, n.team_id as "teamId", n.club_id as "clubId", n.subjects, n.created_at as "createdAt",
      false as "isRead"
    from notifications n
    where n.account_id = ${standing.accountId} and n.outbox_ids && ${[...newsIds]}::bigint[]
      and n.read_at is null and ${mayStillRead(standing)}
    order by n.created_at desc, n.id desc`.execute(db)
  return found.rows.flatMap(lineOf)
}

/** The number of unread lines, and the conversations among them. */
export async function findUnread(db: Queryable, standing: Standing): Promise<UnreadCounts> {
  const found = await sql<UnreadCounts>`
    select count(*) as unread,
      coalesce(json_agg(json_build_object('teamId', n.team_id,
          'conversationId', n.subjects -> 0 ->> 'conversationId') order by n.created_at desc)
        filter (where n.kind = 'message_sent'), '[]') as conversations
    from notifications n
    where n.account_id = ${standing.accountId} and n.read_at is null and ${mayStillRead(standing)}
  `.execute(db)
  return found.rows[0] ?? { unread: 0, conversations: [] }
}

export interface LineKey {
  readonly accountId: string
  readonly notificationId: string
}

/** True if it was unread; someone else's is not found. */
export async function markRead(tx: Transaction, key: LineKey, at: Date): Promise<boolean> {
  const found = await sql<{ readAt: Date | null }>`
    select read_at as "readAt" from notifications
    where account_id = ${key.accountId} and id = ${key.notificationId} for update`.execute(tx)
  const [line] = found.rows
  if (line === undefined) throw new AppError('not_found')
  if (line.readAt !== null) return false
  await sql`
    update notifications set read_at = ${at}
    where account_id = ${key.accountId} and id = ${key.notificationId}`.execute(tx)
  return true
}

export async function markAllRead(tx: Transaction, accountId: string, at: Date): Promise<boolean> {
  const marked = await sql`
    update notifications set read_at = ${at}
    where account_id = ${accountId} and read_at is null`.execute(tx)
  return (marked.numAffectedRows ?? 0n) > 0n
}

/** Deletes everyone's lines before a date. */
export async function forgetLines(db: Queryable, before: Date): Promise<void> {
  await sql`delete from notifications where created_at < ${before}`.execute(db)
}

/** Skips kinds of a later version, after a downgrade. */
function lineOf({ kind, subjects, ...row }: LineRow): Line[] {
  const parsed = z.array(subject).safeParse(subjects)
  return isNotificationKind(kind) && parsed.success ? [{ ...row, kind, subjects: parsed.data }] : []
}

const beginning = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

const place = z.tuple([instant, z.uuid()])

function beforeCursor(cursor: string | undefined): typeof beginning {
  if (cursor === undefined) return beginning
  const parsed = place.safeParse(cursor.split('_'))
  if (!parsed.success) throw new AppError('invalid_input')
  const [createdAt, id] = parsed.data
  return { createdAt, id }
}
