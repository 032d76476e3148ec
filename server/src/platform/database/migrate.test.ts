import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { testDatabase } from '../testing/database.ts'
import {
  checksumOfAll,
  migrate,
  MigrationError,
  readMigrations,
  type Migration,
} from './migrate.ts'

const { connection, pool } = await testDatabase()
const known = readMigrations()

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

async function isThere(table: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from pg_tables where tablename = $1', [table])
  return rowCount === 1
}

test('what was applied is not applied again', async () => {
  expect(await migrate(connection)).toEqual([])
})

test('two processes at once apply a new file once', async () => {
  const grown = [...known, migration('9001_boats.sql', 'create table boats ()')]

  const applied = await Promise.all([migrate(connection, grown), migrate(connection, grown)])
  expect(applied.flat()).toEqual(['9001_boats.sql'])
})

test('a file that fails leaves nothing behind and is named', async () => {
  const boats = migration('9001_boats.sql', 'create table boats ()')
  const broken = migration('9002_oars.sql', 'create table oars (); select nonsense')

  const attempt = migrate(connection, [...known, boats, broken])
  await expect(attempt).rejects.toThrow(/9002_oars\.sql failed and changed nothing: .*nonsense/)
  expect(await isThere('oars')).toBe(false)
})

test('a file that was changed after it had been applied is refused', async () => {
  const changed = migration('9001_boats.sql', 'create table boats (name text)')

  await expect(migrate(connection, [...known, changed])).rejects.toThrow(MigrationError)
})

test('a database of a newer version is refused', async () => {
  await expect(migrate(connection, known)).rejects.toThrow(/9001_boats\.sql.*newer version/)
})

test('the checksum of all tells one state of the tables from another', () => {
  expect(checksumOfAll(known)).not.toBe(checksumOfAll(known.slice(1)))
})
