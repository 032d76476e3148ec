import type { Feature } from '../values/features.ts'
import { isBlindTo, type Actor } from './actor.ts'

/**
 * The actor's roles in a team; several are possible. The club's manager counts as admin, its
 * treasurer as treasurer, its youth director as `youth_director` in youth teams.
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
/** Everyone except treasurers of the club, who only handle money. */
const people: readonly TeamRole[] = ['admin', 'youth_director', 'coach', 'member', 'guardian']
const roster: readonly TeamRole[] = ['member', 'guardian']
const staff: readonly TeamRole[] = ['admin', 'youth_director', 'coach']
const admins: readonly TeamRole[] = ['admin', 'youth_director']
/** For actions that cost money, send data outside or can't be undone. */
const owners: readonly TeamRole[] = ['admin']
const treasurers: readonly TeamRole[] = ['admin', 'treasurer']
/** Of a team of adults. */
const adults: readonly TeamRole[] = ['admin', 'coach', 'treasurer', 'member']

/**
 * Which roles may do what in a team. Every team operation names one of these in the contract; the
 * server checks it first, and pages hide or disable what isn't allowed. Checks that depend on a
 * record (whose answer, whose child) are functions of the capability, such as `mayAnswerFor(actor,
 * memberId)`.
 */
export const teamPermissions = {
  /** Includes the roster. */
  'team.view': everyone,
  'collections.view': everyone,
  'events.view': people,
  'match-day.view': people,
  'attendance.view': people,
  'leagues.view': people,
  'statistics.view': people,
  'messages.view': people,
  'children.view': people,
  'photos.view': people,
  'team.edit': admins,
  'team.delete': owners,
  'team.leave': roster,
  'seasons.edit': admins,
  'collections.manage': treasurers,
  'cashbox.view': adults,
  'cashbox.manage': treasurers,
  'cashbox.switch': owners,
  'subscription.manage': owners,
  'venues.edit': staff,
  'opponents.edit': staff,
  'tasks.edit': staff,
  'reminders.edit': staff,
  'team.export': owners,
  'website.edit': admins,
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
  /** Of a team without a club: elsewhere the club's managers decide. */
  'registrations.manage': staff,
  /** What the form asks and costs. */
  'registrations.edit': admins,
  'events.edit': staff,
  'events.delete': admins,
  /** Phone numbers of everyone invited. */
  'events.contacts': staff,
  'attendance.edit': staff,
  /** Assign tasks at an event. */
  'tasks.assign': staff,
  'leagues.edit': staff,
  'leagues.delete': admins,
  'match-day.edit': staff,
  /** Create albums, look for people without consent, publish. */
  'photos.publish': staff,
} satisfies Record<string, readonly TeamRole[]>

export type TeamPermission = keyof typeof teamPermissions

export function isTeamPermission(name: string): name is TeamPermission {
  return Object.hasOwn(teamPermissions, name)
}

const featureOf: Readonly<Partial<Record<TeamPermission, Feature>>> = {
  'collections.view': 'collections',
  'collections.manage': 'collections',
  'leagues.view': 'leagues',
  'leagues.edit': 'leagues',
  'leagues.delete': 'leagues',
  'messages.view': 'messages',
  'messages.address_groups': 'messages',
  'messages.choose_guardians': 'messages',
  'webhooks.edit': 'integrations',
  'website.edit': 'websites',
  'registrations.manage': 'registrations',
  'registrations.edit': 'registrations',
}

/** The feature of a permission, where the operator has turned it off. */
export function offFor(
  { featuresOff }: Pick<Actor, 'featuresOff'>,
  permission: TeamPermission,
): Feature | undefined {
  const feature = featureOf[permission]
  return featuresOff?.find((one) => one === feature)
}

/** Whether the actor has one of the roles a permission needs, and its feature is on. */
export function may(actor: Actor, permission: TeamPermission): boolean {
  if (offFor(actor, permission) !== undefined) return false
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

/** True for staff of a team without a club; a club's registrations belong to its managers. */
export function mayManageRegistrations(actor: Actor): boolean {
  return actor.clubId === undefined && !isBlindTo(actor) && may(actor, 'registrations.manage')
}
