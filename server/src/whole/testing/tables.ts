import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

/** What every try leaves behind, allowed or not. */
const counters = ['rate_limits']

/** A sum over the rows of each table: two states with equal sums are equal. */
export async function stateOfTables(db: Database): Promise<Readonly<Record<string, string>>> {
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
