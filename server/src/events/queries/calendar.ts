import type { Event, ReminderResult } from '@touchline/contract/events/shapes/event'
import type { UpcomingEvent } from '@touchline/contract/events/shapes/requests'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isLike, patternsFor, type Patterns } from '#server/platform/database/is-found.ts'
import { statement } from '#server/platform/database/statement.ts'
import { AppError } from '#server/platform/errors.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { leadsTeam } from '#server/teams/queries/club-roles.ts'
import { isStaffRow } from '#server/teams/queries/staff.ts'

import {
  invitesReader,
  cardColumns,
  eventColumns,
  eventJoins,
  eventOf,
  isShown,
  myAnswers,
  readerCtes,
  type EventRow,
  type Reader,
} from './event-rows.ts'
import { countToRemindSql } from './to-remind.ts'

/** A reader of one team's events. */
type TeamReader = Reader & { readonly teamId: string }

export interface Window {
  /** Days of the team's calendar, both included. */
  readonly from: string
  readonly to: string
  readonly limit: number
  readonly cursor?: string | undefined
  readonly search?: string | undefined
  /** `me`: only events that the reader or their children are invited to. */
  readonly asks?: 'anybody' | 'me'
}

export interface EventPage {
  readonly events: Event[]
  readonly next: string | null
}

/** A team without events in the window is one row with empty event columns. */
type SeenRow = EventRow | { readonly id: null }

/** The events of a window with the reader's answers and the counts, in one statement. */
export async function findEvents(
  database: Queryable,
  reader: Reader,
  { search, asks, cursor, limit, ...days }: Window,
): Promise<EventPage> {
  const { accountId, teamId } = reader
  const find = listingFor(
    `${teamId ? 'team' : reader.program ? 'mine_by_token' : 'mine'} ${search ? 'found' : 'all'} ${asks ?? 'anybody'}`,
  )
  const rows = await find(database, {
    ...days,
    ...afterCursor(cursor),
    accountId,
    teamId,
    limit: limit + 1,
    ...patternsFor(search ?? ''),
  })
  if (rows.length === 0 && teamId !== undefined) await refuse(database, { accountId, teamId })
  return toEventPage(rows.filter(isEvent), reader, limit)
}

/** Throws `check_needed` for staff without a background check, `not_found` for others. */
async function refuse(db: Queryable, { accountId, teamId }: TeamReader): Promise<never> {
  await requirePerson(db, { accountId, teamId })
  throw new AppError('not_found')
}

interface Listing extends Cursor, Patterns {
  readonly accountId: string
  readonly teamId: string | undefined
  readonly from: string
  readonly to: string
  readonly limit: number
}

type Kind = `${'team' | 'mine' | 'mine_by_token'} ${'all' | 'found'} ${'anybody' | 'me'}`

const listings = new Map<Kind, ReturnType<typeof listing>>()

function listingFor(kind: Kind): ReturnType<typeof listing> {
  const made = listings.get(kind) ?? listing(kind)
  listings.set(kind, made)
  return made
}

function listing(kind: Kind) {
  return statement<Listing, SeenRow>((value) => {
    const begin = sql`${value('from')}::date::timestamp at time zone s.time_zone`
    const account = { accountId: value('accountId') }
    const reader = {
      ...account,
      ...(kind.startsWith('team ') && { teamId: value('teamId') }),
      ...(kind.startsWith('mine_by_token ') && { program: true }),
    }
    return sql`
    with ${readerCtes(reader)}
    select ${eventColumns}, my.mine
    from seen s
    left join lateral (
      select * from (
        select ${cardColumns} from events e
        where e.team_id = s.id and e.starts_at >= (${begin}) - ${usualEventSpan}
          and (e.starts_at >= ${begin} or e.ends_at > ${begin})
        union all
        select ${cardColumns} from events e
        where e.team_id = s.id and e.starts_at < (${begin}) - ${usualEventSpan}
          and e.ends_at > ${begin} and e.ends_at - e.starts_at > ${usualEventSpan}
      ) e
      where e.starts_at < (${value('to')}::date + 1)::timestamp at time zone s.time_zone
        and (e.starts_at, e.id) > (${value('startsAt')}::timestamptz, ${value('id')}::uuid) and ${isShown}
        ${kind.includes(' found ') ? sql`and ${says({ words: value('words'), otherWords: value('otherWords') })}` : sql``}
        ${kind.endsWith(' me') ? sql`and ${invitesReader}` : sql``}
      order by e.starts_at, e.id limit ${value('limit')}
    ) e on true
    ${eventJoins} ${myAnswers}
    order by e.starts_at, e.id limit ${value('limit')}`
  })
}

