import { join } from 'node:path'

import type { Config } from '../config.ts'
import { storageFaults } from '../counters.ts'
import { openDisk } from './disk.ts'
import type { Storage } from './storage.ts'

/** The configured storage: a bucket if set, otherwise a folder in DATA_DIR. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.s3 === undefined) return counted(openDisk(join(config.dataDir, 'files')))
  const { openS3 } = await import('./s3.ts')
  return counted(openS3(config.s3))
}

/** Counts the storage's failures for `/metrics`. */
function counted(storage: Storage): Storage {
  return {
    put: (...given) => counting('put', storage.put(...given)),
    putFile: (...given) => counting('put', storage.putFile(...given)),
    get: (key) => counting('get', storage.get(key)),
    remove: (key) => counting('remove', storage.remove(key)),
    list: (prefix) => counting('get', storage.list(prefix)),
  }
}

async function counting<T>(operation: 'put' | 'get' | 'remove', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    storageFaults.inc({ operation })
    throw error
  }
}
