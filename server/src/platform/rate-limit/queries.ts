import { sql } from 'kysely'

import type { Queryable } from '../database/database.ts'

/** A bucket of `burst` attempts, refilled one per `refillMs`. Shared by all processes. */
export interface Bucket {
  readonly key: string
  readonly burst: number
  readonly refillMs: number
}

export type Attempt =
  | { readonly kind: 'taken'; readonly used: number }
  | { readonly kind: 'empty'; readonly retryAfterMs: number }

/** Takes one attempt in a single statement, so that two requests can't take the same one. */
export async function takeAttempt(db: Queryable, bucket: Bucket, now: Date): Promise<Attempt> {
  const { key, burst, refillMs } = bucket
  const at = now.getTime()
  const taken = await sql<{ expire: number }>`
    insert into rate_limits as r (key, points, expire) values (${key}, 1, ${at + refillMs}::bigint)
    on conflict (key) do update set points = r.points + 1, expire = greatest(r.expire, ${at}::bigint) + ${refillMs}::bigint
    where greatest(r.expire, ${at}::bigint) + ${refillMs}::bigint <= ${at + burst * refillMs}::bigint
    returning expire
  `.execute(db)
  const [row] = taken.rows
  if (row !== undefined) return { kind: 'taken', used: Math.ceil((row.expire - at) / refillMs) }

  const full = await sql<{
    expire: number
  }>`select expire from rate_limits where key = ${key}`.execute(db)
  const until = (full.rows[0]?.expire ?? at) + refillMs - burst * refillMs
  return { kind: 'empty', retryAfterMs: Math.max(1, until - at) }
}

/** Returns one attempt, or all. */
export async function giveBack(
  db: Queryable,
  bucket: Bucket,
  howMany: 'one' | 'all',
): Promise<void> {
  if (howMany === 'all') await sql`delete from rate_limits where key = ${bucket.key}`.execute(db)
  else
    await sql`update rate_limits set expire = expire - ${bucket.refillMs}::bigint where key = ${bucket.key}`.execute(
      db,
    )
}

export async function sweepLimits(db: Queryable, now: Date): Promise<void> {
  await sql`delete from rate_limits where expire < ${now.getTime()}::bigint`.execute(db)
}
