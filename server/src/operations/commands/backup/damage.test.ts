import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, inject, test } from 'vitest'

import { openDisk } from '#server/platform/storage/disk.ts'
import { documentKey } from '#server/platform/storage/keys.ts'
import { emptyDatabase, rowsOf } from '#server/platform/testing/empty-database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { backUp } from './back-up.ts'
import { fileEntry, tableEntry } from './manifest.ts'
import { restore } from './restore.ts'
import { verifyBackup } from './verify.ts'

const { connection, storage, clock } = await testPlatform()
const folder = mkdtempSync(join(inject('folder'), 'damage-'))
const [first, second, lost] = [
  await addDocument('one'),
  await addDocument('two'),
  await addDocument(),
]

/** A row that names a file, and the file, unless the storage has lost it. */
async function addDocument(words?: string): Promise<string> {
  const id = crypto.randomUUID()
  await rowsOf(
    connection,
    `insert into files (id, account_id, uploaded_by, kind, purpose, content_type, bytes)
     values ('${id}', '${id}', '${id}', 'document', 'member_document', 'text/plain', 3)`,
  )
  if (words !== undefined)
    await storage.put(documentKey(id), Buffer.from(words.repeat(100)), 'text/plain')
  return documentKey(id)
}

async function backUpTo(name: string) {
  const path = join(folder, name)
  return { path, manifest: await backUp({ connection, storage, now: clock() }, path) }
}

/** The same archive with other bytes some way behind the name of an entry. */
async function damagedAt(entry: string, behind: number): Promise<string> {
  const { path } = await backUpTo(`${crypto.randomUUID()}.zip`)
  const bytes = readFileSync(path)
  const from = bytes.indexOf(entry) + entry.length + behind
  writeFileSync(path, bytes.fill(0, from, from + 5))
  return path
}

const { path: whole, manifest } = await backUpTo('whole.zip')
const wasMissing = `${lost} was missing already when the backup was made`

test('a backup names the files that the storage has lost', async () => {
  expect(manifest.missing).toEqual([lost])
  expect(manifest.files.map(({ key }) => key).toSorted()).toEqual([first, second].toSorted())
  expect((await verifyBackup(whole)).problems).toEqual([wasMissing])
})

test('a damaged file is found, and does not come back as if it were whole', async () => {
  const damaged = await damagedAt(fileEntry(first), 2)
  expect((await verifyBackup(damaged)).problems).toEqual([wasMissing, `${first} is damaged`])

  const target = openDisk(mkdtempSync(join(folder, 'data-')))
  const back = await restore({ connection: await emptyDatabase(), storage: target }, damaged)
  expect(back.files).toBe(1)
  expect(back.lost.toSorted()).toEqual([`${first} is damaged in the backup`, wasMissing].toSorted())
  expect(await target.get(first)).toBeUndefined()
  expect(await target.get(second)).toBeDefined()
})

test('a damaged table is found; a restore takes away only what it has made', async () => {
  const damaged = await damagedAt(tableEntry('public.files'), 20)
  expect((await verifyBackup(damaged)).problems).toContain('public.files is damaged')

  const target = await emptyDatabase()
  await rowsOf(target, "create function public.their_own() returns int language sql as 'select 7'")
  const files = openDisk(mkdtempSync(join(folder, 'data-')))
  await expect(restore({ connection: target, storage: files }, damaged)).rejects.toThrow(
    'The backup is damaged: public.files',
  )
  expect(await rowsOf(target, 'select public.their_own() as kept')).toEqual([{ kept: 7 }])
  const left = "select 1 from pg_tables where schemaname in ('public', 'auth')"
  expect(await rowsOf(target, left)).toEqual([])
})

test('tables of someone else are in the way and stay as they are', async () => {
  const target = await emptyDatabase()
  await rowsOf(target, 'create schema shop')
  await rowsOf(target, 'create table shop.orders as select 7 as id')

  await expect(restore({ connection: target, storage }, whole)).rejects.toThrow(
    'The database is not empty: shop.orders would be in the way. Nothing was changed',
  )
  expect(await rowsOf(target, 'select id from shop.orders')).toEqual([{ id: 7 }])
})
