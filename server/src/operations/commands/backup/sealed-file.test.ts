import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterEach, expect, inject, test, vi } from 'vitest'

import { readConfig, type Environment } from '#server/platform/config.ts'
import { documentKey } from '#server/platform/storage/keys.ts'
import { openStorage } from '#server/platform/storage/open.ts'
import { emptyDatabase, rowsOf } from '#server/platform/testing/empty-database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openFile } from './open-file.ts'
import { runBackup, runRestore, runVerify } from './run.ts'
import { openFileSealing } from './sealing.ts'
import { verifyArchive } from './verify.ts'

const { connection, storage, config: ours } = await testPlatform()
const folder = mkdtempSync(`${inject('folder')}/sealed-file-`)
const passphrase = 'correct horse battery staple'
const identity = await generateX25519Identity()
const recipient = await identityToRecipient(identity)
const words = 'The words of a document.'

const id = crypto.randomUUID()
await rowsOf(
  connection,
  `insert into files (id, account_id, uploaded_by, kind, purpose, content_type, bytes)
   values ('${id}', '${id}', '${id}', 'document', 'member_document', 'text/plain', 3)`,
)
await storage.put(documentKey(id), Buffer.from(words), 'text/plain')

const configOf = (environment: Environment = {}, dataDir = ours.dataDir) =>
  readConfig({ DATA_DIR: dataDir, ...environment }, '/')

async function madeWith(environment: Environment) {
  const to = `${mkdtempSync(`${folder}/made-`)}/monday.zip`
  const { line } = await runBackup({ config: configOf(environment), connection }, { to })
  return { to, line, path: `${to}.age` }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['a passphrase', { BACKUP_PASSPHRASE: passphrase }, { BACKUP_PASSPHRASE: passphrase }],
  ['a recipient', { BACKUP_RECIPIENT: recipient }, { BACKUP_IDENTITY: identity }],
])('a file encrypted with %s is unreadable, checked and restored', async (_, making, reading) => {
  const { to, line, path } = await madeWith(making)
  expect(line).toContain(`to ${path}.`)
  expect(readdirSync(to.slice(0, to.lastIndexOf('/')))).toEqual(['monday.zip.age'])
  const bytes = readFileSync(path)
  expect(bytes.includes('manifest.json')).toBe(false)
  expect(bytes.includes(words)).toBe(false)

  expect((await runVerify(configOf(reading), { to: path })).problems).toEqual([])
  const dataDir = mkdtempSync(`${folder}/data-`)
  const config = configOf(reading, dataDir)
  const target = { config, connection: await emptyDatabase() }
  const restored = await runRestore(target, { to: path })
  expect(restored.problems).toEqual([])
  expect(await rowsOf(target.connection, 'select id from files')).toEqual([{ id }])
  const back = await (await openStorage(config)).get(documentKey(id))
  expect(Buffer.concat((await back?.toArray()) ?? []).toString()).toBe(words)
})

test.each([
  ['BACKUP_IDENTITY: needed to read', {}],
  ['encrypted with another key', { BACKUP_PASSPHRASE: 'quite another passphrase' }],
  ['encrypted with another key', { BACKUP_IDENTITY: await generateX25519Identity() }],
])('with another key it says "%s" and restores nothing', async (refusal, environment) => {
  const { path } = await madeWith({ BACKUP_RECIPIENT: recipient })
  const config = configOf(environment)
  await expect(runVerify(config, { to: path })).rejects.toThrow(refusal)
  const target = { config, connection: await emptyDatabase() }
  await expect(runRestore(target, { to: path })).rejects.toThrow(refusal)
  const left = "select 1 from pg_tables where schemaname in ('public', 'auth')"
  expect(await rowsOf(target.connection, left)).toEqual([])
})

test('nothing decrypted stays on disk, neither while a backup is open nor after a failed restore', async () => {
  const { path } = await madeWith({ BACKUP_RECIPIENT: recipient })
  const temporary = mkdtempSync(`${folder}/temporary-`)
  vi.stubEnv('TMPDIR', temporary)
  const config = configOf({ BACKUP_IDENTITY: identity })
  const archive = await openFile(path, await openFileSealing(config.backup))
  expect(readdirSync(temporary)).toEqual([])
  expect((await verifyArchive(archive)).problems).toEqual([])
  const used = { config, connection }
  await expect(runRestore(used, { to: path })).rejects.toThrow('There is a Touchline already')
  expect(readdirSync(temporary)).toEqual([])
})

test('age itself opens a file with a passphrase; another passphrase is refused', async () => {
  const { path } = await madeWith({ BACKUP_PASSPHRASE: passphrase })
  const wrong = configOf({ BACKUP_PASSPHRASE: 'quite another passphrase' })
  await expect(runVerify(wrong, { to: path })).rejects.toThrow(
    'encrypted with another key: check BACKUP_PASSPHRASE or BACKUP_IDENTITY',
  )
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const zip = await decrypter.decrypt(readFileSync(path))
  expect(Buffer.from(zip).subarray(0, 2).toString()).toBe('PK')
})

test('a cut or changed file is refused, whatever its name', async () => {
  const { path } = await madeWith({ BACKUP_RECIPIENT: recipient })
  const bytes = readFileSync(path)
  const reading = configOf({ BACKUP_IDENTITY: identity })
  const other = `${folder}/renamed.zip`
  writeFileSync(other, bytes)
  expect((await runVerify(reading, { to: other })).line).toContain('is whole')
  writeFileSync(other, bytes.subarray(0, bytes.length - 100))
  await expect(runVerify(reading, { to: other })).rejects.toThrow('is no whole backup of Touchline')
  writeFileSync(other, bytes.fill(0, 400, 420))
  await expect(runVerify(reading, { to: other })).rejects.toThrow('is no whole backup of Touchline')
})

test('without a key, a name that promises encryption is refused', async () => {
  const run = { config: configOf(), connection }
  await expect(runBackup(run, { to: `${folder}/a.zip.age` })).rejects.toThrow(
    'needs BACKUP_PASSPHRASE or BACKUP_RECIPIENT',
  )
  const { path, to } = await madeWith({ BACKUP_RECIPIENT: recipient })
  const again = { config: configOf({ BACKUP_RECIPIENT: recipient }), connection }
  for (const name of [to, path])
    await expect(runBackup(again, { to: name })).rejects.toThrow(`${path} is there already`)
})
