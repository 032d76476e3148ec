import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { expect, inject, test } from 'vitest'

import { readConfig, type Environment } from '#server/platform/config.ts'
import { openDisk } from '#server/platform/storage/disk.ts'
import { documentKey } from '#server/platform/storage/keys.ts'
import { emptyDatabase, rowsOf } from '#server/platform/testing/empty-database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { startS3 } from '#server/platform/testing/s3.ts'

import { backUpInto } from './back-up-into.ts'
import { openPlaced } from './open-placed.ts'
import { openPlace } from './place.ts'
import { restoreFrom } from './restore.ts'
import { runBackup, runVerify } from './run.ts'
import { openSealing } from './sealing.ts'
import { verifyArchive } from './verify.ts'

const { connection, storage, config: ours } = await testPlatform()
const folder = mkdtempSync(`${inject('folder')}/placed-`)
const words = 'The words of a document.'

async function addDocument(): Promise<string> {
  const id = crypto.randomUUID()
  await rowsOf(
    connection,
    `insert into files (id, account_id, uploaded_by, kind, purpose, content_type, bytes)
     values ('${id}', '${id}', '${id}', 'document', 'member_document', 'text/plain', 3)`,
  )
  await storage.put(documentKey(id), Buffer.from(words), 'text/plain')
  return documentKey(id)
}
const first = await addDocument()

const night = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 30))

async function placeAt(name: string, environment: Environment = {}) {
  const config = readConfig({ BACKUP_KEEP: '2d,0w,0m', ...environment }, '/')
  const place = await openPlace(name, config)
  const sealing = await openSealing(config.backup, place)
  const backUpAt = (now: Date, withFiles = true) =>
    backUpInto(
      { connection, storage, now },
      { place, sealing, keep: config.backup.keep, withFiles },
    )
  return { place, sealing, backUpAt, open: () => openPlaced({ place, sealing }) }
}

const newPlace = (environment?: Environment) =>
  placeAt(mkdtempSync(`${folder}/place-`), environment)

const s3 = await startS3()
const bucket = {
  BACKUP_S3_ENDPOINT: s3.endpoint,
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
}
const passphrase = 'correct horse battery staple'

test.each([
  ['a folder', () => newPlace()],
  ['a folder, encrypted', () => newPlace({ BACKUP_PASSPHRASE: passphrase })],
  [
    'a bucket, encrypted',
    () => placeAt('s3://backups/club', { ...bucket, BACKUP_PASSPHRASE: passphrase }),
  ],
])('%s: backed up, checked, lost and restored, every row and file is back', async (_, opening) => {
  const { backUpAt, open } = await opening()
  const { manifest } = await backUpAt(night(1))
  expect((await verifyArchive(await open())).problems).toEqual([])

  const target = {
    connection: await emptyDatabase(),
    storage: openDisk(mkdtempSync(`${folder}/data-`)),
  }
  const restored = await restoreFrom(target, await open())
  expect(restored).toMatchObject({ lost: [], files: manifest.files.length })
  for (const { name, rows } of manifest.tables) {
    const counted = await rowsOf(target.connection, `select count(*)::int as rows from ${name}`)
    expect([name, counted]).toEqual([name, [{ rows }]])
  }
  const back = await target.storage.get(first)
  const chunks = await back?.toArray()
  expect(Buffer.concat(chunks ?? []).toString()).toBe(words)
})

test('a file is stored once, however many backups name it', async () => {
  const { backUpAt, place } = await newPlace()
  expect((await backUpAt(night(1))).added).toBe(1)
  const second = await addDocument()
  expect((await backUpAt(night(2))).added).toBe(1)
  expect((await place.list('files/')).length).toBe(2)

  await rowsOf(connection, `delete from files where id = '${second.split('/').at(-1) ?? ''}'`)
  const kept = [(await backUpAt(night(3))).removed, (await backUpAt(night(4))).removed]
  expect(kept).toEqual([1, 1])
  const names = await place.list('')
  expect(names.filter((name) => name.endsWith('.zip'))).toHaveLength(2)
  expect(names.filter((name) => name.startsWith('files/'))).toHaveLength(1)
})

test('nothing of an encrypted backup can be read, or changed unnoticed', async () => {
  const at = mkdtempSync(`${folder}/sealed-`)
  const { backUpAt, open } = await placeAt(at, { BACKUP_PASSPHRASE: passphrase })
  await backUpAt(night(1))
  const stored = readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.age'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  expect(stored.length).toBeGreaterThan(2)
  for (const path of stored) expect(readFileSync(path).includes('document')).toBe(false)
  await expect(placeAt(at, { BACKUP_PASSPHRASE: 'quite another passphrase' })).rejects.toThrow(
    'another passphrase was used',
  )

  const [file = ''] = stored.filter((path) => path.includes('/files/'))
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0, bytes.length - 8))
  expect((await verifyArchive(await open())).problems).toEqual([`${first} is damaged`])
})

test('to a recipient a server encrypts what it cannot read itself', async () => {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  const at = mkdtempSync(`${folder}/recipient-`)
  const { backUpAt, open } = await placeAt(at, {
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  })
  await backUpAt(night(1))
  await expect(open()).rejects.toThrow('BACKUP_IDENTITY: needed')
  const owner = await placeAt(at, { BACKUP_IDENTITY: `# created: today\n${identity}` })
  expect((await verifyArchive(await owner.open())).problems).toEqual([])
})

test('files that lie in a bucket stay there, and a restore looks whether they do', async () => {
  const { backUpAt, place, open } = await newPlace()
  await backUpAt(night(1), false)
  expect(await place.list('files/')).toEqual([])
  const here = await restoreFrom({ connection: await emptyDatabase(), storage }, await open())
  expect(here).toMatchObject({ lost: [], files: 0 })
  const nowhere = openDisk(mkdtempSync(`${folder}/data-`))
  const there = await restoreFrom(
    { connection: await emptyDatabase(), storage: nowhere },
    await open(),
  )
  expect(there.lost).toEqual([`${first} is not in the bucket`])
})

test('the command says where, how much and what is wrong', async () => {
  const at = mkdtempSync(`${folder}/commanded-`)
  const config = readConfig({ DATA_DIR: ours.dataDir, BACKUP_TO: at }, '/')
  const report = await runBackup({ config, connection }, {})
  expect(report.line).toMatch(
    /^Backed up \d+ rows of \d+ tables and \d+ files, \d+ of them new, to /,
  )
  expect((await runVerify(config, {})).line).toContain('is whole')
  await expect(runVerify(config, { name: 'touchline-none.zip' })).rejects.toThrow(
    'There is no backup touchline-none.zip there.',
  )
})
