import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

/** What every try leaves behind, allowed or not. */
const counters = ['rate_limits']

/** A sum over the rows of each table: two states with equal sums are equal. */
export async function stateOfTables(db: Database): Promise<Readonly<Record<string, string>>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const sums: Record<string, string> = {}
  for (const { name } of tables.rows.filter((table) => !counters.includes(table.name))) {
    const found = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.table(name)} as t`.execute(db)
    sums[name] = found.rows[0]?.sum ?? ''
  }
  return sums
}
