import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { eraseFiles } from './commands/pictures.ts'
import { uploadsFolder } from './commands/receive.ts'
import { filesToSweep } from './queries/pictures.ts'

const hour = 3_600_000

/**
 * Every hour: deletes replaced pictures, removed documents, uploads unused for a day and leftovers
 * of crashes.
 */
export function filesJobs(platform: Platform): readonly Job[] {
  return [{ name: 'files.sweep', schedule: '17 * * * *', run: () => sweepFiles(platform) }]
}

export async function sweepFiles(platform: Platform): Promise<void> {
  const dayAgo = new Date(platform.clock().getTime() - 24 * hour)
  let ids = await filesToSweep(platform.database, dayAgo)
  while (ids.length > 0) {
    await eraseFiles(platform, ids)
    ids = await filesToSweep(platform.database, dayAgo)
  }
  await sweepWaitingRoom(uploadsFolder(platform.config), platform.clock().getTime() - hour)
}

async function sweepWaitingRoom(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const place = join(folder, name)
    const file = await stat(place).catch(() => undefined)
    if (file !== undefined && file.mtimeMs < before) await rm(place, { force: true })
  }
}
