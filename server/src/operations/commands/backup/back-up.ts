import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

import type { BackupSettings } from '#server/platform/backup-settings.ts'
import { ConfigError } from '#server/platform/config.ts'

import type { Manifest } from './manifest.ts'
import { requireFolder } from './place.ts'
import { openFileSealing, unsealed, type Sealing } from './sealing.ts'
import { copying, type Source } from './source.ts'
import { writeRows } from './write-rows.ts'

interface BackedUpFile {
  readonly path: string
  readonly manifest: Manifest
  readonly isEncrypted: boolean
}

/** Backs up into a new file; an encrypted one gets the ending `.age`. */
export async function backUpFile(
  source: Source,
  name: string,
  settings: BackupSettings,
): Promise<BackedUpFile> {
  const sealing = await openFileSealing(settings)
  const isEncrypted = sealing.extension === '.age'
  if (name.endsWith('.age') && !isEncrypted)
    throw new ConfigError([`${name}: needs BACKUP_PASSPHRASE or BACKUP_RECIPIENT to encrypt it.`])
  const path = `${name.replace(/\.age$/, '')}${sealing.extension}`
  if (existsSync(path)) throw new ConfigError([`${path} is there already: name another file.`])
  return { path, manifest: await backUp(source, path, sealing), isEncrypted }
}

/**
 * Writes all tables as of one moment and the files their rows name into one zip, while Touchline
 * runs. Only a complete archive gets the name. Throws BackupError.
 */
export async function backUp(
  source: Source,
  path: string,
  sealing: Sealing = unsealed,
): Promise<Manifest> {
  await requireFolder(dirname(path))
  const aside = `${path}.part`
  try {
    return await copying(source, async (client) => {
      const made = await writeRows(client, source, { path: aside, sealing })
      await makeDurable(aside)
      await rename(aside, path)
      return made
    })
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

async function makeDurable(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
