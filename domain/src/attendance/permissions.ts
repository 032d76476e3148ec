import type { Actor } from '../teams/actor.ts'
import { isStaff, isStaffFor, represents } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'

/** Staff can mark everyone except people the club has blocked them from. */
export function mayMarkPerson(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId)
}

/** A person's season record is for staff, the person and the guardians. */
export function maySeeRecord(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** Attendance can be marked once the event has begun. */
export function isMarkable(event: { readonly startsAt: string }, now: Date): boolean {
  return Date.parse(event.startsAt) <= now.getTime()
}

/** Once an event is over, only staff can correct its tasks. */
export function areTasksOver(actor: Actor, event: { readonly endsAt: string }, now: Date): boolean {
  return !may(actor, 'tasks.assign') && Date.parse(event.endsAt) < now.getTime()
}

/** A person's task at an event, and whether they offer it to others. */
export interface AssignedTask {
  readonly memberId: string
  readonly isOffered: boolean
}

/** The person with the task, the guardians and staff can offer it. */
export function mayOfferTask(actor: Actor, held: AssignedTask): boolean {
  return isStaffFor(actor, held.memberId) || represents(actor, held.memberId)
}

/**
 * Why a task can't be reassigned; undefined if it can. Members take free or offered tasks and give
 * back their own, staff can do anything. `wanted` null means no one.
 */
export function handOverRefusal(
  actor: Actor,
  held: AssignedTask | undefined,
  wanted: string | null,
): 'not_allowed' | 'conflict' | undefined {
  if (isStaff(actor)) return undefined
  const isMine = held !== undefined && represents(actor, held.memberId)
  if (wanted === null) return isMine ? undefined : 'not_allowed'
  if (!represents(actor, wanted)) return 'not_allowed'
  return held === undefined || held.isOffered || isMine ? undefined : 'conflict'
}
