import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable } from '#server/platform/database/database.ts'

/** What the operator has set, with who did it; a row of `installation`. */
interface SetMaintenance {
  readonly message: string
  readonly until: Date | undefined
  readonly since: Date
  /** Undefined when the start switched it on (MAINTENANCE). */
  readonly by: string | undefined
}

/** Processes hear on this channel that it was switched. */
export const maintenanceChannel = 'touchline_maintenance'

const name = 'maintenance'

const stored = z.object({
  message: z.string(),
  until: z.iso.datetime().nullable(),
  since: z.iso.datetime(),
  by: z.uuid().nullable(),
})

/** Undefined while the site is open. */
export async function findMaintenance(db: Queryable): Promise<SetMaintenance | undefined> {
  const found = await sql<{ value: unknown }>`
    select value from installation where name = ${name}`.execute(db)
  const [row] = found.rows
  if (row === undefined) return undefined
  const { message, until, since, by } = stored.parse(row.value)
  return {
    message,
    until: until === null ? undefined : new Date(until),
    since: new Date(since),
    by: by ?? undefined,
  }
}

export async function saveMaintenance(db: Queryable, set: SetMaintenance): Promise<void> {
  const value = JSON.stringify({
    message: set.message,
    until: set.until?.toISOString() ?? null,
    since: set.since.toISOString(),
    by: set.by ?? null,
  })
  await sql`
    insert into installation (name, value) values (${name}, ${value}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`.execute(db)
  await tell(db)
}

/** True when it was on. */
export async function clearMaintenance(db: Queryable): Promise<boolean> {
  const cleared = await sql`delete from installation where name = ${name}`.execute(db)
  await tell(db)
  return cleared.numAffectedRows === 1n
}

async function tell(db: Queryable): Promise<void> {
  await sql`select pg_notify(${maintenanceChannel}, '')`.execute(db)
}
