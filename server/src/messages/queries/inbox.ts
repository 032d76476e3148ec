import type { InboxConversation } from '@touchline/contract/messages/shapes/conversation'
import { offFor } from '@touchline/domain/teams/permissions'
import { sql, type RawBuilder } from 'kysely'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findActorsOfAccount, type Asker } from '#server/teams/queries/actor.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import {
  conversationOf,
  conversationRows,
  cursorOf,
  isAfterCursor,
  oneLine,
  type ConversationRow,
} from './conversations.ts'
import { findOwns } from './own.ts'

interface InboxFilter {
  readonly account: Asker['account']
  readonly now: Date
  readonly limit: number
  readonly cursor?: string | undefined
  readonly words?: string | undefined
}

interface Page {
  readonly conversations: InboxConversation[]
  readonly nextCursor: string | null
}

/** The conversations of all teams of an account, pinned first, then newest. */
export async function findInbox(
  db: Queryable,
  platform: Platform,
  { account, now, limit, cursor, words }: InboxFilter,
): Promise<Page> {
  const actors = await findActorsOfAccount(db, account)
  const talking = actors.filter((actor) => offFor(actor, 'messages.view') === undefined)
  const owns = await findOwns(db, talking, now)
  if (owns.length === 0) return { conversations: [], nextCursor: null }
  const which = sql`${isAfterCursor(cursor)} and ${isShownOnce}
    ${words === undefined ? sql`` : sql`and ${hasWords(words)}`}`
  const { rows } = await conversationRows({ owns }, which, limit + 1).execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    conversations: await withTeams(db, platform, { shown, words }),
    nextCursor: last === undefined ? null : cursorOf(last),
  }
}

/** SQL: a message to several teams is listed once until someone answers in a team. */
const isShownOnce = sql`not (c.group_id is not null and c.last_seq <= 1 and exists (
  select from mine other join conversations twin
    on twin.team_id = other.team_id and twin.id = other.conversation_id
  where twin.group_id = c.group_id and (twin.last_seq > 1 or twin.id < c.id)))`

function hasWords(words: string): RawBuilder<unknown> {
  return sql`(search_words(coalesce(c.subject, '') || ' '
      || (select team.name from teams team where team.id = c.team_id)) @@ search_query(${words})
    or exists (select from messages m where m.team_id = c.team_id and m.conversation_id = c.id
      and m.sent_at >= mine.since and m.removed_at is null and m.search @@ search_query(${words})))`
}

interface Besides {
  readonly id: string
  readonly team: { readonly id: string; readonly name: string; readonly color: string }
  readonly logo: string | null
  readonly found: Omit<NonNullable<InboxConversation['found']>, 'sentAt'> | null
  readonly foundAt: Date | null
}

/** Adds team and found message to the conversations. */
async function withTeams(
  db: Queryable,
  platform: Platform,
  {
    shown,
    words,
  }: { readonly shown: readonly ConversationRow[]; readonly words: string | undefined },
): Promise<InboxConversation[]> {
  const show = await pictureAddresses(platform)
  const found = await sql<Besides>`
    select c.id, team.logo_file_id as logo, hit.found, hit.sent_at as "foundAt",
      json_build_object('id', team.id, 'name', team.name, 'color', team.color) as team
    from unnest(${shown.map((row) => row.team_id)}::uuid[], ${shown.map(({ id }) => id)}::uuid[],
      ${shown.map(({ since }) => since)}::timestamptz[]) as c (team_id, id, since)
    join teams team on team.id = c.team_id
    left join lateral (
      select m.sent_at, json_build_object('seq', m.seq, 'words', ${oneLine(sql`m.words`)},
        'author', ${nameOfAccount(sql`m.team_id`, sql`m.author_id`)}) as found
      from messages m
      where m.team_id = c.team_id and m.conversation_id = c.id and m.removed_at is null
        and m.sent_at >= coalesce(c.since, '-infinity') and m.search @@ search_query(${words ?? null})
      order by m.seq desc limit 1) hit on true`.execute(db)
  const besides = new Map(found.rows.map((row) => [row.id, row]))
  return shown.flatMap((row) => {
    const beside = besides.get(row.id)
    if (beside === undefined) return []
    const { team, logo, found: hit, foundAt } = beside
    return {
      ...conversationOf(row),
      team: { ...team, logo: show(logo) },
      teamNames: row.group_teams ?? [team.name],
      found: hit && foundAt && { ...hit, sentAt: foundAt.toISOString() },
    }
  })
}
