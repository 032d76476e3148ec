import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { archiveLimits } from '@touchline/domain/integrations/archives'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

import { AppError } from '#server/platform/errors.ts'

export type Entries = ReadonlyMap<string, Buffer>

/** The entries of a zip by name, with limits on their number and on every unpacked byte. */
export async function entriesOf(bytes: Buffer, max: number): Promise<Entries> {
  const entries = new Map<string, Buffer>()
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
    if (zip.entryCount > max) throw new AppError('not_an_archive')
    let left: number = archiveLimits.unpackedBytes
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new AppError('archive_damaged')
      const content = await contentOf(zip, entry, left)
      left -= content.length
      entries.set(entry.fileName, content)
    }
    return entries
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('not_an_archive')
  }
}

async function contentOf(zip: ZipFile, entry: Entry, max: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw new AppError('not_an_archive')
  if (entry.uncompressedSize > max) throw new AppError('archive_too_large')
  return pipeline(await zip.openReadStreamPromise(entry), countedUpTo(max), (counted) =>
    buffer(counted),
  )
}

function countedUpTo(max: number): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length
      if (count > max) done(new AppError('archive_too_large'))
      else done(null, chunk)
    },
  })
}
