import type { TeamPermission } from '@touchline/domain/teams/permissions'

import { operation } from '../wire/access.ts'

/** Begins an operation of a team: the server finds out who calls it there, and checks the permission. */
export const inTeam = (permission: TeamPermission) =>
  operation({ access: 'team', permission }).$route({
    spec: (document) => ({ ...document, 'x-permission': permission }),
  })
