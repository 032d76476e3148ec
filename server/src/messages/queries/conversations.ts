import type { Conversation } from '@touchline/contract/messages/shapes/conversation'
import type { ConversationKind, ConversationRole } from '@touchline/domain/messages/conversations'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import { findOwn, ownConversations, type ReaderRights, type Reader } from './own.ts'

/** SQL for text cut to one line. */
export const oneLine = (words: RawBuilder<unknown>) =>
  sql<string>`left(regexp_replace(${words}, '\\s+', ' ', 'g'), 200)`

/** SQL for the number of files of a message that isn't removed. */
export const filesOf = (message: 'm' | 'r') =>
  sql<number>`case when ${sql.ref(`${message}.removed_at`)} is null then (
    select count(*) from message_files f where f.team_id = ${sql.ref(`${message}.team_id`)}
      and f.message_id = ${sql.ref(`${message}.id`)}) else 0 end`

export interface ConversationRow {
  readonly team_id: string
  /** Messages before this moment are hidden; null: none. */
  readonly since: Date | null
  readonly id: string
  readonly kind: ConversationKind
  readonly role: ConversationRole | null
  readonly event: {
    readonly id: string
    readonly title: string
    readonly isAllDay: boolean
    readonly timeZone: string
  } | null
  readonly event_starts_at: Date | null
  readonly event_ends_at: Date | null
  readonly subject: string | null
  readonly names: string[]
  /** Of a message to several teams that no one has answered. */
  readonly group_teams: string[] | null
  readonly is_announcement: boolean
  readonly last_seq: number
  readonly last_at: Date
  readonly read_seq: number
  readonly unread: number
  readonly mentions: number
  readonly is_muted: boolean
  readonly is_pinned: boolean
  readonly last: Omit<NonNullable<Conversation['last']>, 'sentAt'> | null
  readonly last_sent_at: Date | null
}

/** The reader's conversations in a team, pinned first, then newest, in one statement. */
export async function findConversations(
  db: Queryable,
  reader: Reader,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ readonly conversations: Conversation[]; readonly nextCursor: string | null }> {
  const found = await conversationRows(
    { owns: [await findOwn(db, reader)] },
    isAfterCursor(cursor),
    limit + 1,
  ).execute(db)
  const shown = found.rows.slice(0, limit)
  const last = found.rows.length > limit ? shown.at(-1) : undefined
  return {
    conversations: shown.map(conversationOf),
    nextCursor: last === undefined ? null : cursorOf(last),
  }
}

/** A conversation the reader is in; throws not_found otherwise. */
export async function requireConversation(
  db: Queryable,
  reader: Reader & { readonly conversationId: string },
): Promise<Conversation> {
  const { conversationId } = reader
  const wanted = { owns: [await findOwn(db, reader)], conversationId }
  const found = await conversationRows(wanted, sql`true`, 1).execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return conversationOf(row)
}

/** Counting stops here, because the app shows "99+". */
export const maxCounted = 100

interface Rows {
  readonly owns: readonly ReaderRights[]
  readonly conversationId?: string
}

/** Cuts the page first, so that only its conversations are counted. */
export function conversationRows(
  { owns, conversationId }: Rows,
  which: RawBuilder<unknown>,
  limit: number,
) {
  const accountId = owns[0]?.actor.accountId ?? ''
  const isUnread = sql`m.team_id = c.team_id and m.conversation_id = c.id
    and m.seq > coalesce(c.read_seq, 0) and m.sent_at >= c.since and m.removed_at is null
    and m.author_id is distinct from ${accountId}`
  return sql<ConversationRow>`
    with mine as materialized ${ownConversations(owns, conversationId)},
    page as materialized (
      select c.team_id, c.id, c.kind, c.role, c.subject, c.is_announcement, c.last_seq, c.last_at,
        c.event_id, c.group_id, mine.since, r.read_seq, r.muted_at, r.pinned_at
      from mine join conversations c on c.team_id = mine.team_id and c.id = mine.conversation_id
      left join conversation_readers r on r.team_id = c.team_id and r.conversation_id = c.id
        and r.account_id = ${accountId}
      where ${which}
      order by r.pinned_at is not null desc, c.last_at desc, c.id desc limit ${limit}
    )
    select c.team_id, c.id, c.kind, c.role, c.subject, c.is_announcement, c.last_seq, c.last_at,
      case when isfinite(c.since) then c.since end as since,
      case when e.id is null then null
        else json_build_object('id', e.id, 'title', e.title,
          'isAllDay', e.is_all_day, 'timeZone', e.time_zone) end as event,
      e.starts_at as event_starts_at, e.ends_at as event_ends_at, array(${namesOfPeople(accountId)}) as names,
      case when c.group_id is not null and c.last_seq <= 1 then array(${teamsOfGroup}) end as group_teams,
      coalesce(c.read_seq, 0) as read_seq, c.muted_at is not null as is_muted,
      c.pinned_at is not null as is_pinned, news.unread, news.mentions,
      last.said as last, last.sent_at as last_sent_at
    from page c
    left join events e on e.team_id = c.team_id and e.id = c.event_id
    cross join lateral (
      select count(*) as unread, count(*) filter (where newest.names_me) as mentions
      from (select ${accountId} = any(m.mentions) as names_me from messages m
        where ${isUnread} order by m.seq desc limit ${maxCounted}) newest) news
    left join lateral (
      select m.sent_at, json_build_object(
        'author', ${nameOfAccount(sql`m.team_id`, sql`m.author_id`)},
        'isMine', coalesce(m.author_id = ${accountId}, false),
        'words', ${oneLine(sql`m.words`)},
        'isPoll', exists (select from polls q
          where q.team_id = m.team_id and q.message_id = m.id),
        'isRemoved', m.removed_at is not null,
        'files', (select count(*) from message_files f
          where f.team_id = m.team_id and f.message_id = m.id)) as said
      from messages m
      where m.team_id = c.team_id and m.conversation_id = c.id and m.sent_at >= c.since
      order by m.seq desc limit 1) last on true
    order by c.pinned_at is not null desc, c.last_at desc, c.id desc`
}

