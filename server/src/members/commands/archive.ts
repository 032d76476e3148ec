import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

import { AppError } from '#server/platform/errors.ts'

/** The strict option makes the reader refuse paths outside the archive, such as "../x". */
export async function openArchive(bytes: Buffer): Promise<ZipFile> {
  return fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
}

/**
 * Unpacks an entry up to a limit, counting real bytes: the size in the archive may be a lie (zip
 * bomb).
 */
export async function contentOf(archive: ZipFile, entry: Entry, max: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw new AppError('import_not_a_table')
  if (entry.uncompressedSize > max) throw new AppError('import_too_large')
  const stream = await archive.openReadStreamPromise(entry)
  return pipeline(stream, countedUpTo(max), (counted) => buffer(counted))
}

function countedUpTo(max: number): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length
      if (count > max) done(new AppError('import_too_large'))
      else done(null, chunk)
    },
  })
}
