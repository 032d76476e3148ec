import { gunzipSync, gzipSync } from 'node:zlib'

import { sql } from 'kysely'

import type { Database, Queryable } from '#server/platform/database/database.ts'
import type { Mark, Refusal } from '#server/platform/outbound/client.ts'

/** What all teams know about an address. */
export interface Source {
  readonly body: Buffer | undefined
  readonly problem: Refusal | null
  readonly mark: Mark
}

interface Row {
  readonly body: Buffer | null
  readonly problem: Refusal | null
  readonly etag: string | null
  readonly modified: string | null
}

/**
 * Claims an address for reading; undefined if it was read lately or is being read. One process
 * wins.
 */
export async function claimSource(
  db: Database,
  address: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<Source | undefined> {
  const found = await sql<Row>`
    insert into calendar_sources as s (address, tried_at) values (${address}, ${now})
    on conflict (address) do update set tried_at = excluded.tried_at where s.tried_at <= ${since}
    returning body, problem, etag, modified`.execute(db)
  return sourceOf(found.rows[0])
}

export async function findSource(db: Queryable, address: string): Promise<Source | undefined> {
  const row = await db
    .selectFrom('calendar_sources')
    .select(['body', 'etag', 'modified'])
    .select(sql<Refusal | null>`problem`.as('problem'))
    .where('address', '=', address)
    .executeTakeFirst()
  return sourceOf(row)
}

function sourceOf(row: Row | undefined): Source | undefined {
  if (row === undefined) return undefined
  const { body, problem, etag, modified } = row
  return {
    body: body === null ? undefined : gunzipSync(body),
    problem,
    mark: body === null ? { etag: null, modified: null } : { etag, modified },
  }
}

export async function saveSource(
  db: Queryable,
  address: string,
  { body, mark }: { readonly body: Buffer; readonly mark: Mark },
): Promise<void> {
  await db
    .updateTable('calendar_sources')
    .set({ body: gzipSync(body), problem: null, etag: mark.etag, modified: mark.modified })
    .where('address', '=', address)
    .execute()
}

/** Null after a successful reading. */
export async function saveSourceProblem(
  db: Queryable,
  address: string,
  problem: Refusal | null,
): Promise<void> {
  await db.updateTable('calendar_sources').set({ problem }).where('address', '=', address).execute()
}

/** Deletes sources that no team follows any more. */
export async function forgetSources(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from calendar_sources s where s.tried_at < ${before}
      and not exists (select from calendar_imports c
        where c.address = s.address and c.stopped_at is null)`.execute(db)
}
