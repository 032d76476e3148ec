import {
  teamPermissions,
  type TeamPermission,
  type TeamRole,
} from '@touchline/domain/teams/permissions'

import { operation, type OperationMeta } from '../wire/access.ts'
import { withVersion } from '../wire/versions.ts'

/**
 * Defines an operation of a team: the server finds the caller's actor and checks the permission.
 */
export const inTeam = (
  permission: TeamPermission,
  { answer }: Pick<OperationMeta, 'answer'> = {},
) =>
  operation({
    access: 'team',
    permission,
    allowed: peopleWith(teamPermissions[permission]),
    answer,
  })

/** Like `inTeam`, for operations that accept the displayed version in If-Match. */
export const inTeamWithVersion = (permission: TeamPermission) =>
  inTeam(permission).$route({ spec: withVersion })

const plurals: Readonly<Record<TeamRole, string>> = {
  member: 'members',
  guardian: 'guardians',
  treasurer: 'treasurers',
  coach: 'coaches',
  youth_director: 'youth directors of the club',
  admin: 'admins',
}

function peopleWith(roles: readonly TeamRole[]): string {
  const people = Object.entries(plurals).flatMap(([role, plural]) =>
    roles.some((one) => one === role) ? [plural] : [],
  )
  return people.length === Object.keys(plurals).length
    ? 'everyone in the team'
    : `${people.join(', ')} of the team`.replace(/, (?=[^,]*$)/, ' and ')
}
