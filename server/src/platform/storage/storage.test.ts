import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { afterAll, describe, expect, test } from 'vitest'

import { startS3 } from '../testing/s3.ts'
import { openDisk } from './disk.ts'
import { openS3 } from './s3.ts'
import type { Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'touchline-storage-'))
const s3 = await startS3()
const bucket = openS3({
  bucket: 'touchline',
  keyId: 'id',
  secret: 'secret',
  region: 'us-east-1',
  endpoint: s3.endpoint,
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

async function read(storage: Storage, key: string): Promise<string | undefined> {
  const found = await storage.get(key)
  return found === undefined ? undefined : (await buffer(found)).toString('latin1')
}

describe.each([
  ['a folder', openDisk(folder)],
  ['an S3 bucket', bucket],
])('%s', (_, storage) => {
  test('returns, replaces and deletes what was stored', async () => {
    const key = 'pictures/ab/one/full.webp'
    expect(await read(storage, key)).toBeUndefined()
    await storage.put(key, Buffer.from('\u00ff\u0000first', 'latin1'), 'image/webp')
    expect(await read(storage, key)).toBe('\u00ff\u0000first')
    await storage.put(key, Buffer.from('second'), 'image/webp')
    expect(await read(storage, key)).toBe('second')
    await storage.remove(key)
    await storage.remove(key)
    expect(await read(storage, key)).toBeUndefined()
  })

  test('stores a few megabytes', async () => {
    const bytes = Buffer.alloc(3_000_000, 7)
    await storage.put('big', bytes, 'image/webp')
    expect((await read(storage, 'big'))?.length).toBe(bytes.length)
  })
})

describe.each([
  ['a folder', openDisk(join(folder, 'of-files'))],
  ['an S3 bucket', bucket],
])('%s', (_, storage) => {
  test('stores a file from disk and leaves the original', async () => {
    const path = join(folder, 'large')
    const bytes = Buffer.alloc(3_000_000, 'touchline')
    writeFileSync(path, bytes)
    await storage.putFile('exports/one.zip', path, 'application/zip')
    await storage.putFile('exports/one.zip', path, 'application/zip')
    expect(await read(storage, 'exports/one.zip')).toBe(bytes.toString('latin1'))
    expect(readdirSync(folder)).toContain('large')
  })

  test('a missing file changes nothing', async () => {
    await storage.put('exports/two.zip', Buffer.from('before'), 'application/zip')
    const put = storage.putFile('exports/two.zip', join(folder, 'nowhere'), 'application/zip')
    await expect(put).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await read(storage, 'exports/two.zip')).toBe('before')
  })
})

test('the bucket keeps the content type', async () => {
  await bucket.put('typed', Buffer.from('x'), 'image/webp')
  expect(s3.objects.get('/touchline/typed')?.type).toBe('image/webp')
})

test('a failed write to the folder leaves no partial file', async () => {
  writeFileSync(join(folder, 'not-a-folder'), '')
  const disk = openDisk(folder)
  await expect(disk.put('not-a-folder/key', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
    code: 'EEXIST',
  })
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})
