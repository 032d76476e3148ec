import type { Client } from 'pg'
import { z } from 'zod'

const tableRow = z.object({ name: z.string(), columns: z.array(z.string()) })
const sequenceRow = z.object({ name: z.string(), value: z.coerce.number() })
const constraintRow = z.object({ owner: z.string(), name: z.string(), definition: z.string() })
const migrationRow = z.object({ name: z.string(), checksum: z.string() })

/** Our schemas; a restore creates the job queue again. */
const schemas = "('public', 'auth')"

/** Every table with its columns, but the record of migrations: that one is made by migrating. */
export async function tablesOf(client: Client) {
  const { rows } = await client.query(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(format('%I', a.attname) order by a.attnum) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ${schemas} and c.relkind = 'r' and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`)
  return z.array(tableRow).parse(rows)
}

/** Counters and the last number each gave. */
export async function sequencesOf(client: Client) {
  const { rows } = await client.query(`
    select format('%I.%I', schemaname, sequencename) as name, last_value as value
    from pg_sequences where schemaname in ${schemas} and last_value is not null order by 1`)
  return z.array(sequenceRow).parse(rows)
}

/** Keys between tables: taken off while rows arrive in any order, and put back over all of them. */
export async function foreignKeysOf(client: Client) {
  const { rows } = await client.query(`
    select c.conrelid::regclass::text as owner, format('%I', c.conname) as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname in ${schemas} order by 1, 2`)
  return z.array(constraintRow).parse(rows)
}

/** The database's migrations; undefined for an unused one. */
export async function migrationsOf(client: Client) {
  const { rows } = await client.query("select to_regclass('public.schema_migrations') as found")
  const [there] = z.array(z.object({ found: z.string().nullable() })).parse(rows)
  if (there?.found == null) return undefined
  const applied = await client.query('select name, checksum from schema_migrations order by name')
  return z.array(migrationRow).parse(applied.rows)
}

/** Tables, views and sequences that exist before a restore; those of extensions hold no data. */
export async function othersIn(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname not like 'pg\\_toast%' and n.nspname not like 'pg\\_temp%'
      and c.relkind in ('r', 'p', 'f', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
        and d.objid = c.oid and d.deptype = 'e')
    order by 1`)
  return z
    .array(tableRow.pick({ name: true }))
    .parse(rows)
    .map(({ name }) => name)
}

/** Notes that a backup is finished, so that its age can be watched. */
export async function recordBackup(client: Client): Promise<void> {
  await client.query(`
    insert into installation (name, value) values ('backup', to_jsonb(now()))
    on conflict (name) do update set value = excluded.value, updated_at = now()`)
}

/** Whether this session alone makes a backup, until it ends. */
export async function lockBackups(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "select pg_try_advisory_lock(hashtext('touchline backup')) as locked",
  )
  const [answer] = z.array(z.object({ locked: z.boolean() })).parse(rows)
  return answer?.locked === true
}