/** The teams in which I read the same message as in a conversation (`c`), while no one has answered it. */
const teamsOfGroup = sql`
  select team.name from mine
  join conversations twin on twin.team_id = mine.team_id and twin.id = mine.conversation_id
    and twin.group_id = c.group_id and twin.last_seq <= 1
  join teams team on team.id = twin.team_id
  order by lower(team.name), team.id`

/** The others of a conversation (`c`) of people, some of them. */
function namesOfPeople(accountId: string) {
  return sql`
    select name from (
      select trim(m.first_name || ' ' || m.last_name) as name
      from conversation_participants p join members m on m.team_id = p.team_id and m.id = p.member_id
      where p.team_id = c.team_id and p.conversation_id = c.id
        and m.account_id is distinct from ${accountId}
      union
      select trim(g.first_name || ' ' || g.last_name)
      from conversation_participants p join guardians g on g.team_id = p.team_id and g.id = p.guardian_id
      where p.team_id = c.team_id and p.conversation_id = c.id
        and g.account_id is distinct from ${accountId}
      union
      select trim(a.first_name || ' ' || a.last_name)
      from conversation_participants p join accounts a on a.id = p.account_id
      where p.team_id = c.team_id and p.conversation_id = c.id and a.id <> ${accountId}
    ) others where c.kind = 'people' order by name limit 8`
}

export function conversationOf(row: ConversationRow): Conversation {
  const {
    event,
    event_starts_at: startsAt,
    event_ends_at: endsAt,
    last,
    last_sent_at: sentAt,
  } = row
  return {
    id: row.id,
    kind: row.kind,
    role: row.role,
    event:
      event === null || startsAt === null || endsAt === null
        ? null
        : { ...event, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    subject: row.subject,
    names: row.names,
    isAnnouncement: row.is_announcement,
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    unread: row.unread,
    mentions: row.mentions,
    isMuted: row.is_muted,
    isPinned: row.is_pinned,
    last: last === null || sentAt === null ? null : { ...last, sentAt: sentAt.toISOString() },
    lastAt: row.last_at.toISOString(),
  }
}

const place = z.tuple([z.enum(['pinned', 'other']), z.iso.datetime(), z.uuid()])

/** The cursor for the page after this conversation. */
export function cursorOf(row: ConversationRow): string {
  return [row.is_pinned ? 'pinned' : 'other', row.last_at.toISOString(), row.id].join('_')
}

/** SQL: true if conversation `c`, with the reader's state `r`, comes after the cursor. */
export function isAfterCursor(cursor: string | undefined): RawBuilder<unknown> {
  const { isPinned, lastAt, id } = beforeCursor(cursor)
  return sql`(r.pinned_at is not null, c.last_at, c.id)
    < (${isPinned}::boolean, ${lastAt}::timestamptz, ${id}::uuid)`
}

function beforeCursor(cursor: string | undefined) {
  if (cursor === undefined)
    return { isPinned: true, lastAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  const parsed = place.safeParse(cursor.split('_'))
  if (!parsed.success) throw new AppError('invalid_input')
  const [group, lastAt, id] = parsed.data
  return { isPinned: group === 'pinned', lastAt, id }
}
