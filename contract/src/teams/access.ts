import type { TeamPermission } from '@touchline/domain/teams/permissions'

import { operation, type OperationMeta } from '../wire/access.ts'

/** Begins an operation of a team: the server finds out who calls it there, and checks the permission. */
export const inTeam = (
  permission: TeamPermission,
  { answer }: Pick<OperationMeta, 'answer'> = {},
) =>
  operation({ access: 'team', permission, ...(answer && { answer }) }).$route({
    spec: (document) => ({ ...document, 'x-permission': permission }),
  })
