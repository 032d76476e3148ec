import { isStaff, type Actor } from './actor.ts'

/** Name, logo, colour, contact, presentation: everything in the settings but who runs the team. */
export function mayEditTeam(actor: Actor): boolean {
  return actor.isAdmin
}

export function mayDeleteTeam(actor: Actor): boolean {
  return actor.isAdmin
}

export function mayEditSeasons(actor: Actor): boolean {
  return actor.isAdmin
}

/** Saved locations and opponents: whoever makes events needs them. */
export function mayEditVenues(actor: Actor): boolean {
  return isStaff(actor)
}

export function mayEditOpponents(actor: Actor): boolean {
  return isStaff(actor)
}

export function mayEditTasks(actor: Actor): boolean {
  return isStaff(actor)
}

/** When people are reminded of events: whoever makes the events. */
export function mayEditReminders(actor: Actor): boolean {
  return isStaff(actor)
}

/** One leaves by one's own roster row; a club manager without one leaves the club instead. */
export function mayLeaveTeam(actor: Actor): boolean {
  return actor.memberId !== undefined || actor.childIds.length > 0
}
