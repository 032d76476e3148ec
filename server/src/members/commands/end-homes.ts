import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import type { GuardianKey } from '../queries/guardians.ts'
import { deletePlansWith, findSharedBy } from '../queries/homes.ts'

/** Ends plans shared by a guardian who lost their rights, and notifies the other one. */
export async function endHomesWith(tx: Transaction, key: GuardianKey): Promise<void> {
  const other = await deletePlansWith(tx, key)
  if (other === undefined || other.accountId === null) return
  const { teamId, memberId } = key
  await announce(tx, {
    name: 'members.homes_ended',
    topics: [`account:${other.accountId}`],
    payload: { teamId, memberId, guardianId: other.guardianId },
  })
}

/** The same in all teams, before the account is erased. */
export async function endHomesOf(tx: Transaction, accountId: string): Promise<void> {
  for (const key of await findSharedBy(tx, accountId)) await endHomesWith(tx, key)
}
