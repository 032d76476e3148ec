import { clubPermissions, type ClubPermission } from '@touchline/domain/clubs/permissions'
import type { ClubRole } from '@touchline/domain/teams/club-roles'

import { operation, type OperationMeta } from '../wire/access.ts'

/**
 * Defines an operation of a club: the server finds the caller's roles and checks the permission.
 */
export const inClub = (permission: ClubPermission, more: Pick<OperationMeta, 'answer'> = {}) =>
  operation({
    access: 'club',
    permission,
    allowed: peopleWith(clubPermissions[permission]),
    ...more,
  })

const plurals: Readonly<Record<ClubRole, string>> = {
  manager: 'managers',
  youth_director: 'youth directors',
  treasurer: 'treasurers',
  board: 'board members',
}

function peopleWith(roles: readonly ClubRole[]): string {
  return `${roles.map((role) => plurals[role]).join(', ')} of the club`.replace(
    /, (?=[^,]*$)/,
    ' and ',
  )
}
