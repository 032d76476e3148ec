import { sql } from 'kysely'
import { expect } from 'vitest'

import type { Database } from '#server/platform/database/database.ts'

/** What every try leaves behind, allowed or not. */
const counters = ['rate_limits']

/**
 * A sum over the rows of each table: two states with equal sums are equal. News of what was done before are
 * handed on first, which marks them.
 */
export async function stateOfTables(db: Database): Promise<Readonly<Record<string, string>>> {
  await expect.poll(() => newsNotHandedOn(db)).toBe(0)
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const names = tables.rows.map(({ name }) => name).filter((name) => !counters.includes(name))
  // One question for all of them: a hundred and more would be most of what a test does.
  const sums = names.map(
    (name) => sql`
      select ${name}::text as name,
        count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.table(name)} as t`,
  )
  const found = await sql<{
    name: string
    sum: string
  }>`${sql.join(sums, sql` union all `)}`.execute(db)
  return Object.fromEntries(found.rows.map(({ name, sum }) => [name, sum]))
}

async function newsNotHandedOn(db: Database): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from outbox where dispatched_at is null`.execute(db)
  return found.rows[0]?.count ?? 0
}
