import type { ClubPermission } from '@touchline/domain/clubs/permissions'

import { operation, type OperationMeta } from '../wire/access.ts'

/** Begins an operation of a club: the server finds out who calls it there, and checks the permission. */
export const inClub = (permission: ClubPermission, more: Pick<OperationMeta, 'answer'> = {}) =>
  operation({ access: 'club', permission, allowed: 'managers of the club', ...more })
