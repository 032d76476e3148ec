import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { dropEntries, removeEntries, saveEntries } from '../queries/calendar-entries.ts'
import type { Calendar } from '../queries/calendars.ts'
import { keepOwnTypes, saveDates } from '../queries/dates.ts'
import { markGone, markMissing } from '../queries/missing-entries.ts'
import { markCancelled, markMoved, markRestored } from '../queries/moving.ts'
import { insertEvents } from '../queries/records.ts'
import { deleteEvents, findInUse } from '../queries/removal.ts'
import { recordChanges } from './announce-changes.ts'
import { releasePlacesOf } from './leavers.ts'
import type { FollowingPlan } from './plan-following.ts'
import { settlePreAnswers } from './pre-answers.ts'
import { restoreAnswers } from './restore-answers.ts'

export interface CalendarActor {
  readonly calendar: Calendar
  /** The account that acts. */
  readonly accountId: string
  readonly zone: string
  readonly now: Date
}

/** Applies a plan. Imported events are ordinary events. */
export async function applyFollowingPlan(
  tx: Transaction,
  follower: CalendarActor,
  plan: FollowingPlan,
): Promise<void> {
  const { calendar, now } = follower
  await dropEntries(tx, calendar, plan.dropped)
  await saveEntries(tx, calendar, plan.saved)
  await adopt(tx, calendar, plan)
  await markMissing(tx, calendar, { keys: plan.missing, now })
  await create(tx, follower, plan)
  await change(tx, follower, plan)
  await restore(tx, follower, plan)
  await dropOrCancel(tx, follower, plan)
}

async function adopt(
  tx: Transaction,
  calendar: Calendar,
  { adopted }: FollowingPlan,
): Promise<void> {
  if (adopted.length === 0) return
  await saveEntries(tx, calendar, adopted)
  const differing = adopted.filter(({ hasOwnType }) => hasOwnType)
  const eventIds = differing.map(({ eventId }) => eventId)
  await keepOwnTypes(tx, { teamId: calendar.teamId, eventIds })
}

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const step = 500

async function create(
  tx: Transaction,
  { calendar, accountId, zone, now }: CalendarActor,
  { created }: FollowingPlan,
): Promise<void> {
  const { teamId } = calendar
  const rows = created
    .toSorted((one, other) => one.said.startsAt.localeCompare(other.said.startsAt))
    .map((entry) => ({ ...entry, eventId: newId(), isCancelledHere: false }))
  for (let from = 0; from < rows.length; from += step) {
    const some = rows.slice(from, from + step)
    await insertEvents(
      tx,
      some.map(({ eventId, said }) => ({
        id: eventId,
        team_id: teamId,
        type: said.type,
        title: said.title,
        starts_at: said.startsAt,
        ends_at: said.endsAt,
        is_all_day: said.isAllDay,
        location: said.location,
        time_zone: zone,
        created_by: accountId,
        created_at: now,
        updated_at: now,
      })),
    )
    await saveEntries(tx, calendar, some)
  }
  const eventIds = rows.map(({ eventId }) => eventId)
  const next = rows.find(({ said }) => new Date(said.startsAt) > now) ?? rows.at(-1)
  if (next === undefined) return
  await settlePreAnswers(tx, { teamId, eventIds }, now)
  await tell(tx, 'events.created', {
    teamId,
    eventId: next.eventId,
    count: rows.length,
    actorId: accountId,
  })
}

async function change(
  tx: Transaction,
  { calendar: { teamId }, accountId, now }: CalendarActor,
  { changed }: FollowingPlan,
): Promise<void> {
  const [first] = changed
  if (first === undefined) return
  const moving = changed.filter((one) => one.moves)
  const moved = { teamId, eventIds: moving.map(({ event }) => event.id) }
  await recordChanges(
    tx,
    { teamId, actorId: null, now },
    moving.map(({ event, facts }) => ({ ...event, willStartAt: facts.startsAt })),
  )
  await saveDates(
    tx,
    { teamId, now },
    changed.map(({ event, facts }) => ({ id: event.id, facts, own: event.own })),
  )
  if (moving.length > 0) {
    await markMoved(tx, moved, now)
    await restoreAnswers(tx, moved)
    await settlePreAnswers(tx, moved, now)
  }
  await tell(tx, 'events.changed', {
    teamId,
    eventId: (moving[0] ?? first).event.id,
    count: moving.length || changed.length,
    actorId: accountId,
  })
}

async function restore(
  tx: Transaction,
  { calendar: { teamId }, accountId, now }: CalendarActor,
  { restored }: FollowingPlan,
): Promise<void> {
  const eventIds = restored.map(({ id }) => id)
  const [first] = eventIds
  if (first === undefined) return
  await recordChanges(tx, { teamId, actorId: null, now }, restored)
  await markRestored(tx, { teamId, eventIds }, now)
  for (const eventId of eventIds) await releasePlacesOf(tx, { teamId, eventId })
  const news = { teamId, eventId: first, count: eventIds.length, actorId: accountId }
  await tell(tx, 'events.restored', news)
}

/** Cancels events with answers, so that people are notified, and deletes the others. */
async function dropOrCancel(
  tx: Transaction,
  { calendar, accountId, now }: CalendarActor,
  { gone, cancelled }: FollowingPlan,
): Promise<void> {
  const { teamId } = calendar
  const inUse = await findInUse(tx, { teamId, eventIds: gone.map(({ id }) => id) })
  const dropped = gone.filter(({ id }) => !inUse.has(id)).map(({ id }) => id)
  if (dropped.length > 0) {
    await removeEntries(tx, { teamId, eventIds: dropped })
    await deleteEvents(tx, { teamId, eventIds: dropped })
    await tell(tx, 'events.removed', { teamId, eventId: dropped[0] ?? '' })
  }
  const answered = gone.filter(({ id }) => inUse.has(id))
  await markGone(
    tx,
    calendar,
    answered.map(({ id }) => id),
  )
  const off = [...cancelled, ...answered]
  if (off.length === 0) return
  const eventIds = off.map(({ id }) => id)
  await recordChanges(tx, { teamId, actorId: null, now }, off)
  await markCancelled(tx, { teamId, eventIds }, { accountId, reason: null, now })
  for (const eventId of eventIds)
    await tell(tx, 'events.cancelled', { teamId, eventId, count: 1, actorId: accountId })
}

type News = Readonly<Record<string, string | number | boolean>> & { readonly teamId: string }

async function tell(tx: Transaction, name: string, payload: News): Promise<void> {
  await announce(tx, { name, topics: [`team:${payload.teamId}`], payload })
}
