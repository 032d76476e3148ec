import type { Event } from '@touchline/contract/events/shapes/event'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import { isMatch } from '@touchline/domain/events/event-types'
import { recordedFigures } from '@touchline/domain/leagues/figures'
import { defaultPeriods, type PeriodPlan } from '@touchline/domain/leagues/match-day/periods'
import { presets, presetsForSport } from '@touchline/domain/leagues/presets'
import type { RuleSet } from '@touchline/domain/leagues/rule-set'
import type { Actor } from '@touchline/domain/teams/actor'
import { isFormat, type Format } from '@touchline/domain/teams/options'
import { sql } from 'kysely'

import { requireEvent } from '#server/events/queries/calendar.ts'
import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

/** The event as a match; throws not_found if it is none or the reader may not see it. */
export async function requireMatch(db: Queryable, actor: Actor, eventId: string): Promise<Event> {
  const event = await requireEvent(db, actor, eventId)
  if (!isMatch(event.type)) throw new AppError('not_found')
  return event
}

/** A match day without its line-up, live entries and votes. */
export interface Day {
  readonly eventId: string
  readonly sport: string
  readonly format: Format | null
  readonly timeZone: string
  readonly startsAt: Date
  readonly side: MatchDay['side']
  readonly league: MatchDay['league']
  readonly settings: MatchDay['settings']
  readonly result: MatchDay['result']
  readonly report: MatchDay['report']
}

interface DayRow {
  readonly sport: string
  readonly format: string | null
  /** Of the league and its stages; empty outside leagues. */
  readonly rules: readonly RuleSet[]
  readonly time_zone: string
  readonly starts_at: Date
  readonly is_away: boolean
  readonly league_id: string | null
  readonly match_id: string | null
  readonly scorer_id: string | null
  readonly period_count: number | null
  readonly period_minutes: number | null
  readonly settings_version: number
  readonly outcome: MatchFields['outcome'] | null
  readonly result_version: number
  readonly ended_at: Date | null
  readonly report: string | null
  readonly report_version: number
}

/** A match day, with defaults if nothing was entered. */
export async function requireDay(db: Queryable, { teamId, eventId }: EventKey): Promise<Day> {
  const found = await sql<DayRow>`
    select coalesce(l.sport, t.sport) as sport, coalesce(l.format, t.format) as format,
      array(select l.rules where l.id is not null
        union all select s.rules from league_stages s
        where s.team_id = l.team_id and s.league_id = l.id and s.rules is not null) as rules,
      t.time_zone, e.starts_at,
      case when m.id is null then coalesce(e.home_away = 'away', false)
        else not h.is_ours end as is_away,
      m.league_id, m.id as match_id, d.scorer_id, d.period_count, d.period_minutes,
      coalesce(d.settings_version, 0) as settings_version,
      case when m.id is null then d.outcome else m.outcome end as outcome,
      coalesce(case when m.id is null then d.result_version else m.version + e.version end, 0)
        as result_version,
      d.ended_at, d.report, coalesce(d.report_version, 0) as report_version
    from events e
    join teams t on t.id = e.team_id
    left join league_matches m on m.team_id = e.team_id and m.event_id = e.id
    left join leagues l on l.team_id = m.team_id and l.id = m.league_id
    left join league_teams h on h.team_id = m.team_id and h.id = m.home_id
    left join match_days d on d.team_id = e.team_id and d.event_id = e.id
    where e.team_id = ${teamId} and e.id = ${eventId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return dayOf(row, eventId)
}

function dayOf(row: DayRow, eventId: string): Day {
  const { sport } = row
  const format = row.format !== null && isFormat(row.format) ? row.format : null
  return {
    eventId,
    sport,
    format,
    timeZone: row.time_zone,
    startsAt: row.starts_at,
    side: row.is_away ? 'away' : 'home',
    league: leagueOf(row),
    settings: {
      version: row.settings_version,
      scorer: row.scorer_id,
      periods: periodsOf(row) ?? defaultPeriods(sport, format),
    },
    result: {
      version: row.result_version,
      outcome: row.outcome?.kind === 'open' ? null : row.outcome,
      endedAt: row.ended_at?.toISOString() ?? null,
      asked: recordedFigures(
        row.rules.length > 0 ? row.rules : [presets[presetsForSport(sport)[0]]],
        sport,
      ),
    },
    report: { version: row.report_version, text: row.report },
  }
}

function leagueOf({ league_id: leagueId, match_id: matchId }: DayRow): Day['league'] {
  return leagueId === null || matchId === null ? null : { leagueId, matchId }
}

function periodsOf({ period_count: count, period_minutes: minutes }: DayRow) {
  return count === null ? undefined : { count, minutes }
}

/** Locks a match day. Locks the event first, as everywhere, to avoid deadlocks. */
export async function lockDay(tx: Transaction, { teamId, eventId }: EventKey): Promise<void> {
  const event = await tx
    .selectFrom('events')
    .select('id')
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .forKeyShare()
    .executeTakeFirst()
  if (event === undefined) throw new AppError('not_found')
  await tx
    .insertInto('match_days')
    .values({ team_id: teamId, event_id: eventId })
    .onConflict((row) => row.doNothing())
    .execute()
  await tx
    .selectFrom('match_days')
    .select('event_id')
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .forUpdate()
    .execute()
}

export async function saveSettings(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { scorer, periods }: { readonly scorer: string | null; readonly periods: PeriodPlan },
): Promise<void> {
  await tx
    .updateTable('match_days')
    .set((row) => ({
      scorer_id: scorer,
      period_count: periods.count,
      period_minutes: periods.minutes,
      settings_version: row('settings_version', '+', 1),
    }))
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .execute()
}

export async function saveReport(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { text, by }: { readonly text: string | null; readonly by: string },
): Promise<void> {
  await tx
    .updateTable('match_days')
    .set((row) => ({
      report: text || null,
      report_by: by,
      report_version: row('report_version', '+', 1),
    }))
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .execute()
}
