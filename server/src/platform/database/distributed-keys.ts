import pg from 'pg'

import { placeOf } from './distribution.ts'

/**
 * Who enforces a foreign key once its tables are distributed. Citus refuses `on delete set null`
 * with a `team_id`, although PostgreSQL only sets the other column, so such keys are added to each
 * shard.
 */
export type Holding = 'citus' | 'shards' | 'nothing'

export interface ForeignKey {
  readonly table: string
  readonly target: string
  readonly name: string
  readonly definition: string
  readonly holding: Holding
}

interface KeyRow extends Omit<ForeignKey, 'holding'> {
  readonly columns: readonly string[]
  readonly targetColumns: readonly string[]
  readonly setsNull: boolean
  readonly mayCascade: boolean
}

/** The foreign keys of a migrated database from and to these tables. */
export async function foreignKeysOf(
  client: pg.ClientBase | pg.Pool,
  tables: readonly string[],
): Promise<ForeignKey[]> {
  const { rows } = await client.query<KeyRow>(
    `select k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
       quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition,
       k.confdeltype in ('n', 'd') as "setsNull", k.confdeltype not in ('a', 'r') as "mayCascade",
       array(select a.attname::text from unnest(k.conkey) with ordinality as key (number, at)
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = key.number order by at) as columns,
       array(select a.attname::text from unnest(k.confkey) with ordinality as key (number, at)
         join pg_attribute a on a.attrelid = k.confrelid and a.attnum = key.number order by at) as "targetColumns"
     from pg_constraint k
     where k.contype = 'f' and (k.conrelid = any($1::regclass[]) or k.confrelid = any($1::regclass[]))
     order by 1, 3`,
    [tables],
  )
  return rows.map(({ table, target, name, definition, ...key }) => ({
    table,
    target,
    name,
    definition,
    holding: holdingOf({ table, target, ...key }),
  }))
}

type Columns = Omit<KeyRow, 'name' | 'definition'>

function holdingOf(key: Columns): Holding {
  const isHeld = { by_team: isOfOneTeam, every_node: () => true, coordinator: isOfCoordinator }
  const target = placeOf.get(key.target)
  if (target === undefined || !isHeld[target](key)) return 'nothing'
  return isOfTeams(key) && key.setsNull && key.columns.includes('team_id') ? 'shards' : 'citus'
}

function isOfTeams({ table }: Columns): boolean {
  return placeOf.get(table) === 'by_team'
}

function isOfOneTeam(key: Columns): boolean {
  const team = key.columns.indexOf('team_id')
  return isOfTeams(key) && team !== -1 && key.targetColumns[team] === 'team_id'
}

function isOfCoordinator(key: Columns): boolean {
  return placeOf.get(key.table) === 'coordinator' || (!isOfTeams(key) && !key.mayCascade)
}

/** Unique indexes of team tables without a team. */
export async function uniqueWithoutTeam(
  client: pg.ClientBase | pg.Pool,
): Promise<readonly { readonly name: string; readonly drop: string; readonly create: string }[]> {
  const { rows } = await client.query<{ name: string; drop: string; create: string }>(
    `select c.relname as name,
       case when k.oid is null then format('drop index %s', i.indexrelid::regclass)
         else format('alter table %s drop constraint %I', i.indrelid::regclass, k.conname) end as drop,
       replace(pg_get_indexdef(i.indexrelid), 'CREATE UNIQUE INDEX', 'CREATE INDEX') as create
     from pg_index i
     join pg_class c on c.oid = i.indexrelid
     left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
     where i.indisunique and i.indrelid = any($1::regclass[]) and not exists (
       select from pg_attribute a
       where a.attrelid = i.indrelid and a.attname = 'team_id' and a.attnum = any(i.indkey))
     order by 1`,
    [[...placeOf].filter(([, place]) => place === 'by_team').map(([table]) => table)],
  )
  return rows
}
