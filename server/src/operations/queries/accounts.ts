import type { AdminAccount } from '@touchline/contract/operations/shapes/accounts'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable } from '#server/platform/database/database.ts'

import { pageOf, placeOf, type Cursor, type PageQuery } from './positions.ts'

export interface Directory {
  readonly operatorEmails: readonly string[]
  readonly now: Date
}

interface Row extends Cursor {
  readonly email: string | null
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly lastSignInAt: Date | null
  readonly teams: number
  readonly sessions: number
  readonly hasFactor: boolean
  readonly isDisabled: boolean
}

/** Newest first; searches by the start of an email address, or by id. */
export async function findOperatedAccounts(
  db: Queryable,
  directory: Directory,
  { search, limit, cursor }: PageQuery & { readonly search: string },
): Promise<{ accounts: AdminAccount[]; nextCursor: string | null }> {
  const before = placeOf(cursor)
  const found = await sql<Row>`
    select * from (${peopleOf(directory)}) as people
    where ${matching(search)} and ("createdAt", id) < (${before.place}::timestamptz, ${before.id}::uuid)
    order by "createdAt" desc, id desc limit ${limit + 1}`.execute(db)
  const { shown, nextCursor } = pageOf(found.rows, limit)
  return { accounts: shown.map((row) => accountOf(row, directory)), nextCursor }
}

export async function findOperatedAccount(
  db: Queryable,
  directory: Directory,
  id: string,
): Promise<AdminAccount | undefined> {
  const { accounts } = await findOperatedAccounts(db, directory, { search: id, limit: 1 })
  return accounts[0]
}

function peopleOf({ now }: Directory) {
  return sql`
    select u.id, u.email, u.created_at as "createdAt", u.created_at::text as place,
      coalesce(u.email_confirmed_at, u.phone_confirmed_at) as "confirmedAt",
      u.last_sign_in_at as "lastSignInAt", ${teams} as teams,
      (select count(*) from auth.sessions s where s.user_id = u.id and s.not_after > ${now}) as sessions,
      exists (
        select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
      ) as "hasFactor",
      coalesce(u.banned_until > ${now}, false) as "isDisabled"
    from auth.users u`
}

const teams = sql`(
    select count(*) from members m join teams t on t.id = m.team_id and t.deleted_at is null
    where m.account_id = u.id and m.left_at is null and m.archived_at is null
  )`

function matching(search: string) {
  if (search === '') return sql`true`
  if (z.uuid().safeParse(search).success) return sql`id = ${search}::uuid`
  return sql`email like ${beginningWith(search)}`
}

/** An escaped LIKE pattern for a prefix. */
export function beginningWith(words: string): string {
  return `${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

function accountOf(row: Row, { operatorEmails }: Directory): AdminAccount {
  const { id, email, createdAt, confirmedAt, lastSignInAt, teams, sessions, hasFactor } = row
  const isConfirmed = confirmedAt !== null
  return {
    id,
    email,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    teams,
    sessions,
    hasFactor,
    isOperator: isConfirmed && email !== null && operatorEmails.includes(email),
    state: row.isDisabled ? 'disabled' : isConfirmed ? 'active' : 'unconfirmed',
  }
}
