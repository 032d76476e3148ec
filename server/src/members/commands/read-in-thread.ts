import { Worker } from 'node:worker_threads'

import { AppError } from '#server/platform/errors.ts'

import { readList, type ListToRead, type ReadList } from './read-list.ts'
import { isWorkbook } from './read-workbook.ts'

/** Short text is read in less time than a thread takes to begin. */
const shortBytes = 64 * 1024

/** Reading 5,000 rows takes about a second; what takes ten is not a list of people. */
const patience = 10_000
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

/** Threads in work at once, in this process; others wait for their turn. */
const atOnce = 2

/** Reads a list where it can neither hold up nor exhaust the server. */
export function listReader() {
  const waiting: (() => void)[] = []
  let working = 0

  async function turn(): Promise<void> {
    if (working < atOnce) working += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function done(): void {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }

  return async (list: ListToRead): Promise<ReadList> => {
    const isShort = list.bytes.byteLength <= shortBytes && !isWorkbook(list.bytes)
    if (isShort) return readList(list)
    await turn()
    try {
      return await readApart(list)
    } finally {
      done()
    }
  }
}

function readApart(list: ListToRead): Promise<ReadList> {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: memory,
  })
  return new Promise<ReadList>((resolve, reject) => {
    const tooLong = setTimeout(() => resolve({ kind: 'refused', why: 'unavailable' }), patience)
    thread.once('message', (read: ReadList) => resolve(read))
    thread.once('error', (error) => {
      if (isOutOfMemory(error)) resolve({ kind: 'refused', why: 'import_too_large' })
      else reject(error)
    })
    thread.once('exit', () => {
      clearTimeout(tooLong)
      reject(new AppError('unavailable'))
    })
    thread.postMessage(list)
  }).finally(() => void thread.terminate())
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
