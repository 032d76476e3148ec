import type { TaskChange } from '@touchline/contract/attendance/shapes/tasks'
import { proposeTasks } from '@touchline/domain/attendance/fair-tasks'
import {
  areTasksOver,
  handOverRefusal,
  mayOfferTask,
  type AssignedTask,
} from '@touchline/domain/attendance/permissions'

import { requirePremium } from '#server/entitlements/queries.ts'
import type { EventContext } from '#server/events/commands/event-context.ts'
import { lockEvent } from '#server/events/queries/event-lock.ts'
import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findAttendees, findOpenTasks } from '../queries/fair-share.ts'
import {
  findEventTasks,
  findKnownIds,
  assignmentsByTask,
  saveAssignment,
  saveOffer,
} from '../queries/tasks.ts'

type Assignment = Extract<TaskChange, { readonly memberId: string | null }>

/**
 * Assigns several tasks, all or none. Assigning a free task needs Premium; assigned ones can still
 * change hands.
 */
export async function assignTasks(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
  assignments: readonly Assignment[],
): Promise<void> {
  const { teamId, accountId } = actor
  await lockRunningEvent(tx, { actor, now, eventId })
  const wanted = [...new Map(assignments.map((one) => [one.taskId, one])).values()]
  const known = await findKnownIds(tx, teamId, {
    taskIds: wanted.map(({ taskId }) => taskId),
    memberIds: wanted.flatMap(({ memberId }) => memberId ?? []),
  })
  const held = assignmentsByTask(await findEventTasks(tx, { teamId, eventId }))
  refuseUnknown(wanted, new Set([...known, ...held.keys()]))
  for (const { taskId, memberId } of wanted) {
    const refusal = handOverRefusal(actor, held.get(taskId), memberId)
    if (refusal !== undefined) throw new AppError(refusal)
  }
  if (wanted.some(({ taskId, memberId }) => memberId !== null && !held.has(taskId)))
    await requirePremium(tx, { teamId, now })

  for (const { taskId, memberId } of wanted)
    await saveAssignment(tx, { teamId, eventId, taskId, memberId, assignedBy: accountId, now })
  await announceToTeam(tx, { actor, eventId })
  await notifyPeople(tx, { actor, eventId }, { held, wanted })
}

/** Offers a task to others, or takes the offer back. */
export async function offerTask(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
  { taskId, isOffered }: { readonly taskId: string; readonly isOffered: boolean },
): Promise<void> {
  const { teamId } = actor
  await lockRunningEvent(tx, { actor, now, eventId })
  const held = assignmentsByTask(await findEventTasks(tx, { teamId, eventId })).get(taskId)
  if (held === undefined) throw new AppError('not_found')
  if (!mayOfferTask(actor, held)) throw new AppError('not_allowed')
  await saveOffer(tx, { teamId, eventId, taskId }, isOffered ? now : null)
  await announceToTeam(tx, { actor, eventId })
}

/** Proposes people for the unassigned tasks; nothing is saved. */
export async function proposeForEvent(db: Queryable, key: EventKey) {
  const comers = await findAttendees(db, key)
  const names = new Map(
    comers.map(({ memberId, firstName, lastName }) => [memberId, { firstName, lastName }]),
  )
  return proposeTasks(await findOpenTasks(db, key), comers).map((one) => ({
    ...one,
    ...(names.get(one.memberId) ?? { firstName: '', lastName: '' }),
  }))
}

async function lockRunningEvent(
  tx: Transaction,
  { actor, now, eventId }: EventContext,
): Promise<void> {
  const event = await lockEvent(tx, { teamId: actor.teamId, eventId })
  if (event.cancelledAt !== null) throw new AppError('event_cancelled')
  if (areTasksOver(actor, event, now)) throw new AppError('event_over')
}

/** A retired task can only be reassigned where it is assigned. */
function refuseUnknown(wanted: readonly Assignment[], known: ReadonlySet<string>): void {
  const ids = wanted.flatMap(({ taskId, memberId }) => [taskId, ...(memberId ? [memberId] : [])])
  if (!ids.every((id) => known.has(id))) throw new AppError('not_found')
}

async function announceToTeam(
  tx: Transaction,
  { actor, eventId }: Pick<EventContext, 'actor' | 'eventId'>,
): Promise<void> {
  const { teamId, accountId } = actor
  await announce(tx, {
    name: 'attendance.tasks_changed',
    topics: [`team:${teamId}`],
    payload: { teamId, eventId, actorId: accountId },
  })
}

interface HandingOver {
  readonly held: ReadonlyMap<string, AssignedTask>
  readonly wanted: readonly Assignment[]
}

/** Notifies the previous and new person of each task, once for all their tasks. */
async function notifyPeople(
  tx: Transaction,
  { actor: { teamId, accountId }, eventId }: Pick<EventContext, 'actor' | 'eventId'>,
  { held, wanted }: HandingOver,
): Promise<void> {
  const moved = wanted
    .map(({ taskId, memberId: to }) => ({ taskId, from: held.get(taskId)?.memberId ?? null, to }))
    .filter(({ from, to }) => from !== to)
  const news = { teamId, eventId, actorId: accountId }
  for (const payload of byPerson(moved.map(({ taskId, from }) => [from, taskId])))
    await announce(tx, {
      name: 'attendance.task_taken_back',
      topics: [],
      payload: { ...news, ...payload },
    })
  for (const payload of byPerson(moved.map(({ taskId, to }) => [to, taskId])))
    await announce(tx, {
      name: 'attendance.task_given',
      topics: [],
      payload: { ...news, ...payload },
    })
}

type PersonAndTask = readonly [memberId: string | null, taskId: string]

function byPerson(tasks: readonly PersonAndTask[]): { memberId: string; taskIds: string }[] {
  return [...Map.groupBy(tasks, ([memberId]) => memberId)].flatMap(([memberId, some]) =>
    memberId === null ? [] : [{ memberId, taskIds: some.map(([, taskId]) => taskId).join(',') }],
  )
}
