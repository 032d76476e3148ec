import { clubRoles, type ClubRole } from '../teams/club-roles.ts'
import type { Feature } from '../values/features.ts'

/** The caller within one club. */
export interface ClubActor {
  readonly accountId: string
  readonly clubId: string
  readonly roles: readonly ClubRole[]
  /** What the operator has turned off for the club. */
  readonly featuresOff?: readonly Feature[] | undefined
}

const all: readonly ClubRole[] = clubRoles
const managers: readonly ClubRole[] = ['manager']
const treasurers: readonly ClubRole[] = ['manager', 'treasurer']
const youth: readonly ClubRole[] = ['manager', 'youth_director']

/**
 * Which roles may do what in a club. Every club operation names one in the contract; the server
 * checks it first, and pages hide what isn't allowed. `teams/club-roles` defines what a role means
 * in the club's teams.
 */
export const clubPermissions = {
  /** Its name, teams, staff and contact. */
  'club.view': all,
  'club.edit': managers,
  'club.delete': managers,
  'roles.edit': managers,
  'invitations.view': managers,
  'teams.edit': managers,
  'seasons.edit': managers,
  'figures.view': ['manager', 'youth_director', 'board'],
  /** A youth director only sees members of youth teams. */
  'members.view': all,
  'members.export': youth,
  'members.import': managers,
  /** A youth director moves between youth teams only. */
  'members.move': youth,
  'filters.edit': youth,
  'memberships.view': treasurers,
  'memberships.edit': treasurers,
  'dues.view': ['manager', 'treasurer', 'board'],
  'dues.manage': treasurers,
  'debits.manage': treasurers,
  'reminders.manage': treasurers,
  'registrations.manage': managers,
  'checks.view': managers,
  'checks.edit': managers,
  'messages.send': youth,
  /** Events of several teams at once, and invitations to them. */
  'events.create': youth,
  /** Managers see the names in conflicts; events link to teams the role covers. */
  'calendar.view': ['manager', 'youth_director', 'board'],
  'calendar.edit': managers,
  'documents.edit': managers,
  'archive.export': managers,
  'website.edit': managers,
} satisfies Record<string, readonly ClubRole[]>

export type ClubPermission = keyof typeof clubPermissions

export function isClubPermission(name: string): name is ClubPermission {
  return Object.hasOwn(clubPermissions, name)
}

const featureOf: Readonly<Partial<Record<ClubPermission, Feature>>> = {
  'dues.view': 'collections',
  'dues.manage': 'collections',
  'debits.manage': 'collections',
  'reminders.manage': 'collections',
  'registrations.manage': 'registrations',
  'messages.send': 'messages',
  'website.edit': 'websites',
}

type Able = Pick<ClubActor, 'roles' | 'featuresOff'>

/** The feature of a permission, where the operator has turned it off. */
export function clubFeatureOff(
  { featuresOff }: Pick<ClubActor, 'featuresOff'>,
  permission: ClubPermission,
): Feature | undefined {
  const feature = featureOf[permission]
  return featuresOff?.find((one) => one === feature)
}

/** Whether the actor has one of the roles of a permission, and its feature is on. */
export function mayInClub(actor: Able, permission: ClubPermission): boolean {
  if (clubFeatureOff(actor, permission) !== undefined) return false
  const allowed: readonly ClubRole[] = clubPermissions[permission]
  return allowed.some((role) => actor.roles.includes(role))
}

/** Whether the actor has a role that works with children, which may owe the club a background check. */
export function worksWithChildren({ roles }: Pick<ClubActor, 'roles'>): boolean {
  return roles.some((role) => youth.includes(role))
}
