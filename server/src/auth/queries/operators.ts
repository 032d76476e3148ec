import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * True for accounts whose confirmed address is one of OPERATOR_EMAILS. The address is read from the
 * database, because a token may be older than a change.
 */
export async function isOperator(
  { config, database }: Pick<Platform, 'config'> & { readonly database: Queryable },
  { id, email, isAnonymous }: SignedIn,
): Promise<boolean> {
  const { operatorEmails } = config
  if (operatorEmails.length === 0 || email === null || isAnonymous === true) return false
  const found = await sql`
    select from auth.users
    where id = ${id} and email_confirmed_at is not null and email = any(${operatorEmails})
  `.execute(database)
  return found.rows.length > 0
}
