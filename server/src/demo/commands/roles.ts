import type { ClubRole } from '@touchline/domain/teams/club-roles'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertRows } from '../queries.ts'
import type { DemoClub } from './memberships.ts'

/** Roles for parents who are not offered as demo accounts. */
const roles: readonly ClubRole[] = ['youth_director', 'treasurer', 'board']

/** Gives some people club roles. */
export async function addRoles(tx: Transaction, { clubId, cast, now }: DemoClub): Promise<void> {
  const accounts = cast.children.flatMap(({ guardians }) => guardians[0]?.account?.id ?? [])
  const others = [...new Set(accounts)].filter((id) => id !== cast.parent.id)
  await insertRows(
    tx,
    'club_roles',
    roles.flatMap((role, place) => {
      const account = others[place]
      if (account === undefined) return []
      const created = { created_by: cast.manager.id, created_at: now }
      return { club_id: clubId, account_id: account, roles: [role], ...created }
    }),
  )
}
