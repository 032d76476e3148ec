import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { serverFolder } from '../folders.ts'

const migrationsFolder = join(serverFolder, 'migrations')

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** A permanent migration failure, with the reason. */
export class MigrationError extends Error {
  override readonly name: string = 'MigrationError'
}

/** The migrations of a folder, in order of their numbers. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, checksum: checksumOf(sql) }
    })
}

/** A checksum of all migrations. */
export function checksumOfAll(migrations: readonly Migration[]): string {
  return checksumOf(migrations.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''))
}

function checksumOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex')
}
