import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'

import { openSubprocess } from '#server/platform/subprocess.ts'

import { archiveProcess, type ArchiveToRead, type ReadResult } from './read-in-subprocess.ts'

test('stops a small file that unpacks to more than the memory limit, before the time limit', async () => {
  const given: string[] = []
  const spent = (what: 'time' | 'memory'): ReadResult => {
    given.push(what)
    return archiveProcess.spent(what)
  }
  const read = openSubprocess<ArchiveToRead, ReadResult>({ ...archiveProcess, memoryMb: 96, spent })
  const bomb = strToU8(`[${'[],'.repeat(6_000_000)}[]]`)
  const bytes = Buffer.from(zipSync({ 'manifest.json': bomb }))
  expect(bytes.byteLength).toBeLessThan(100_000)
  expect(
    await read({ accountId: null }, { of: 'team', bytes, now: new Date('2026-03-14') }),
  ).toMatchObject({
    code: 'archive_too_large',
  })
  expect(given).toEqual(['memory'])
})
