import { sql } from 'kysely'

import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * True for the accounts whose confirmed address stands in OPERATOR_EMAILS. The address is asked of the
 * database: a token may be older than a change.
 */
export async function isOperator(
  { config, database }: Pick<Platform, 'config' | 'database'>,
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
