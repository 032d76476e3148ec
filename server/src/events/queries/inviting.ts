import type { AnswerVisibility, InvitationState } from '@touchline/domain/events/inviting'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import type { EventsKey } from './moving.ts'
import type { EventKey } from './page.ts'

/**
 * True for a member (`m`) on the roster when event (`e`) ended, or now if it hasn't: people who
 * leave later stay in its figures.
 */
export const isOnRoster = sql`(
  (m.left_at is null and m.archived_at is null) or least(m.left_at, m.archived_at) >= e.ends_at)`

/**
 * The same, and on the roster before the event ended or was entered: people who join later owe it
 * no answer.
 */
export const wasOnRoster = sql`(
  ${isOnRoster} and m.created_at < greatest(e.ends_at, e.created_at))`

export interface DueInvitation extends EventKey {
  readonly createdBy: string
}

/**
 * Locks events whose invitations are due; other processes take others. Events past their deadline
 * wait in case it moves. Deliberately reads all teams; each row names its team.
 */
export async function takeDueInvitations(
  tx: Transaction,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<DueInvitation[]> {
  const found = await sql<DueInvitation>`
    select e.team_id as "teamId", e.id as "eventId", e.created_by as "createdBy"
    from events e
    join teams t on t.id = e.team_id and ${isTeamActive('t')}
    where e.invites_at <= ${now} and coalesce(e.answer_until, e.ends_at) > ${now}
      and e.cancelled_at is null
    order by e.invites_at, e.id limit ${limit} for update of e skip locked`.execute(tx)
  return found.rows
}

/** Marks an event as invited; earlier reminders are not sent. */
export async function markInvited(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('events')
    .set({ is_invited: true, invites_at: null, timed_at: now, updated_at: now })
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .execute()
}

export interface EventInvitationRow {
  readonly id: string
  readonly startsAt: Date
  readonly zone: string
  readonly isInvited: boolean
  readonly answerUntil: Date
}

/** Locks some events of a team and reads their invitation settings. */
export async function lockInvitations(
  tx: Transaction,
  { teamId, eventIds }: EventsKey,
): Promise<EventInvitationRow[]> {
  const found = await sql<EventInvitationRow>`
    select id, starts_at as "startsAt", time_zone as zone, is_invited as "isInvited",
      coalesce(answer_until, ends_at) as "answerUntil" from events
    where team_id = ${teamId} and id = any(${[...eventIds]}::uuid[])
    order by id for update`.execute(tx)
  return found.rows
}

export interface InvitationColumns {
  readonly is_invited: boolean
  readonly invites_at: string | null
  readonly is_reminded: boolean
  readonly answer_visibility: AnswerVisibility
}

export async function saveInvitationOptions(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  columns: InvitationColumns,
): Promise<void> {
  await tx
    .updateTable('events')
    .set(columns)
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .execute()
}

export interface AskingState {
  readonly invitation: InvitationState
  readonly answerVisibility: AnswerVisibility
}

export interface InvitationStateRow {
  readonly is_invited: boolean
  readonly invites_at: Date | null
  readonly answer_visibility: AnswerVisibility
}

/** Whether the event has invited its people, or when it will. */
export function invitationStateOf(row: InvitationStateRow): AskingState {
  const { is_invited: isSent, invites_at: at, answer_visibility: answerVisibility } = row
  if (isSent) return { invitation: { kind: 'sent' }, answerVisibility }
  if (at === null) return { invitation: { kind: 'by_hand' }, answerVisibility }
  return { invitation: { kind: 'waiting', at: at.toISOString() }, answerVisibility }
}
