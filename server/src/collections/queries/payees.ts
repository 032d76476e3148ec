import { payout, type PayoutAddress } from '@touchline/contract/collections/shapes/collection'
import type { Insertable, Selectable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { PayoutAccounts } from '#server/platform/database/schema.generated.ts'

export type PayeeState = 'none' | 'onboarding' | 'ready'
export type PayeeRow = Omit<Selectable<PayoutAccounts>, 'state' | 'address'> & {
  readonly state: PayeeState
  readonly address: PayoutAddress
}

const states: readonly PayeeState[] = ['none', 'onboarding', 'ready']

/** Where a team is paid; undefined if not set. */
export async function findPayee(db: Queryable, teamId: string): Promise<PayeeRow | undefined> {
  const row = await db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('team_id', '=', teamId)
    .executeTakeFirst()
  return row && payeeOf(row)
}

/** Locks where a team is paid until the transaction ends. */
export async function lockPayee(tx: Transaction, teamId: string): Promise<PayeeRow | undefined> {
  const row = await tx
    .selectFrom('payout_accounts')
    .selectAll()
    .where('team_id', '=', teamId)
    .forUpdate()
    .executeTakeFirst()
  return row && payeeOf(row)
}

function payeeOf(row: Selectable<PayoutAccounts>): PayeeRow {
  const address = payout.shape.address.parse(row.address)
  return { ...row, address, state: states.find((state) => state === row.state) ?? 'none' }
}

/** Saves these fields only. */
export async function savePayee(
  db: Queryable,
  teamId: string,
  change: Omit<Insertable<PayoutAccounts>, 'team_id'>,
): Promise<void> {
  await db
    .insertInto('payout_accounts')
    .values({ team_id: teamId, ...change })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(change))
    .execute()
}

interface ProviderAccount {
  readonly provider: string
  readonly provider_id: string
  readonly state: PayeeState
  readonly country: string
  readonly checked_at: Date
}

/** Saves a provider account unless the team has one of this provider; returns the stored one. */
export async function keepProviderAccount(
  tx: Transaction,
  teamId: string,
  account: ProviderAccount,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const made = await tx
    .insertInto('payout_accounts')
    .values({ team_id: teamId, ...account })
    .onConflict((conflict) =>
      conflict
        .column('team_id')
        .doUpdateSet(account)
        .where('payout_accounts.provider', 'is distinct from', account.provider),
    )
    .executeTakeFirst()
  const isNew = (made.numInsertedOrUpdatedRows ?? 0n) > 0n
  const kept = isNew ? undefined : await findPayee(tx, teamId)
  return { id: kept?.provider_id ?? account.provider_id, isNew }
}

/** The team of a provider account. */
export async function findPayeeOf(db: Queryable, providerId: string) {
  return db
    .selectFrom('payout_accounts')
    .select(['team_id', 'provider'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}
