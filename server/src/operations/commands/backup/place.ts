import { access, constants } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { BackupSettings } from '#server/platform/backup-settings.ts'
import type { Config } from '#server/platform/config.ts'
import { openDisk } from '#server/platform/storage/disk.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

import { BackupError } from './manifest.ts'

/** A folder or a bucket that holds several backups and, once, the files they name. */
export type Place = Storage

/** Whether a name is a place, and not a single archive. */
export function isPlace(name: string): boolean {
  return name.startsWith('s3://') || !/\.zip(?:\.age)?$/.test(name)
}

/** The name of a place, wherever the command was typed. */
export function toAbsolutePath(place: string): string {
  return place.startsWith('s3://') ? place : resolve(place)
}

/** Opens the place of this name: `s3://bucket/prefix` or a folder. Throws BackupError. */
export async function openPlace(
  name: string,
  { backup, s3 }: Pick<Config, 'backup' | 's3'>,
): Promise<Place> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(name) ?? []
  if (bucket === undefined) {
    await requireFolder(name)
    return openDisk(name)
  }
  const { openS3 } = await import('#server/platform/storage/s3.ts')
  return below(prefix, openS3({ bucket, ...credentials(backup, s3) }))
}

/** Throws BackupError unless this account can write there. */
export async function requireFolder(folder: string): Promise<void> {
  try {
    // The dot is in a folder alone.
    await access(`${folder}/.`, constants.W_OK)
  } catch {
    throw new BackupError(
      `${folder} is no folder that this account can write into: make it, or name another file.`,
    )
  }
}

function credentials({ s3: own }: BackupSettings, s3: Config['s3']) {
  const { keyId, secret } = own.keyId === undefined ? { ...s3 } : own
  if (keyId === undefined || secret === undefined)
    throw new BackupError('BACKUP_S3_ACCESS_KEY_ID: needed, with BACKUP_S3_SECRET_ACCESS_KEY.')
  const { endpoint, region = 'us-east-1' } = own.endpoint === undefined ? { ...s3 } : own
  return { keyId, secret, endpoint, region: own.region ?? region }
}

function below(prefix: string, storage: Storage): Storage {
  if (prefix === '') return storage
  const at = (key: string) => `${prefix}/${key}`
  return {
    put: (key, bytes, type) => storage.put(at(key), bytes, type),
    putFile: (key, path, type) => storage.putFile(at(key), path, type),
    get: (key) => storage.get(at(key)),
    remove: (key) => storage.remove(at(key)),
    list: async (under) =>
      (await storage.list(at(under))).map((key) => key.slice(prefix.length + 1)),
  }
}
