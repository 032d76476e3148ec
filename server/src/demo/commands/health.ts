import type { Transaction } from '#server/platform/database/database.ts'

import { insertRows } from '../queries.ts'
import type { Guardian } from './cast.ts'

interface Health {
  readonly teamId: string
  readonly now: Date
  /** Each child with the guardian who consented. */
  readonly pairs: readonly { readonly guardian: Guardian; readonly memberId: string }[]
}

/** The emergency contact of children whose guardian has an account: that guardian. */
export async function addHealth(tx: Transaction, { teamId, now, pairs }: Health): Promise<void> {
  const cared = pairs.flatMap(({ guardian, memberId }) =>
    guardian.account === undefined
      ? []
      : [{ guardian, by: guardian.account.id, key: { team_id: teamId, member_id: memberId } }],
  )
  const nothing = { allergies: '', medication: '', notes: '', doctor_name: '' }
  await insertRows(
    tx,
    'health_records',
    cared.map(({ key, by }) => ({ ...key, ...nothing, updated_by: by, updated_at: now })),
  )
  await insertRows(
    tx,
    'emergency_contacts',
    cared.map(({ key, guardian: { firstName, lastName } }) => ({
      ...key,
      position: 0,
      name: `${firstName} ${lastName}`,
      relation: '',
      phone: fictionalPhoneNumber,
    })),
  )
}

const fictionalPhoneNumber = '+34600000000'
