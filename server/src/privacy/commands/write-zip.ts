import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { ZipFile } from 'yazl'

/** A file inside a zip, opened when it is written. */
export interface Entry {
  readonly name: string
  readonly compress: boolean
  readonly open: () => Promise<Readable>
}

interface Writing {
  /** Where the zip is written. */
  readonly path: string
  readonly at: Date
  readonly onProgress: (percent: number) => Promise<void>
}

/** Writes one entry after another, so that only one is open. */
export async function writeZip(
  entries: readonly Entry[],
  { path, at, onProgress }: Writing,
): Promise<void> {
  const zip = new ZipFile()
  const { outputStream } = zip
  if (!(outputStream instanceof Readable)) throw new Error('a zip that cannot be read')
  zip.on('error', (error: Error) => outputStream.destroy(error))
  for (const [number, { name, compress, open }] of entries.entries()) {
    const percent = Math.floor((number / entries.length) * 100)
    zip.addReadStreamLazy(name, { compress, mtime: at }, (give) => {
      onProgress(percent)
        .then(open)
        .then((stream) => give(undefined, stream))
        .catch((error: unknown) => give(error, Readable.from([])))
    })
  }
  zip.end()
  await pipeline(outputStream, createWriteStream(path))
}
