import type { Language } from '@touchline/domain/values/language'
import type { Selectable, Updateable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Accounts } from '#server/platform/database/schema.generated.ts'

export type AccountRow = Selectable<Accounts>

export interface FirstSeen {
  readonly id: string
  readonly email: string
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
      first_name: seen.firstName,
      last_name: seen.lastName,
      language: seen.language,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ email: seen.email })
        .where('accounts.email', '<>', seen.email),
    )
    .execute()
}

export async function findAccount(db: Queryable, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function saveAccount(
  tx: Transaction,
  id: string,
  change: Updateable<Accounts>,
): Promise<AccountRow | undefined> {
  return tx
    .updateTable('accounts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
