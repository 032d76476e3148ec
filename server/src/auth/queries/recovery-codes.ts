import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface RecoveryCodes {
  readonly userId: string
  readonly salt: Buffer
  readonly hashes: readonly Buffer[]
  readonly now: Date
}

/** Voids the earlier codes. */
export async function replaceRecoveryCodes(tx: Transaction, codes: RecoveryCodes): Promise<void> {
  await dropRecoveryCodes(tx, codes.userId)
  for (const hash of codes.hashes)
    await sql`
      insert into auth.mfa_recovery_codes (user_id, code_hash, salt, created_at)
      values (${codes.userId}, ${hash}, ${codes.salt}, ${codes.now})
    `.execute(tx)
}

/** The salt shared by a person's codes; undefined if no code is left. */
export async function recoverySaltOf(db: Queryable, userId: string): Promise<Buffer | undefined> {
  const found = await sql<{ salt: Buffer }>`
    select salt from auth.mfa_recovery_codes where user_id = ${userId} and used_at is null limit 1
  `.execute(db)
  return found.rows[0]?.salt
}

/** True once per code. */
export async function spendRecoveryCode(
  tx: Transaction,
  code: { userId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const spent = await sql`
    update auth.mfa_recovery_codes set used_at = ${code.now}
    where user_id = ${code.userId} and code_hash = ${code.hash} and used_at is null
  `.execute(tx)
  return spent.numAffectedRows === 1n
}

export async function countRecoveryCodes(
  db: Queryable,
  userId: string,
): Promise<{ total: number; remaining: number }> {
  const found = await sql<{ total: number; remaining: number }>`
    select count(*) as total, count(*) filter (where used_at is null) as remaining
    from auth.mfa_recovery_codes where user_id = ${userId}
  `.execute(db)
  return found.rows[0] ?? { total: 0, remaining: 0 }
}

export async function dropRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await sql`delete from auth.mfa_recovery_codes where user_id = ${userId}`.execute(tx)
}
