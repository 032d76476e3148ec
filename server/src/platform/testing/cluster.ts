import pg from 'pg'

import type { Connection } from '../database/database.ts'
import { distribute } from '../database/distribute.ts'

/** Few, because each test file copies them all. */
const shardCount = 4

/** The nodes of a given Citus cluster, coordinator first; for other servers only themselves. */
export async function nodesOf(given: Connection): Promise<Connection[]> {
  const [isCluster] = await rowsOf(given, "select from pg_class where relname = 'pg_dist_node'")
  if (isCluster === undefined) return [given]
  const nodes = await rowsOf<{ host: string; port: number }>(
    given,
    'select nodename as host, nodeport as port from pg_dist_node order by groupid',
  )
  return nodes.map((node) => ({ ...given, ...node }))
}

/** Makes a cluster of databases that exist on all nodes. */
export async function connectNodes(nodes: readonly Connection[], database: string): Promise<void> {
  for (const node of nodes) {
    await rowsOf({ ...node, database }, 'create extension citus')
    await rowsOf(node, `alter database ${database} set citus.shard_count = ${shardCount}`)
  }
  const [coordinator, ...workers] = nodes
  await rowsOf({ ...coordinator, database }, 'select citus_set_coordinator_host($1, $2)', [
    coordinator?.host,
    coordinator?.port,
  ])
  for (const { host, port } of workers)
    await rowsOf({ ...coordinator, database }, 'select citus_add_node($1, $2)', [host, port])
}

/** Citus stays connected to each of its databases, and connected databases can't be copied. */
export async function distributeToCopy(
  nodes: readonly Connection[],
  database: string,
): Promise<void> {
  await distribute({ ...nodes[0], database })
  for (const node of nodes)
    await rowsOf(
      node,
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1',
      [database],
    )
}

async function rowsOf<Row extends object>(
  connection: Connection,
  question: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(question, values)).rows
  } finally {
    await client.end()
  }
}
