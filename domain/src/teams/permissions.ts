import type { Actor } from './actor.ts'

/**
 * What an actor is in a team; several at once. A manager of the team's club is an admin, its treasurer
 * a treasurer, its youth director a `youth_director` of the youth teams.
 */
export type TeamRole = 'admin' | 'youth_director' | 'coach' | 'treasurer' | 'member' | 'guardian'

const everyone: readonly TeamRole[] = [
  'admin',
  'youth_director',
  'coach',
  'treasurer',
  'member',
  'guardian',
]
/** Who takes part: a club's treasurer is in its teams for the money only. */
const people: readonly TeamRole[] = ['admin', 'youth_director', 'coach', 'member', 'guardian']
const roster: readonly TeamRole[] = ['member', 'guardian']
const staff: readonly TeamRole[] = ['admin', 'youth_director', 'coach']
const admins: readonly TeamRole[] = ['admin', 'youth_director']
/** What costs money, leaves the product or cannot be undone. */
const owners: readonly TeamRole[] = ['admin']
const treasurers: readonly TeamRole[] = ['admin', 'treasurer']

/**
 * Which roles may do what in a team. Each operation of a team names one of these in the contract; the
 * server checks it before the operation runs, pages hide what is not allowed. What depends on the record
 * (whose answer, whose child) is a function of the capability: `mayAnswerFor(actor, memberId)`.
 */
export const teamPermissions = {
  /** The team, its roster and its collections. */
  'team.view': everyone,
  'events.view': people,
  'attendance.view': people,
  'leagues.view': people,
  'statistics.view': people,
  'messages.view': people,
  'children.view': people,
  'team.edit': admins,
  'team.delete': owners,
  'team.leave': roster,
  'seasons.edit': admins,
  'collections.manage': treasurers,
  'subscription.manage': owners,
  'venues.edit': staff,
  'opponents.edit': staff,
  'tasks.edit': staff,
  'reminders.edit': staff,
  'team.export': owners,
  'webhooks.edit': owners,
  'messages.address_groups': staff,
  'messages.choose_guardians': staff,
  'guardianships.edit': staff,
  'guardianships.block': admins,
  'emergencyNumbers.list': staff,
  'members.add': staff,
  'members.archive': admins,
  'members.import': staff,
  'memberFields.edit': admins,
  'invitations.edit': staff,
  'joinLink.edit': admins,
  'events.edit': staff,
  'events.delete': admins,
  /** The numbers to call for everyone who may come. */
  'events.contacts': staff,
  'attendance.edit': staff,
  /** Who does which task at an event. */
  'tasks.assign': staff,
  'leagues.edit': staff,
  'leagues.delete': admins,
  'match-day.edit': staff,
} satisfies Record<string, readonly TeamRole[]>

export type TeamPermission = keyof typeof teamPermissions

export function isTeamPermission(name: string): name is TeamPermission {
  return Object.hasOwn(teamPermissions, name)
}

/** Whether the actor has one of the roles of a permission. */
export function may(actor: Actor, permission: TeamPermission): boolean {
  const allowed: readonly TeamRole[] = teamPermissions[permission]
  return allowed.some((role) => hasRole[role](actor))
}

const hasRole: Readonly<Record<TeamRole, (actor: Actor) => boolean>> = {
  admin: (actor) => actor.isAdmin && actor.isYouthDirector !== true,
  youth_director: (actor) => actor.isYouthDirector === true,
  coach: (actor) => actor.isCoach,
  treasurer: (actor) => actor.isTreasurer === true,
  member: (actor) => actor.memberId !== undefined,
  guardian: (actor) => actor.childIds.length > 0,
}
