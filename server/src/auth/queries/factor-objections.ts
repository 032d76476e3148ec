import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** Stores the link that lets the owner remove a factor. */
export async function addObjection(
  tx: Transaction,
  objection: { tokenHash: Buffer; factorId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into auth.factor_objections (token_hash, factor_id, created_at, expires_at)
    values (${objection.tokenHash}, ${objection.factorId}, ${objection.now}, ${objection.expiresAt})
  `.execute(tx)
}

/** Uses the link; returns the user of its factor. */
export async function takeObjection(
  tx: Transaction,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<{ factorId: string; userId: string } | undefined> {
  const taken = await sql<{ factorId: string; userId: string }>`
    delete from auth.factor_objections o using auth.mfa_factors f
    where o.token_hash = ${tokenHash} and o.expires_at > ${now} and f.id = o.factor_id
    returning f.id as "factorId", f.user_id as "userId"
  `.execute(tx)
  return taken.rows[0]
}

/** Deletes the factor and all added after it, which may be the same intruder's. */
export async function dropFactorsFrom(
  tx: Transaction,
  { factorId, userId }: { factorId: string; userId: string },
): Promise<void> {
  await sql`
    delete from auth.mfa_factors where user_id = ${userId}
      and created_at >= (select created_at from auth.mfa_factors where id = ${factorId})
  `.execute(tx)
}

export async function sweepObjections(db: Queryable, now: Date): Promise<void> {
  await sql`delete from auth.factor_objections where expires_at < ${now}`.execute(db)
}
