import { sql } from 'kysely'

import type { Transaction } from './database.ts'

/**
 * Runs a part of a transaction that may fail by itself: what it wrote is taken back and its error
 * thrown on, while what was written before stays and the transaction can go on.
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
