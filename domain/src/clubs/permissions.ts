/** What an account is in a club; several at once. */
export type ClubRole = 'manager'

/** Who is asking, about one club. */
export interface ClubActor {
  readonly accountId: string
  readonly clubId: string
  readonly roles: readonly ClubRole[]
}

const managers: readonly ClubRole[] = ['manager']

/**
 * Which roles may do what in a club. Each operation of a club names one of these in the contract; the
 * server checks it before the operation runs.
 */
export const clubPermissions = {
  'club.view': managers,
  'club.edit': managers,
  'club.delete': managers,
  'managers.edit': managers,
  'teams.edit': managers,
  'seasons.edit': managers,
  'members.view': managers,
  'members.import': managers,
  'members.move': managers,
  'memberships.view': managers,
  'memberships.edit': managers,
  'dues.manage': managers,
  'debits.manage': managers,
  'checks.edit': managers,
  'messages.send': managers,
  'archive.export': managers,
} satisfies Record<string, readonly ClubRole[]>

export type ClubPermission = keyof typeof clubPermissions

export function isClubPermission(name: string): name is ClubPermission {
  return Object.hasOwn(clubPermissions, name)
}

/** Whether the actor has one of the roles of a permission. */
export function mayInClub(actor: ClubActor, permission: ClubPermission): boolean {
  const allowed: readonly ClubRole[] = clubPermissions[permission]
  return allowed.some((role) => actor.roles.includes(role))
}
