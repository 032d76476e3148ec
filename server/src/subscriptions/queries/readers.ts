import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { CustomerRow } from './customers.ts'

/** Who gets emails about payments: the buyer, in their language. */
export interface Reader {
  readonly to: string
  readonly language: Language
  readonly teamId: string
  readonly teamName: string
  readonly timeZone: string
}

interface ReaderRow {
  readonly email: string
  readonly language: string
  readonly name: string
  readonly time_zone: string
}

/** Undefined if the account is gone or only has a phone. */
export async function findReader(
  db: Queryable,
  { account_id: accountId, team_id: teamId }: CustomerRow,
): Promise<Reader | undefined> {
  const found = await sql<ReaderRow>`
    select account.email, account.language, team.name, team.time_zone
    from accounts as account join teams as team on team.id = ${teamId}
    where account.id = ${accountId} and account.email is not null`.execute(db)
  const [row] = found.rows
  return (
    row && {
      to: row.email,
      language: bestLanguage([row.language]),
      teamId,
      teamName: row.name,
      timeZone: row.time_zone,
    }
  )
}

interface BuyerRow extends Omit<ReaderRow, 'email'> {
  readonly email: string | null
}

/** The buyer's name and address for the provider. */
export async function findBuyer(
  db: Queryable,
  { accountId, teamId }: { readonly accountId: string; readonly teamId: string },
) {
  const found = await sql<BuyerRow>`
    select account.email, account.language, team.name, team.time_zone
    from accounts as account join teams as team on team.id = ${teamId}
    where account.id = ${accountId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return {
    email: row.email ?? undefined,
    language: bestLanguage([row.language]),
    teamName: row.name,
  }
}
