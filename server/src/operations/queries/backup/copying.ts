import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

import { foreignKeysOf } from './catalog.ts'

interface Table {
  /** Quoted, as the catalog names it. */
  readonly name: string
  readonly columns: readonly string[]
}

/** The rows of a table, one a line, as `copyInto` takes them. */
export function copyOutOf(client: Client, { name, columns }: Table) {
  return client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
}

export function copyInto(client: Client, { name, columns }: Table) {
  return client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
}

/**
 * Fills tables in whatever order: they are emptied, the keys between them are taken off, and put back over
 * all rows when `fill` is done.
 */
export async function withoutKeys(
  client: Client,
  tables: readonly Pick<Table, 'name'>[],
  fill: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeysOf(client)
  for (const { owner, name } of keys)
    await client.query(`alter table ${owner} drop constraint ${name}`)
  // Some migrations put rows into their tables: those of the archive are the later ones.
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  await fill()
  for (const { owner, name, definition } of keys)
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
}
