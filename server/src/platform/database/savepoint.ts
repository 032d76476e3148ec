import { sql } from 'kysely'

import type { Transaction } from './database.ts'

/**
 * Runs part of a transaction in a savepoint: on error its writes are rolled back and the error is
 * rethrown, and the transaction can continue.
 */
export async function inSavepoint(tx: Transaction, run: () => Promise<void>): Promise<void> {
  await sql`savepoint part`.execute(tx)
  try {
    await run()
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    throw error
  }
  await sql`release savepoint part`.execute(tx)
}
