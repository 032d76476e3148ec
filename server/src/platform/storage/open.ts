import { join } from 'node:path'

import type { Config } from '../config.ts'
import { openDisk } from './disk.ts'
import type { Storage } from './storage.ts'

/** The storage the settings ask for: a bucket when one is given, else a folder inside DATA_DIR. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.s3 === undefined) return openDisk(join(config.dataDir, 'files'))
  const { openS3 } = await import('./s3.ts')
  return openS3(config.s3)
}
