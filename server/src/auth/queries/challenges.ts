import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** A request for a code. */
export interface Challenge {
  readonly id: string
  readonly attempts: number
  readonly verifiedAt: Date | null
  readonly expiresAt: Date
  readonly isFromHere: boolean
}

export interface NewChallenge {
  readonly id: string
  readonly factorId: string
  readonly ip: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function addChallenge(tx: Transaction, challenge: NewChallenge): Promise<void> {
  const { id, factorId, ip, now, expiresAt } = challenge
  await sql`
    insert into auth.mfa_challenges (id, factor_id, ip, created_at, expires_at)
    values (${id}, ${factorId}, ${ip}::inet, ${now}, ${expiresAt})
  `.execute(tx)
  await sql`
    update auth.mfa_factors set last_challenged_at = ${now} where id = ${factorId}
  `.execute(tx)
}

export async function findChallenge(
  tx: Transaction,
  wanted: { id: string; factorId: string; ip: string },
): Promise<Challenge | undefined> {
  const found = await sql<Challenge>`
    select id, attempts, verified_at as "verifiedAt", expires_at as "expiresAt",
      ip = ${wanted.ip}::inet as "isFromHere"
    from auth.mfa_challenges where id = ${wanted.id} and factor_id = ${wanted.factorId}
  `.execute(tx)
  return found.rows[0]
}

export async function countAttempt(tx: Transaction, id: string): Promise<void> {
  await sql`update auth.mfa_challenges set attempts = attempts + 1 where id = ${id}`.execute(tx)
}

export async function saveAnswered(
  tx: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await sql`update auth.mfa_challenges set verified_at = ${now} where id = ${id}`.execute(tx)
}

export async function sweepChallenges(db: Queryable, now: Date): Promise<void> {
  await sql`delete from auth.mfa_challenges where expires_at < ${now}`.execute(db)
}
