import type pg from 'pg'

/** Statements vary with their input, so the cache is limited. */
const maxRemembered = 2000

type Reword = (text: string) => string

/**
 * Rewrites statements for the database behind a pool: in a Citus cluster, with the team at each
 * table.
 */
export class Wording {
  #reword: Promise<Reword | undefined> | undefined
  #known: Reword | undefined

  /** Checks once whether the database is a cluster. */
  async meet(client: pg.ClientBase): Promise<void> {
    this.#reword ??= rewordingOf(client)
    try {
      this.#known = await this.#reword
    } catch (error) {
      this.#reword = undefined
      throw error
    }
  }

  of(text: string): string {
    return this.#known?.(text) ?? text
  }
}

async function rewordingOf(client: pg.ClientBase): Promise<Reword | undefined> {
  const { rows } = await client.query<{ isCluster: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as "isCluster"`,
  )
  if (rows[0]?.isCluster !== true) return undefined
  const { pinned } = await import('./pinning.ts')
  const tables = await tablesOf(client)
  const remembered = new Map<string, string>()
  return (text) => {
    const known = remembered.get(text)
    if (known !== undefined) return known
    if (remembered.size >= maxRemembered) remembered.clear()
    const worded = text.includes('team_id') ? pinned(text, tables) : text
    remembered.set(text, worded)
    return worded
  }
}

async function tablesOf(client: pg.ClientBase): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by 1`)
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]))
}
