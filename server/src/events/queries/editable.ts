import type { EventFields } from '@touchline/contract/events/shapes/draft'
import type { Counts } from '@touchline/domain/events/answers'
import type { EventFacts } from '@touchline/domain/events/changes'
import { momentsToTimes } from '@touchline/domain/events/moments'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { EventsKey } from './moving.ts'
import { remindersOf } from './own-reminders.ts'
import type { EventKey } from './page.ts'

/** An event for editing: its form fields, the facts people see and its place in a series. */
export interface EditableEvent {
  readonly id: string
  readonly fields: EventFields
  readonly facts: EventFacts
  readonly zone: string
  readonly version: number
  readonly seriesId: string | null
  /** Its time by the rule of the series, or its own. */
  readonly local: string
  readonly startsAt: string
  /** The parts that were changed for this date alone. */
  readonly own: readonly string[]
  readonly cancelledAt: string | null
  readonly counts: Counts
}

/** One event, locked against answers and changes until commit. */
export async function lockEditable(
  tx: Transaction,
  { teamId, eventId }: EventKey,
): Promise<EditableEvent> {
  const found = await sql<EditableRow>`
    select ${editableColumns} from events
    where team_id = ${teamId} and id = ${eventId} for update`.execute(tx)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return editableOf(row)
}

/**
 * All dates of the event's series, locked in a fixed order, or the event alone. Locks the series
 * first, so that two edits run one after the other.
 */
export async function lockDates(
  tx: Transaction,
  { teamId, eventId }: EventKey,
): Promise<EditableEvent[]> {
  await sql`
    select s.id from event_series s
    join events e on e.team_id = s.team_id and e.series_id = s.id
    where e.team_id = ${teamId} and e.id = ${eventId} for update of s`.execute(tx)
  const found = await sql<EditableRow>`
    select ${editableColumns} from events
    where team_id = ${teamId} and (id = ${eventId} or series_id = (
      select series_id from events where team_id = ${teamId} and id = ${eventId}))
    order by id for update`.execute(tx)
  return found.rows.map(editableOf)
}

/** Some events of a team, locked in a fixed order. */
export async function lockEvents(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
): Promise<EditableEvent[]> {
  const found = await sql<EditableRow>`
    select ${editableColumns} from events
    where team_id = ${teamId} and id = any(${[...eventIds]}::uuid[])
    order by id for update`.execute(tx)
  return found.rows.map(editableOf)
}

const editableColumns = sql`id, type, title, details, starts_at, ends_at, is_all_day, time_zone, venue_id,
  location, meeting_at, meeting_place, opponent_id, opponent, home_away, kit, places, minimum,
  answer_until, is_reminded, silent_hours, going_hours, version, series_id, own_fields, cancelled_at,
  array(select x.file_id from event_files x
    where x.team_id = events.team_id and x.event_id = events.id order by x.position) as files,
  to_char(coalesce(occurrence_local, starts_at at time zone time_zone), 'YYYY-MM-DD"T"HH24:MI') as local,
  going_count, maybe_count, not_going_count, waiting_count`

interface EditableRow {
  readonly id: string
  readonly type: EventFields['type']
  readonly title: string
  readonly details: string | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly is_all_day: boolean
  readonly time_zone: string
  readonly venue_id: string | null
  readonly location: string | null
  readonly meeting_at: Date | null
  readonly meeting_place: string | null
  readonly opponent_id: string | null
  readonly opponent: string | null
  readonly home_away: EventFields['homeAway']
  readonly kit: string | null
  readonly places: number | null
  readonly minimum: number | null
  readonly answer_until: Date | null
  readonly is_reminded: boolean
  readonly silent_hours: number[] | null
  readonly going_hours: number[] | null
  readonly files: string[]
  readonly version: number
  readonly series_id: string | null
  readonly own_fields: string[]
  readonly cancelled_at: Date | null
  readonly local: string
  readonly going_count: number
  readonly maybe_count: number
  readonly not_going_count: number
  readonly waiting_count: number
}

function editableOf(row: EditableRow): EditableEvent {
  const moments = {
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isAllDay: row.is_all_day,
    meetingAt: row.meeting_at?.toISOString() ?? null,
    answerUntil: row.answer_until?.toISOString() ?? null,
  }
  const plain = {
    type: row.type,
    title: row.title,
    details: row.details,
    venueId: row.venue_id,
    location: row.location,
    meetingPlace: row.meeting_place,
    opponentId: row.opponent_id,
    opponent: row.opponent,
    homeAway: row.home_away,
    kit: row.kit,
    places: row.places,
    minimum: row.minimum,
    reminders: remindersOf(row),
    attachments: row.files,
  }
  return {
    id: row.id,
    fields: { ...plain, ...momentsToTimes(moments, row.time_zone) },
    facts: { ...plain, ...moments },
    zone: row.time_zone,
    version: row.version,
    seriesId: row.series_id,
    local: row.local,
    startsAt: moments.startsAt,
    own: row.own_fields,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    counts: {
      going: row.going_count,
      maybe: row.maybe_count,
      notGoing: row.not_going_count,
      waiting: row.waiting_count,
    },
  }
}
