import type { MemberChange } from '@touchline/contract/members/shapes'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'

import type { MemberRecord } from '../queries/members.ts'
import { keepWaitingDate } from './pending-birth-date.ts'
import { refuseAge } from './refuse-age.ts'
import { refuseBirthDate } from './refuse-birth-date.ts'

/**
 * Refuses invalid birth dates, holds back one that needs confirmation, and returns the changes to
 * write now.
 */
export async function settleBirthDate(
  tx: Transaction,
  caller: ActorContext,
  { member, changes }: { readonly member: MemberRecord; readonly changes: MemberChange },
): Promise<MemberChange> {
  await refuseBirthDate(tx, caller, changes.dateOfBirth)
  const settled = await keepWaitingDate(tx, caller, { member, changes })
  await refuseAge(tx, caller, { member, typed: settled.dateOfBirth })
  return settled
}
