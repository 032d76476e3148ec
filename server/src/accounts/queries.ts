import type { Language } from '@touchline/domain/values/language'
import type { Selectable, UpdateObject } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Accounts, DB } from '#server/platform/database/schema.generated.ts'

export type AccountRow = Selectable<Accounts>

export interface FirstSeen {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}

/** Makes the account on its first call; later only a changed e-mail address is taken over. */
export async function keepAccount(db: Queryable, seen: FirstSeen): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      id: seen.id,
      email: seen.email,
      phone: seen.phone,
      first_name: seen.firstName,
      last_name: seen.lastName,
      language: seen.language,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ email: seen.email })
        .where('accounts.email', 'is distinct from', seen.email),
    )
    .execute()
}

/** The account's row, locked until the command ends. */
export async function requireAccountRow(tx: Transaction, id: string): Promise<AccountRow> {
  const row = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return row
}

export async function findAccount(db: Queryable, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function saveAccount(
  tx: Transaction,
  id: string,
  change: UpdateObject<DB, 'accounts'>,
): Promise<AccountRow> {
  return tx
    .updateTable('accounts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
}
