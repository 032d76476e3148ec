import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import type { ErrorCode } from '@touchline/contract/wire/errors'

import type { Config } from '#server/platform/config.ts'
import { AppError } from '#server/platform/errors.ts'

/** Where uploads are kept during checks; a job deletes what a crash left. */
export function uploadsFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'uploads')
}

export interface IncomingFile {
  readonly body: Readable
  /** Bytes; larger bodies are refused. */
  readonly atMost: number
  readonly refusal: ErrorCode
}

/**
 * Writes an upload to a temporary file up to a limit, calls `work` with its path and deletes it
 * afterwards. Uploads are never held in memory, so many at once are safe.
 */
export async function receiveFile<T>(
  config: Pick<Config, 'dataDir'>,
  incoming: IncomingFile,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = uploadsFolder(config)
  const path = join(folder, `${randomUUID()}.part`)
  try {
    await mkdir(folder, { recursive: true })
    await write(incoming, path)
    return await work(path)
  } finally {
    // Reads the rest of a refused body, so that the connection can carry the response.
    incoming.body.resume()
    await rm(path, { force: true })
  }
}

async function write({ body, atMost, refusal }: IncomingFile, path: string): Promise<void> {
  const file = await open(path, 'wx')
  let bytes = 0
  try {
    for await (const chunk of chunksOf(body)) {
      bytes += chunk.length
      if (bytes > atMost) throw new AppError(refusal)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
}

async function* chunksOf(body: Readable): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterable<unknown> = body.iterator({ destroyOnReturn: false })
  for await (const chunk of chunks) if (chunk instanceof Uint8Array) yield chunk
}
