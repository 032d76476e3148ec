import { join } from 'node:path'

import type { Config } from '../config.ts'
import { openDisk } from './disk.ts'
import { openS3 } from './s3.ts'
import type { Storage } from './storage.ts'

/** The storage the settings ask for: a bucket when one is given, else a folder inside DATA_DIR. */
export function openStorage(config: Config): Storage {
  return config.s3 === undefined ? openDisk(join(config.dataDir, 'files')) : openS3(config.s3)
}
