import { resolve } from 'node:path'

import { ConfigError, type Config } from '#server/platform/config.ts'

import type { Archive } from './archive.ts'
import { openFile } from './open-file.ts'
import { openPlaced } from './open-placed.ts'
import { toAbsolutePath, isPlace, openPlace } from './place.ts'
import { openFileSealing, openSealing } from './sealing.ts'

/** A file, a folder or a bucket; in the latter two the name of one backup, else the newest. */
export interface Where {
  readonly to?: string | undefined
  readonly name?: string | undefined
}

/** Opens the backup that a command names. Throws BackupError. */
export async function openBackup(
  config: Config,
  { to, name }: Where,
  command: string,
): Promise<Archive> {
  const from = to ?? config.backup.to
  if (from === undefined)
    throw new ConfigError([`Name the backup: ${command} touchline-2026-03-14.zip`])
  if (!isPlace(from)) return openFile(resolve(from), await openFileSealing(config.backup))
  const place = await openPlace(toAbsolutePath(from), config)
  return openPlaced({ place, sealing: await openSealing(config.backup, place), name })
}