/**
 * Few events last longer (such as holidays in a followed calendar); these have their own index,
 * `events_long`.
 */
export const usualEventSpan = sql`interval '15 days'`

/** Title, place or opponent contains the words. */
function says(patterns: Parameters<typeof isLike>[1]) {
  return isLike(
    sql`concat_ws(chr(10), e.title, e.location, e.opponent,
      (select name from venues v where v.team_id = e.team_id and v.id = e.venue_id),
      (select name from opponents o where o.team_id = e.team_id and o.id = e.opponent_id))`,
    patterns,
  )
}

/** How many events the team overview shows. */
const comingCards = 3

/** The last event, the current or next one and those after it, without cancelled ones. */
export async function findEventsAround(
  db: Queryable,
  reader: TeamReader,
  now: Date,
): Promise<{ last: Event | null; coming: UpcomingEvent[] }> {
  const found = await sql<SeenRow & AroundRow>`
    with ${readerCtes(reader)}
    select ${eventColumns}, my.mine, e.side,
      case when ${runsTeam(reader.accountId)} then e.reminded_at end as reminded_at,
      case when ${runsTeam(reader.accountId)} then ${countToRemindSql(reader.accountId)} end as to_remind
    from seen s
    left join lateral (
      (select 'last' as side, e.* from events e
       where e.team_id = s.id and e.starts_at <= ${now} and e.ends_at < ${now} and e.cancelled_at is null
         and ${isShown}
       order by e.starts_at desc, e.id desc limit 1)
      union all
      (select 'next' as side, e.* from events e
       where e.team_id = s.id and e.ends_at >= ${now} and e.cancelled_at is null
         and e.starts_at > ${now}::timestamptz - ${usualEventSpan} and ${isShown}
       order by e.starts_at, e.id limit ${comingCards})
    ) e on true
    ${eventJoins} ${myAnswers}
    order by e.starts_at, e.id`.execute(db)
  if (found.rows.length === 0) await refuse(db, reader)

  const events = found.rows.filter(isEvent)
  const last = events.find(({ side }) => side === 'last')
  const coming = events
    .filter(({ side }) => side === 'next')
    .map((row) => ({
      ...eventOf(row, reader),
      remindedAt: row.reminded_at?.toISOString() ?? null,
      toRemind: row.to_remind,
    }))
  return { last: last === undefined ? null : eventOf(last, reader), coming }
}

interface AroundRow {
  readonly side: 'last' | 'next'
  readonly reminded_at: Date | null
  readonly to_remind: ReminderResult | null
}

/** SQL, for a visible team `s`: true if the account is staff or manages its club. */
function runsTeam(accountId: string): RawBuilder<unknown> {
  return sql`(
    exists (select from members own
      where own.team_id = s.id and own.account_id = ${accountId} and own.left_at is null
        and own.archived_at is null and ${isStaffRow('own')})
    or exists (select from teams led join club_roles k on k.club_id = led.club_id
      where led.id = s.id and k.account_id = ${accountId} and ${leadsTeam('k', 'led')}))`
}

/** One event as a card; throws `not_found` if the reader may not see it. */
export async function requireEvent(
  db: Queryable,
  reader: TeamReader,
  eventId: string,
): Promise<Event> {
  const event = await findEvent(db, reader, eventId)
  if (event === undefined) throw new AppError('not_found')
  return event
}

/** Undefined if the event is gone or hidden from the reader. */
export async function findEvent(
  db: Queryable,
  reader: TeamReader,
  eventId: string,
): Promise<Event | undefined> {
  const found = await sql<EventRow>`
    with ${readerCtes(reader)}
    select ${eventColumns}, my.mine
    from seen s join events e on e.team_id = s.id and e.id = ${eventId} and ${isShown}
    ${eventJoins} ${myAnswers}`.execute(db)
  const [row] = found.rows
  return row && eventOf(row, reader)
}

function isEvent<Row extends SeenRow>(row: Row): row is Row & EventRow {
  return row.id !== null
}

interface Cursor {
  readonly startsAt: string
  readonly id: string
}

const beginning: Cursor = { startsAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

export function afterCursor(cursor: string | undefined): Cursor {
  if (cursor === undefined) return beginning
  const [, startsAt, id] = /^(\d{4}-[\dT:.-]+Z)_([0-9a-f-]{36})$/.exec(cursor) ?? []
  if (startsAt === undefined || id === undefined) throw new AppError('invalid_input')
  return { startsAt, id }
}

export function toEventPage(
  rows: readonly EventRow[],
  reader: Pick<Reader, 'program'>,
  limit: number,
): EventPage {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    events: shown.map((row) => eventOf(row, reader)),
    next: last === undefined ? null : `${last.starts_at.toISOString()}_${last.id}`,
  }
}
