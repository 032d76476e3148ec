import type { NoticeRecipient } from '@touchline/domain/accounts/preferences'
import { isTopic } from '@touchline/domain/accounts/topics'
import { isMinor } from '@touchline/domain/values/age'
import type { Language } from '@touchline/domain/values/language'
import { sql, type Selectable, type UpdateObject } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Accounts, DB } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'

export type AccountRow = Selectable<Accounts>

export interface NewAccount {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}

/** Creates the account on first use; later only updates a changed email address. */
export async function keepAccount(db: Queryable, seen: NewAccount): Promise<void> {
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

/** The account's row, locked until the command commits. */
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

/** Keeps a birth date entered on joining a team, unless there already is one. */
export async function keepBirthDate(
  tx: Transaction,
  accountId: string,
  dateOfBirth: string,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ date_of_birth: dateOfBirth })
    .where('id', '=', accountId)
    .where('date_of_birth', 'is', null)
    .execute()
}

/** The countries of the person's teams and the birth dates recorded there. */
export async function findPlacesPlayed(
  db: Queryable,
  accountId: string,
): Promise<readonly { readonly country: string; readonly dateOfBirth: string | null }[]> {
  const found = await sql<{ country: string; dateOfBirth: string | null }>`
    select coalesce(c.country, t.country) as country, m.date_of_birth as "dateOfBirth"
    from members m join teams t on t.id = m.team_id left join clubs c on c.id = t.club_id
    where m.account_id = ${accountId} and m.left_at is null`.execute(db)
  return found.rows
}

type Choices = Pick<
  AccountRow,
  | 'push_topics'
  | 'email_topics'
  | 'reports'
  | 'reports_when_attending'
  | 'product_news'
  | 'partner_offers'
  | 'date_of_birth'
>

/** The person's notification choices, and whether they are under age today. */
export function listenerOf(row: Choices, now: Date): NoticeRecipient {
  const born = row.date_of_birth
  return {
    preferences: {
      pushTopics: row.push_topics.filter(isTopic),
      emailTopics: row.email_topics.filter(isTopic),
      reports: row.reports,
      reportsWhenAttending: row.reports_when_attending,
      productNews: row.product_news,
      partnerOffers: row.partner_offers,
    },
    isMinor: born !== null && isMinor(born, now.toISOString().slice(0, 10)),
  }
}

/** The notification choices of these accounts, except those being deleted. */
export async function findListeners(
  db: Queryable,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, NoticeRecipient>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [...accountIds])
    .where(
      sql<boolean>`not exists (select from account_deletions d
        where d.account_id = accounts.id and d.cancelled_at is null)`,
    )
    .execute()
  return new Map(rows.map((row) => [row.id, listenerOf(row, now)]))
}

export interface Deletion {
  readonly accountId: string
  readonly askedAt: Date
  readonly eraseAt: Date
  readonly calledOffAt: Date | null
}

export async function findDeletion(
  db: Queryable,
  accountId: string,
): Promise<Deletion | undefined> {
  const found = await sql<Deletion>`
    select account_id as "accountId", requested_at as "askedAt", erase_at as "eraseAt",
      cancelled_at as "calledOffAt"
    from account_deletions where account_id = ${accountId}`.execute(db)
  return found.rows[0]
}

/** A second request keeps the first date. */
export async function saveDeletion(
  tx: Transaction,
  { accountId, askedAt, eraseAt }: Omit<Deletion, 'calledOffAt'>,
): Promise<void> {
  await sql`
    insert into account_deletions as d (account_id, requested_at, erase_at)
    values (${accountId}, ${askedAt}, ${eraseAt})
    on conflict (account_id) do update set requested_at = excluded.requested_at,
      erase_at = excluded.erase_at, cancelled_at = null
    where d.cancelled_at is not null`.execute(tx)
}

/** False if it had been cancelled before. */
export async function markDeletionCancelled(
  tx: Transaction,
  accountId: string,
  at: Date,
): Promise<boolean> {
  const marked = await sql`
    update account_deletions set cancelled_at = ${at}
    where account_id = ${accountId} and cancelled_at is null`.execute(tx)
  return marked.numAffectedRows === 1n
}

export async function forgetCancelledDeletion(tx: Transaction, accountId: string): Promise<void> {
  await sql`
    delete from account_deletions
    where account_id = ${accountId} and cancelled_at is not null`.execute(tx)
}
