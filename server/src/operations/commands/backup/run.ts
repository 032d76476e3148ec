import { resolve } from 'node:path'

import type { Config } from '#server/platform/config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { openStorage } from '#server/platform/storage/open.ts'

import { backUpInto } from './back-up-into.ts'
import { backUpFile } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import { openBackup, type Where } from './open-backup.ts'
import { toAbsolutePath, isPlace, openPlace } from './place.ts'
import { restoreFrom } from './restore.ts'
import { openSealing } from './sealing.ts'
import { verifyArchive } from './verify.ts'

/** A command's output: one line, and what is damaged or missing. */
interface Report {
  readonly line: string
  readonly problems: readonly string[]
}

interface Run {
  readonly config: Config
  readonly connection: Connection
}

/** `npm run backup`: into a file of its own, or into a folder or bucket with those before it. */
export async function runBackup({ config, connection }: Run, { to }: Where): Promise<Report> {
  const now = new Date()
  const source = { connection, storage: await openStorage(config), now }
  const { backup, s3 } = config
  const target = to ?? backup.to ?? `touchline-${now.toISOString().slice(0, 10)}.zip`
  if (!isPlace(target)) {
    const made = await backUpFile(source, resolve(target), backup)
    const advice = made.isEncrypted ? '' : ' Keep it like a password.'
    return {
      line: `Backed up ${inNumbers(made.manifest)} to ${made.path}.${advice}`,
      problems: missingIn(made.manifest),
    }
  }
  const place = await openPlace(toAbsolutePath(target), config)
  const sealing = await openSealing(backup, place)
  const into = { place, sealing, keep: backup.keep, withFiles: s3 === undefined }
  const { name, manifest, added, removed } = await backUpInto(source, into)
  const files = s3 === undefined ? `, ${added} of them new` : ', which stay in their bucket'
  const gone = removed === 0 ? '' : ` ${removed} older ones were removed.`
  return {
    line: `Backed up ${inNumbers(manifest)}${files}, to ${target}/${name}.${gone}`,
    problems: missingIn(manifest),
  }
}

/** `npm run backup -- verify`: compares a backup with its checksums; needs no database. */
export async function runVerify(config: Config, where: Where): Promise<Report> {
  const { manifest, problems } = await verifyArchive(
    await openBackup(config, where, 'npm run backup -- verify'),
  )
  const whole = problems.length === 0 ? 'is whole' : 'is damaged'
  return {
    line: `The backup of ${manifest.madeAt} ${whole}: ${inNumbers(manifest)}.`,
    problems,
  }
}

/** `npm run restore`: into an empty database. */
export async function runRestore({ config, connection }: Run, where: Where): Promise<Report> {
  const target = { connection, storage: await openStorage(config) }
  const archive = await openBackup(config, where, 'npm run restore --')
  const { rows, tables, files, madeAt, lost } = await restoreFrom(target, archive)
  return {
    line: `Restored ${rows} rows of ${tables} tables and ${files} files, as they were at ${madeAt}`,
    problems: lost,
  }
}

function missingIn({ missing }: Manifest): string[] {
  return missing.map((key) => `${key} is missing in the storage`)
}

function inNumbers({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables and ${files.length} files`
}
