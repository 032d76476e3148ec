import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** A second factor with the data to check its codes. */
export interface Factor {
  readonly id: string
  readonly userId: string
  readonly status: 'unverified' | 'verified'
  readonly sealedSecret: Buffer
  /** The last half minute whose code was accepted. */
  readonly lastStep: number | null
}

const columns = sql`
  id, user_id as "userId", status, sealed_secret as "sealedSecret", last_step as "lastStep"`

export interface NewFactor {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly sealedSecret: Buffer
  readonly now: Date
}

export async function addFactor(tx: Transaction, factor: NewFactor): Promise<void> {
  const { id, userId, name, sealedSecret, now } = factor
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, friendly_name, sealed_secret, created_at, updated_at)
    values (${id}, ${userId}, 'totp', ${name}, ${sealedSecret}, ${now}, ${now})
  `.execute(tx)
}

interface FactorKey {
  readonly id: string
  readonly userId: string
}

export async function findFactor(db: Queryable, factorKey: FactorKey): Promise<Factor | undefined> {
  const found = await sql<Factor>`
    select ${columns} from auth.mfa_factors where id = ${factorKey.id} and user_id = ${factorKey.userId}
  `.execute(db)
  return found.rows[0]
}

/** Locks the factor, or fails at once if it is locked. */
export async function lockFactor(
  tx: Transaction,
  factorKey: FactorKey,
): Promise<Factor | 'busy' | undefined> {
  const found = await sql<Factor>`
    select ${columns} from auth.mfa_factors
    where id = ${factorKey.id} and user_id = ${factorKey.userId} for update skip locked
  `.execute(tx)
  const [factor] = found.rows
  if (factor !== undefined) return factor
  return (await findFactor(tx, factorKey)) === undefined ? undefined : 'busy'
}

export async function saveAcceptedStep(
  tx: Transaction,
  accepted: { id: string; step: number | null; now: Date },
): Promise<void> {
  await sql`
    update auth.mfa_factors set status = 'verified', updated_at = ${accepted.now},
      last_step = coalesce(${accepted.step}::bigint, last_step)
    where id = ${accepted.id}
  `.execute(tx)
}

export async function dropFactor(tx: Transaction, id: string): Promise<void> {
  await sql`delete from auth.mfa_factors where id = ${id}`.execute(tx)
}

/** Deletes unverified factors except the given one. */
export async function dropUnverified(
  tx: Transaction,
  { userId, except }: { userId: string; except: string },
): Promise<void> {
  await sql`
    delete from auth.mfa_factors
    where user_id = ${userId} and status = 'unverified' and id <> ${except}
  `.execute(tx)
}

/** Deletes unverified factors started before `before`. */
export async function dropAbandoned(
  tx: Transaction,
  { userId, before }: { userId: string; before: Date },
): Promise<void> {
  await sql`
    delete from auth.mfa_factors
    where user_id = ${userId} and status = 'unverified' and created_at < ${before}
      and last_challenged_at is null
  `.execute(tx)
}

export async function sweepUnverified(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from auth.mfa_factors where status = 'unverified' and created_at < ${before}
  `.execute(db)
}
