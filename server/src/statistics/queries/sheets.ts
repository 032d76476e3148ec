import type { EventType } from '@touchline/domain/events/event-types'
import { periodLengths, type ClockMark } from '@touchline/domain/leagues/match-day/clock'
import { splitLineUp, type Player } from '@touchline/domain/leagues/match-day/line-up'
import { defaultPeriods } from '@touchline/domain/leagues/match-day/periods'
import {
  toMatchClock,
  type RecordedMatchEvent,
} from '@touchline/domain/leagues/match-day/recorded-events'
import { voteClosesAt } from '@touchline/domain/leagues/match-day/vote'
import { eventTypesOf, gameTypeOf } from '@touchline/domain/statistics/game-types'
import type { MatchSheet } from '@touchline/domain/statistics/player-statistics'
import { isFormat } from '@touchline/domain/teams/options'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { ofLeague, ofSeason, type GamesFilter } from './counted.ts'

export interface TeamSheet extends MatchSheet {
  readonly eventId: string
}

interface SheetRow {
  readonly eventId: string
  readonly eventType: EventType
  readonly isKnockOut: boolean
  /** In a walkover or cancelled match the players in the line-up did not play. */
  readonly isUnplayed: boolean
  readonly sport: string
  readonly format: string | null
  readonly periodCount: number | null
  readonly periodMinutes: number | null
  readonly endedAt: Date | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly players: readonly Player[] | null
  readonly came: readonly string[] | null
  readonly events: readonly RecordedMatchEvent[] | null
  readonly marks: readonly (Omit<ClockMark, 'at'> & { readonly at: string })[] | null
  readonly votes: readonly string[] | null
}

/**
 * The record of each past match: line-up, match events, clock and votes, or at least attendance.
 */
export async function findSheets(
  db: Queryable,
  counted: GamesFilter,
  now: Date,
): Promise<readonly TeamSheet[]> {
  const day = sql`(e.starts_at at time zone e.time_zone)::date`
  const found = await sql<SheetRow>`
    select e.id as "eventId", e.type as "eventType", e.starts_at as "startsAt", e.ends_at as "endsAt",
      coalesce(g.kind = 'knock_out', false) as "isKnockOut",
      coalesce(coalesce(m.outcome, d.outcome)->>'kind' in ('awarded', 'cancelled', 'postponed'), false)
        as "isUnplayed",
      coalesce(l.sport, t.sport) as sport, coalesce(l.format, t.format) as format,
      d.period_count as "periodCount", d.period_minutes as "periodMinutes",
      d.ended_at as "endedAt", ${playersOfMatch} as players, ${cameToMatch} as came,
      ${eventsOfMatch} as events, ${clockOfMatch} as marks, ${votesOfMatch} as votes
    from events e
    join teams t on t.id = e.team_id
    left join match_days d on d.team_id = e.team_id and d.event_id = e.id
    left join league_matches m on m.team_id = e.team_id and m.event_id = e.id
    left join leagues l on l.team_id = m.team_id and l.id = m.league_id
    left join league_stages g
      on g.team_id = m.team_id and g.league_id = m.league_id and g.id = m.stage_id
    where e.team_id = ${counted.teamId} and e.cancelled_at is null
      and e.type = any(${[...eventTypesOf()]}::text[])
      and (e.ends_at < ${now} or (d.ended_at is not null and e.starts_at <= ${now}))
      and ${ofLeague(counted)} and ${ofSeason(counted, day)}`.execute(db)
  return found.rows
    .filter(({ eventType, isKnockOut }) => {
      const type = gameTypeOf({ event: eventType, isKnockOut })
      return counted.type === undefined || counted.type === type
    })
    .map((row) => sheetOf(row, now))
}

const playersOfMatch = sql`(
  select json_agg(json_build_object(
    'memberId', p.member_id, 'place', p.place, 'shirtNumber', p.shirt_number))
  from line_up_players p where p.team_id = e.team_id and p.event_id = e.id)`

const cameToMatch = sql`(
  select json_agg(k.member_id) from attendance_marks k
  where k.team_id = e.team_id and k.event_id = e.id and k.mark in ('present', 'late'))`

const eventsOfMatch = sql`(
  select json_agg(json_build_object('id', x.id, 'kind', x.kind, 'side', x.side,
    'member', x.member_id, 'partner', x.partner_id, 'period', x.period, 'second', x.second))
  from match_events x
  where x.team_id = e.team_id and x.event_id = e.id and x.removed_at is null)`

const clockOfMatch = sql`(
  select json_agg(json_build_object('kind', c.kind, 'period', c.period, 'at', c.at))
  from match_clock_marks c
  where c.team_id = e.team_id and c.event_id = e.id and c.removed_at is null)`

const votesOfMatch = sql`(
  select json_agg(v.choice_id) from match_votes v
  where v.team_id = e.team_id and v.event_id = e.id)`

function sheetOf(row: SheetRow, now: Date): TeamSheet {
  const lengths = periodLengths(
    (row.marks ?? []).map(({ at, ...mark }) => ({ ...mark, at: Date.parse(at) })),
    periodsOf(row),
    (row.endedAt ?? row.endsAt).getTime(),
  )
  return {
    eventId: row.eventId,
    lineUp: row.isUnplayed || row.players === null ? null : splitLineUp({ players: row.players }),
    came: row.isUnplayed ? [] : (row.came ?? []),
    events: toMatchClock(row.events ?? [], lengths),
    endSecond: lengths.reduce((sum, length) => sum + length, 0),
    votes: isVoteOver(row, now) ? (row.votes ?? []) : [],
  }
}

function periodsOf({ sport, format, periodCount, periodMinutes }: SheetRow) {
  return periodCount === null
    ? defaultPeriods(sport, format !== null && isFormat(format) ? format : null)
    : { count: periodCount, minutes: periodMinutes }
}

/** Votes are only counted after the vote has closed. */
function isVoteOver({ endedAt, startsAt }: SheetRow, now: Date): boolean {
  return endedAt !== null && voteClosesAt({ endedAt, startsAt }) <= now
}
