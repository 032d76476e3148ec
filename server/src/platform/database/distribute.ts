import pg from 'pg'

import type { Connection } from './database.ts'
import { foreignKeysOf, uniqueWithoutTeam, type ForeignKey } from './distributed-keys.ts'
import { placeOf, type Place } from './distribution.ts'
import { waitForTurn } from './migrate.ts'
import { MigrationError } from './migrations.ts'

/**
 * Distributes the tables of a migrated database over a Citus cluster and returns the newly
 * distributed ones. A second call also repairs shards that were moved since. Throws MigrationError.
 */
export async function distribute(connection: Connection): Promise<readonly string[]> {
  const client = new pg.Client({
    ...connection,
    application_name: 'touchline migrate',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await waitForTurn(client)
    await requireCluster(client)
    const missing = await tablesOutOfPlace(client)
    if (missing.length > 0) await inOneTransaction(client, () => place(client, missing))
    await addKeysToShards(client)
    return missing
  } finally {
    await client.end()
  }
}

async function requireCluster(client: pg.Client): Promise<void> {
  const { rows: found } = await client.query("select from pg_extension where extname = 'citus'")
  if (found.length === 0)
    throw new MigrationError(
      'This database has no Citus: create the extension in it on every node and add the nodes.',
    )
  const { rows: coordinator } = await client.query('select from pg_dist_node where groupid = 0')
  if (coordinator.length === 0)
    throw new MigrationError(
      'The coordinator is not part of its cluster yet: call citus_set_coordinator_host.',
    )
}

async function tablesOutOfPlace(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; place: Place }>(`
    select logicalrelid::text as name,
      case when partmethod = 'h' then 'by_team' when repmodel = 't' then 'every_node'
        else 'coordinator' end as place
    from pg_dist_partition`)
  const placed = new Map(rows.map(({ name, place }) => [name, place]))
  return [...placeOf]
    .filter(([name, place]) => place !== 'coordinator' && placed.get(name) !== place)
    .map(([name]) => name)
}

async function inOneTransaction(client: pg.Client, run: () => Promise<void>): Promise<void> {
  await client.query("begin; set local citus.multi_shard_modify_mode = 'sequential'")
  try {
    await run()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw inWords(error)
  }
}

/** The keys added to shards, which the distributed table itself no longer has. */
const keyTable = 'schema_shard_keys'

async function place(client: pg.Client, missing: readonly string[]): Promise<void> {
  // Citus needs both tables of a key to be distributed first.
  const keys = await foreignKeysOf(client, missing)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { drop, create } of await uniqueWithoutTeam(client))
    await client.query(`${drop}; ${create}`)

  const ofTeams = [...placeOf].filter(([, place]) => place === 'by_team').map(([table]) => table)
  let colocated = ofTeams.find((table) => !missing.includes(table)) ?? 'none'
  for (const table of missing)
    if (placeOf.get(table) === 'every_node')
      await client.query('select create_reference_table($1::regclass)', [table])
    else {
      await client.query(
        "select create_distributed_table($1::regclass, 'team_id', colocate_with => $2)",
        [table, colocated],
      )
      if (colocated === 'none') colocated = table
    }

  for (const { table, name, definition, holding } of keys)
    if (holding === 'citus')
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await rememberKeys(
    client,
    keys.filter(({ holding }) => holding === 'shards'),
  )
  await letFunctionsRead(client)
}

/**
 * Nodes call functions that read tables; without this Citus would plan their statements anew for
 * each value.
 */
async function letFunctionsRead(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql' and p.provolatile = 's'`)
  for (const { name } of rows) {
    await client.query(`alter function ${name} reset plan_cache_mode`)
    await client.query(`alter function ${name} set citus.allow_nested_distributed_execution = on`)
  }
}

async function rememberKeys(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  await client.query(`create table if not exists ${keyTable} (
    name text primary key,
    referencing text not null,
    target text not null,
    definition text not null
  )`)
  for (const { name, table, target, definition } of keys)
    await client.query(`insert into ${keyTable} values ($1, $2, $3, $4) on conflict do nothing`, [
      name,
      table,
      target,
      definition,
    ])
}

/** Adds missing keys, in one block per node. */
async function addKeysToShards(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ node: string; success: boolean; result: string }>(`
    with commands as (
      select at.nodename, at.nodeport, format(
        'do $keys$ begin set local citus.enable_manual_changes_to_shards = on; %s end $keys$',
        string_agg(format(
          'if not exists (select from pg_constraint where conrelid = %L::regclass and conname = %L) then alter table %s add constraint %I %s; end if;',
          own.name, key.name, own.name, key.name,
          replace(key.definition, format('REFERENCES %s(', key.target), format('REFERENCES %s(', other.name))), ' ')) as command
      from ${keyTable} key
      join pg_dist_shard shard on shard.logicalrelid = key.referencing::regclass
      join pg_dist_shard target on target.logicalrelid = key.target::regclass
        and (target.shardminvalue is null or target.shardminvalue = shard.shardminvalue)
      cross join lateral (select shard_name(shard.logicalrelid, shard.shardid)) own (name)
      cross join lateral (select shard_name(target.logicalrelid, target.shardid)) other (name)
      join pg_dist_shard_placement at on at.shardid = shard.shardid
      group by 1, 2)
    select done.node_name as node, done.success, done.result
    from (select array_agg(nodename) as names, array_agg(nodeport::int) as ports, array_agg(command) as all_of
      from commands) given
    cross join lateral master_run_on_worker(given.names, given.ports, given.all_of, true) done`)
  const failed = rows.find(({ success }) => !success)
  if (failed !== undefined)
    throw new MigrationError(
      `The shards of ${failed.node} did not get their foreign keys: ${failed.result}`,
    )
}

function inWords(error: unknown): MigrationError {
  const why = error instanceof Error ? error.message : String(error)
  const isOutOfLocks = error instanceof pg.DatabaseError && error.code === '53200'
  return new MigrationError(
    isOutOfLocks
      ? 'Nothing was distributed, because a node has too few locks: set max_locks_per_transaction to 1000 on every node.'
      : `Nothing was distributed: ${why}`,
    { cause: error },
  )
}
