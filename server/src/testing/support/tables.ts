import { sql } from 'kysely'
import { expect, vi } from 'vitest'

import type { Database } from '#server/platform/database/database.ts'

/** Written by every attempt, allowed or not. */
const counters = ['rate_limits']

/**
 * A checksum over the rows of each table: equal sums mean equal states. Pending events are
 * delivered first, because that marks them.
 */
export async function stateOfTables(db: Database): Promise<Readonly<Record<string, string>>> {
  await vi.waitFor(async () => expect(await newsNotHandedOn(db)).toBe(0))
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const names = tables.rows.map(({ name }) => name).filter((name) => !counters.includes(name))
  // One query for all tables: over a hundred would take most of the test's time.
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

/** Whether a statement belongs to `stateOfTables`. */
export function isSumOfTables(text: string): boolean {
  return text.includes('md5(string_agg(t::text')
}

/** Every table with its column names. */
export async function columnsOfTables(db: Database): Promise<ReadonlyMap<string, Set<string>>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by 1`.execute(db)
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]))
}

/**
 * Records which tables change, by triggers: transaction numbers belong to the whole cluster, where
 * other test files write too. Returns the changes since the last call.
 */
export async function watchWrites(db: Database): Promise<() => Promise<readonly string[]>> {
  await vi.waitFor(async () => expect(await newsNotHandedOn(db)).toBe(0))
  await sql`create schema watching`.execute(db)
  await sql`create table watching.writes (name text not null)`.execute(db)
  await sql`
    create function watching.note() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old is distinct from new then
        insert into watching.writes values (tg_table_name);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    do $$
    declare one record;
    begin
      for one in
        select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> ${sql.lit(counters[0])}
      loop
        execute format('create trigger watched after insert or update or delete on %I
          for each row execute function watching.note()', one.name);
      end loop;
    end $$`.execute(db)
  return async () => {
    const { rows } = await sql<{ name: string }>`
      with written as (delete from watching.writes returning name)
      select distinct name from written order by name`.execute(db)
    return rows.map(({ name }) => name)
  }
}

async function newsNotHandedOn(db: Database): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from outbox where dispatched_at is null`.execute(db)
  return found.rows[0]?.count ?? 0
}
