import type { ReportedWeek } from '@touchline/domain/notifications/weekly-report'
import { gamesOf, type Game } from '@touchline/domain/statistics/games'
import { sql } from 'kysely'

import { isInvitedNow, readerCtes } from '#server/events/queries/event-rows.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findMatchesWithResult } from './games.ts'

/** Events in a report; further ones are only counted. */
const maxUpcoming = 5

/** What happened in a team in a week and what is next; the same for all its members. */
export interface TeamWeek {
  readonly name: string
  readonly pastEvents: number
  readonly newMembers: number
  /** The share of present or late among those recorded; null without any. */
  readonly presence: number | null
  readonly openInvitations: number
  readonly upcoming: readonly UpcomingEvent[]
  readonly upcomingCount: number
  readonly games: readonly Game[]
}

export interface UpcomingEvent {
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isAllDay: boolean
  readonly timeZone: string
}

export async function findTeamWeek(
  db: Queryable,
  teamId: string,
  week: ReportedWeek,
): Promise<TeamWeek | undefined> {
  const found = await sql<Omit<TeamWeek, 'upcoming' | 'games'>>`
    select t.name,
      (select count(*) from events e where e.team_id = t.id and e.cancelled_at is null
        and e.starts_at >= ${week.begins} and e.starts_at < ${week.ends}) as "pastEvents",
      (select count(*) from members m where m.team_id = t.id and m.left_at is null
        and m.archived_at is null and not m.is_placeholder
        and m.created_at >= ${week.begins} and m.created_at < ${week.ends}) as "newMembers",
      (select avg(case when k.mark = 'absent' then 0 else 1 end)::float8 from attendance_marks k
        join events e on e.team_id = k.team_id and e.id = k.event_id
        where k.team_id = t.id and k.mark <> 'injured' and e.cancelled_at is null
          and e.starts_at >= ${week.begins} and e.starts_at < ${week.ends}) as presence,
      (select count(*) from invitations i where i.team_id = t.id and i.accepted_at is null
        and i.revoked_at is null and i.expires_at > ${week.ends}) as "openInvitations",
      (select count(*) from events e where e.team_id = t.id and e.cancelled_at is null
        and e.starts_at >= ${week.ends} and e.starts_at < ${week.nextEnds}) as "upcomingCount"
    from teams t where t.id = ${teamId}`.execute(db)
  const [team] = found.rows
  if (team === undefined) return undefined
  const games = gamesOf(await findMatchesWithResult(db, { teamId }))
  return {
    ...team,
    upcoming: await findUpcoming(db, teamId, week),
    games: games.filter(
      ({ date }) => date !== null && date >= week.firstDay && date <= week.lastDay,
    ),
  }
}

async function findUpcoming(
  db: Queryable,
  teamId: string,
  { ends, nextEnds }: ReportedWeek,
): Promise<readonly UpcomingEvent[]> {
  const found = await sql<UpcomingEvent>`
    select title, starts_at as "startsAt", ends_at as "endsAt", is_all_day as "isAllDay",
      time_zone as "timeZone" from events
    where team_id = ${teamId} and cancelled_at is null
      and starts_at >= ${ends} and starts_at < ${nextEnds}
    order by starts_at, id limit ${maxUpcoming}`.execute(db)
  return found.rows
}

/** The week of the people a reader may answer for. */
export interface OwnWeek {
  readonly people: readonly OwnPerson[]
  /** Coming events without an answer by one of them. */
  readonly unanswered: number
  /** One of them attended, or plans to. */
  readonly isAttending: boolean
}

export interface OwnPerson {
  readonly firstName: string
  readonly relation: 'self' | 'child'
  /** Attended and recorded events. */
  readonly there: number
  readonly marked: number
}

interface OwnRow extends OwnPerson {
  readonly unanswered: string[]
  readonly going: number
}

export async function findOwnWeek(
  db: Queryable,
  reader: { readonly accountId: string; readonly teamId: string },
  { begins, ends, nextEnds }: ReportedWeek,
): Promise<OwnWeek> {
  const found = await sql<OwnRow>`
    with ${readerCtes(reader)}, weeks as materialized (
      select e.* from events e
      where e.team_id = ${reader.teamId} and e.cancelled_at is null
        and e.starts_at >= ${begins} and e.starts_at < ${nextEnds}
    )
    select mine.first_name as "firstName", mine.relation,
      count(*) filter (where k.mark in ('present', 'late')) as there,
      count(*) filter (where k.mark <> 'injured') as marked,
      count(*) filter (where n.answer = 'going') as going,
      coalesce(array_agg(e.id::text) filter (where e.starts_at >= ${ends}
        and n.answer is null and ${isInvitedNow}), '{}') as unanswered
    from people mine
    join members m on m.team_id = mine.team_id and m.id = mine.id
    left join weeks e on true
    left join attendance_marks k on k.team_id = e.team_id and k.event_id = e.id
      and k.member_id = m.id and e.starts_at < ${ends}
    left join answers n on n.team_id = e.team_id and n.event_id = e.id and n.member_id = m.id
    where mine.team_id = ${reader.teamId} and mine.event_id is null
    group by m.id, mine.first_name, mine.relation
    order by mine.relation desc, mine.first_name, m.id`.execute(db)
  return {
    people: found.rows.map(({ firstName, relation, there, marked }) => ({
      firstName,
      relation,
      there,
      marked,
    })),
    unanswered: new Set(found.rows.flatMap(({ unanswered }) => unanswered)).size,
    isAttending: found.rows.some(({ there, going }) => there + going > 0),
  }
}

/** Teams the account has muted, which the report leaves out. */
export async function findMutedTeams(
  db: Queryable,
  accountId: string,
): Promise<ReadonlySet<string>> {
  const found = await sql<{ teamId: string }>`
    select team_id as "teamId" from team_mutes where account_id = ${accountId}`.execute(db)
  return new Set(found.rows.map(({ teamId }) => teamId))
}
