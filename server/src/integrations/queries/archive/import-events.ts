import type { ArchivedRow } from '@touchline/contract/integrations/shapes/archives'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import { inBatches, notInFuture, type TeamImport } from './import-context.ts'

/** Tasks, recurrence rules and events with their answers and attendance, with the importer as author. */
export async function importEvents(tx: Transaction, context: TeamImport): Promise<void> {
  const { rows } = context
  const series = rows.series.map((row, index) => seriesOf(context, row, index))
  const tasks = rows.tasks.map((row, index) => taskOf(context, row, index))
  const events = rows.events.map((row, index) => eventOf(context, row, index))
  await inBatches(tasks, (some) => tx.insertInto('tasks').values(some).execute())
  await inBatches(series, (some) => tx.insertInto('event_series').values(some).execute())
  await inBatches(events, (some) => tx.insertInto('events').values(some).execute())
  await importInvitees(tx, context)
  await importWhoCame(tx, context)
  await countAnswers(tx, context.teamId)
}

function taskOf({ teamId, now, ids }: TeamImport, row: ArchivedRow<'tasks'>, index: number) {
  return {
    id: ids.of('tasks', index + 1),
    team_id: teamId,
    name: row.name,
    description: row.description,
    preset: row.preset,
    assignee_id: ids.maybe('members', row.assignee),
    position: index,
    retired_at: row.retiredAt && notInFuture(now, row.retiredAt),
  }
}

function seriesOf(
  { teamId, accountId, now, ids }: TeamImport,
  row: ArchivedRow<'series'>,
  index: number,
) {
  return {
    id: ids.of('series', index + 1),
    team_id: teamId,
    rule: row.rule,
    time_zone: row.timeZone,
    starts_local: row.starts,
    duration_minutes: row.minutes,
    shift_days: row.shiftDays,
    exdates: [...row.exceptions],
    created_by: accountId,
    created_at: now,
  }
}

function eventOf(
  { teamId, accountId, now, ids }: TeamImport,
  row: ArchivedRow<'events'>,
  index: number,
) {
  return {
    id: ids.of('events', index + 1),
    team_id: teamId,
    series_id: ids.maybe('series', row.series),
    occurrence_local: row.occurrence,
    own_fields: [...row.ownFields],
    type: row.type,
    title: row.title,
    details: row.details,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    is_all_day: row.isAllDay,
    time_zone: row.timeZone,
    venue_id: ids.maybe('venues', row.venue),
    location: row.location,
    meeting_at: row.meetingAt,
    meeting_place: row.meetingPlace,
    opponent_id: ids.maybe('opponents', row.opponent),
    opponent: row.opponentName,
    home_away: row.homeAway,
    kit: row.kit,
    places: row.places,
    minimum: row.minimum,
    answer_until: row.answerUntil,
    audience: row.audience,
    audience_roles: [...row.roles],
    is_invited: row.isInvited,
    answer_visibility: row.answerVisibility,
    silent_hours: row.reminders && [...row.reminders.silent],
    going_hours: row.reminders && [...row.reminders.going],
    is_reminded: row.isReminded,
    cancelled_at: row.cancelledAt,
    cancelled_by: row.cancelledAt === null ? null : accountId,
    cancel_reason: row.cancelReason,
    created_by: accountId,
    created_at: now,
    updated_at: now,
  }
}

async function importInvitees(tx: Transaction, { teamId, rows, ids }: TeamImport): Promise<void> {
  const invitees = rows.events.flatMap(({ invitees: asked }, index) =>
    asked.map((member) => ({
      team_id: teamId,
      event_id: ids.of('events', index + 1),
      member_id: ids.of('members', member),
    })),
  )
  await inBatches(invitees, (some) => tx.insertInto('event_invitees').values(some).execute())
}

async function importWhoCame(
  tx: Transaction,
  { teamId, accountId, rows, ids }: TeamImport,
): Promise<void> {
  const key = ({ event, member }: { readonly event: number; readonly member: number }) => ({
    team_id: teamId,
    event_id: ids.of('events', event),
    member_id: ids.of('members', member),
  })
  const answers = rows.answers.map((row) => ({
    ...key(row),
    answer: row.answer,
    waiting_since: row.waitingSince,
    waiting_order: row.waitingOrder,
    comment: row.comment,
    answered_by: accountId,
    answered_at: row.answeredAt,
  }))
  const marks = rows.marks.map((row) => ({
    ...key(row),
    mark: row.mark,
    note: row.note,
    marked_by: accountId,
    marked_at: row.markedAt,
  }))
  const duties = rows.duties.map((row) => ({
    ...key(row),
    task_id: ids.of('tasks', row.task),
    assigned_by: accountId,
    assigned_at: row.assignedAt,
  }))
  await inBatches(answers, (some) => tx.insertInto('answers').values(some).execute())
  await inBatches(marks, (some) => tx.insertInto('attendance_marks').values(some).execute())
  await inBatches(duties, (some) => tx.insertInto('task_assignments').values(some).execute())
}

/** Counts are computed from the answers, not taken from the archive. */
async function countAnswers(tx: Transaction, teamId: string): Promise<void> {
  await sql`
    update events e set going_count = c.going, maybe_count = c.maybe,
      not_going_count = c.not_going, waiting_count = c.waiting
    from (
      select a.event_id,
        count(*) filter (where a.answer = 'going' and a.waiting_order is null) as going,
        count(*) filter (where a.answer = 'maybe') as maybe,
        count(*) filter (where a.answer = 'not_going') as not_going,
        count(*) filter (where a.waiting_order is not null) as waiting
      from answers a where a.team_id = ${teamId} group by a.event_id) c
    where e.team_id = ${teamId} and e.id = c.event_id`.execute(tx)
}
