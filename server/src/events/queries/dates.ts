import type { EventFacts } from '@touchline/domain/events/changes'
import type { Series } from '@touchline/domain/events/recurrence'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { EventsKey } from './moving.ts'
import { columnsOf } from './records.ts'

export interface ChangedDate {
  readonly id: string
  readonly facts: EventFacts
  readonly own: readonly string[]
}

/** Saves changes to some events of a team. */
export async function saveDates(
  tx: Transaction,
  { teamId, now }: { readonly teamId: string; readonly now: Date },
  dates: readonly ChangedDate[],
): Promise<void> {
  const rows = dates.map(({ id, facts, own }) => ({ ...columnsOf(facts), id, own_fields: own }))
  await sql`
    update events e set title = r.title, type = r.type, details = r.details,
      starts_at = r.starts_at, ends_at = r.ends_at, is_all_day = r.is_all_day, venue_id = r.venue_id, location = r.location,
      meeting_at = r.meeting_at, meeting_place = r.meeting_place, opponent_id = r.opponent_id,
      opponent = r.opponent, home_away = r.home_away, kit = r.kit, places = r.places,
      minimum = r.minimum, answer_until = r.answer_until, own_fields = r.own_fields,
      silent_hours = r.silent_hours, going_hours = r.going_hours,
      reminders_at = case
        when e.silent_hours is not distinct from r.silent_hours
          and e.going_hours is not distinct from r.going_hours then e.reminders_at
        else ${now} end,
      version = e.version + 1, updated_at = ${now}
    from jsonb_populate_recordset(null::events, ${JSON.stringify(rows)}::jsonb) r
    where e.team_id = ${teamId} and e.id = r.id`.execute(tx)
}

/** The rule of some dates. The caller must hold the lock on the row. */
export async function requireSeries(
  tx: Transaction,
  { teamId, seriesId }: { readonly teamId: string; readonly seriesId: string },
): Promise<Series> {
  const found = await sql<Series>`
    select rule, time_zone as zone, to_char(starts_local, ${wallClock}) as "startsLocal",
      duration_minutes as "durationMinutes", shift_days as "shiftDays",
      array(select to_char(at, ${wallClock}) from unnest(exdates) as at) as exceptions
    from event_series where team_id = ${teamId} and id = ${seriesId}`.execute(tx)
  const [series] = found.rows
  if (series === undefined) throw new AppError('not_found')
  return series
}

const wallClock = sql.lit('YYYY-MM-DD"T"HH24:MI')

/** Shortens a series to the dates before a cut; deletes it if none are left. */
export async function shortenSeries(
  tx: Transaction,
  { teamId, seriesId }: { readonly teamId: string; readonly seriesId: string },
  before: Series | undefined,
): Promise<void> {
  const own = tx
    .updateTable('event_series')
    .where('team_id', '=', teamId)
    .where('id', '=', seriesId)
  if (before === undefined) {
    await tx
      .deleteFrom('event_series')
      .where('team_id', '=', teamId)
      .where('id', '=', seriesId)
      .execute()
    return
  }
  await own.set({ rule: before.rule, exdates: [...before.exceptions] }).execute()
}

/** Moves dates to another series, each at its time by the new rule. */
export async function moveToSeries(
  tx: Transaction,
  { teamId, seriesId }: { readonly teamId: string; readonly seriesId: string },
  dates: readonly { readonly id: string; readonly local: string }[],
): Promise<void> {
  await sql`
    update events e set series_id = ${seriesId}, occurrence_local = moved.local
    from unnest(${dates.map(({ id }) => id)}::uuid[], ${dates.map(({ local }) => local)}::timestamp[])
      as moved (id, local)
    where e.team_id = ${teamId} and e.id = moved.id`.execute(tx)
}

/** Excludes a deleted date from its series. */
export async function excludeDate(
  tx: Transaction,
  { teamId, seriesId }: { readonly teamId: string; readonly seriesId: string },
  local: string,
): Promise<void> {
  await sql`
    update event_series set exdates = exdates || ${local}::timestamp
    where team_id = ${teamId} and id = ${seriesId}`.execute(tx)
}

/** Lets the team's own type of events stay when the calendar guesses another. */
export async function keepOwnTypes(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
): Promise<void> {
  await sql`
    update events set own_fields = array_append(own_fields, 'type')
    where team_id = ${teamId} and id = any(${[...eventIds]}::uuid[])
      and not 'type' = any(own_fields)`.execute(tx)
}
