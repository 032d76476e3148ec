import type { Audience } from '@touchline/contract/events/shapes/draft'
import type { EventFacts } from '@touchline/domain/events/changes'
import type { Series } from '@touchline/domain/events/recurrence'
import { sql, type Insertable } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Events } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'

export async function requireTeamZone(db: Queryable, teamId: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('teams')
    .select('time_zone')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  return time_zone
}

/** Throws for saved places and opponents of other teams. */
export async function requireOwn(
  db: Queryable,
  teamId: string,
  { venueId, opponentId }: { readonly venueId: string | null; readonly opponentId: string | null },
): Promise<void> {
  if (venueId === null && opponentId === null) return
  const found = await sql<{ venue: boolean; opponent: boolean }>`
    select
      exists (select from venues where team_id = ${teamId} and id = ${venueId}::uuid) as venue,
      exists (select from opponents where team_id = ${teamId} and id = ${opponentId}::uuid) as opponent
  `.execute(db)
  const [known] = found.rows
  const unknown = [
    ...(venueId === null || known?.venue ? [] : [['venueId', 'venue_unknown'] as const]),
    ...(opponentId === null || known?.opponent
      ? []
      : [['opponentId', 'opponent_unknown'] as const]),
  ]
  if (unknown.length > 0)
    throw new AppError('invalid_input', { fields: Object.fromEntries(unknown) })
}

export async function insertSeries(
  tx: Transaction,
  series: Series & { readonly teamId: string; readonly createdBy: string; readonly now: Date },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('event_series')
    .values({
      id,
      team_id: series.teamId,
      rule: series.rule,
      time_zone: series.zone,
      starts_local: series.startsLocal,
      duration_minutes: series.durationMinutes,
      shift_days: series.shiftDays,
      exdates: [...series.exceptions],
      created_by: series.createdBy,
      created_at: series.now,
    })
    .execute()
  return id
}

export async function insertEvents(
  tx: Transaction,
  rows: readonly Insertable<Events>[],
): Promise<void> {
  await tx
    .insertInto('events')
    .values([...rows])
    .execute()
}

/** Saves who is invited by hand, for every event of a series; refuses people outside the team. */
export async function inviteMembers(
  tx: Transaction,
  { teamId, audience }: { readonly teamId: string; readonly audience: Audience },
  eventIds: readonly string[],
): Promise<void> {
  if (audience.kind !== 'members') return
  const memberIds = [...new Set(audience.memberIds)]
  const made = await sql`
    insert into event_invitees (team_id, event_id, member_id)
    select m.team_id, e.id, m.id
    from members m cross join unnest(${[...eventIds]}::uuid[]) as e (id)
    where m.team_id = ${teamId} and m.id = any(${memberIds}::uuid[])
      and m.left_at is null and m.archived_at is null`.execute(tx)
  if (Number(made.numAffectedRows ?? 0) !== memberIds.length * eventIds.length)
    throw new AppError('invalid_input', { fields: { audience: 'members_unknown' } })
}

/** The facts of an event as table columns. */
export function columnsOf(facts: EventFacts) {
  return {
    title: facts.title,
    type: facts.type,
    details: facts.details,
    starts_at: facts.startsAt,
    ends_at: facts.endsAt,
    is_all_day: facts.isAllDay,
    venue_id: facts.venueId,
    location: facts.location,
    meeting_at: facts.meetingAt,
    meeting_place: facts.meetingPlace,
    opponent_id: facts.opponentId,
    opponent: facts.opponent,
    home_away: facts.homeAway,
    kit: facts.kit,
    places: facts.places,
    minimum: facts.minimum,
    answer_until: facts.answerUntil,
    silent_hours: facts.reminders && [...facts.reminders.silent],
    going_hours: facts.reminders && [...facts.reminders.going],
  }
}
