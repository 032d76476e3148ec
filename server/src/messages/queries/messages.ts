import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import { isActive, isStaffRow } from './ages.ts'
import { filesOf, oneLine } from './conversations.ts'
import type { ConversationKey } from './people.ts'

/** A message from the database, with its author and the message it answers. */
export interface MessageRow {
  readonly id: string
  readonly client_id: string
  readonly seq: number
  readonly author_id: string | null
  readonly author: string | null
  readonly is_staff: boolean
  readonly words: string
  readonly sent_at: Date
  readonly edited_at: Date | null
  readonly removed_at: Date | null
  readonly removed_as: 'author' | 'staff' | null
  readonly pinned_at: Date | null
  readonly reply_to: {
    readonly messageId: string
    readonly seq: number
    readonly author: string | null
    readonly words: string
    readonly files: number
  } | null
  readonly mentions: readonly { readonly accountId: string; readonly name: string }[]
}

/** The part of a conversation someone may read. */
export interface Readable extends ConversationKey {
  readonly since: Date | null
}

export interface Window {
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly around?: number | undefined
  readonly limit: number
}

export interface MessageRows {
  readonly rows: readonly MessageRow[]
  readonly hasOlder: boolean
  readonly hasNewer: boolean
}

/** A range of a conversation, oldest first. */
export async function findMessages(
  db: Queryable,
  key: Readable,
  { before, after, around, limit }: Window,
): Promise<MessageRows> {
  if (after !== undefined) {
    const { rows, more } = await stretch(db, key, { which: sql`w.seq > ${after}`, limit })
    return { rows, hasOlder: after > 0, hasNewer: more }
  }
  if (around === undefined) {
    const which = before === undefined ? sql`true` : sql`w.seq < ${before}`
    const { rows, more } = await backwards(db, key, { which, limit })
    return { rows, hasOlder: more, hasNewer: before !== undefined }
  }
  const half = Math.ceil(limit / 2)
  const older = await backwards(db, key, { which: sql`w.seq <= ${around}`, limit: half })
  const newer = await stretch(db, key, { which: sql`w.seq > ${around}`, limit: half })
  return { rows: [...older.rows, ...newer.rows], hasOlder: older.more, hasNewer: newer.more }
}

/** A message by id, if the reader may see it. */
export async function findMessage(
  db: Queryable,
  key: Readable,
  messageId: string,
): Promise<MessageRow | undefined> {
  const { rows } = await stretch(db, key, { which: sql`w.id = ${messageId}`, limit: 1 })
  return rows[0]
}

interface Stretch {
  readonly which: RawBuilder<unknown>
  readonly limit: number
}

async function backwards(db: Queryable, key: Readable, wanted: Stretch) {
  const found = await messageRows(key, { ...wanted, order: sql`w.seq desc` }).execute(db)
  const rows = found.rows.slice(0, wanted.limit).toReversed()
  return { rows, more: found.rows.length > wanted.limit }
}

async function stretch(db: Queryable, key: Readable, wanted: Stretch) {
  const found = await messageRows(key, { ...wanted, order: sql`w.seq` }).execute(db)
  return { rows: found.rows.slice(0, wanted.limit), more: found.rows.length > wanted.limit }
}

function messageRows(
  { teamId, conversationId, since }: Readable,
  { which, limit, order }: Stretch & { readonly order: RawBuilder<unknown> },
) {
  const isReadable = (one: string) =>
    sql`${sql.ref(`${one}.sent_at`)} >= coalesce(${since}::timestamptz, '-infinity')`
  return sql<MessageRow>`
    select w.id, w.client_id, w.seq, w.author_id, w.words, w.sent_at, w.edited_at, w.removed_at,
      w.removed_as, w.pinned_at, ${nameOfAccount(sql`w.team_id`, sql`w.author_id`)} as author,
      ${isByStaff} as is_staff,
      case when r.id is null then null else json_build_object('messageId', r.id, 'seq', r.seq,
        'author', ${nameOfAccount(sql`r.team_id`, sql`r.author_id`)},
        'words', ${oneLine(sql`r.words`)}, 'files', ${filesOf('r')}) end as reply_to,
      coalesce((select json_agg(json_build_object('accountId', named.id, 'name', named.name))
        from (select account.id, ${nameOfAccount(sql`w.team_id`, sql`account.id`)} as name
          from unnest(w.mentions) as account (id)) named where named.name is not null), '[]')
        as mentions
    from messages w
    left join messages r on r.team_id = w.team_id and r.id = w.reply_to and ${isReadable('r')}
    where w.team_id = ${teamId} and w.conversation_id = ${conversationId} and ${isReadable('w')}
      and ${which}
    order by ${order} limit ${limit + 1}`
}

/** SQL: the author of message `w` is currently staff. */
const isByStaff = sql`exists (select from members m
  where m.team_id = w.team_id and m.account_id = w.author_id and ${isActive} and ${isStaffRow})`
