import { buffer } from 'node:stream/consumers'

import { keptBackups } from '@touchline/domain/operations/backup-retention'
import { z } from 'zod'

import { backupsAmong, listName } from './names.ts'
import type { Place } from './place.ts'
import type { Target } from './store-files.ts'

const fileList = z.object({ files: z.array(z.string()) })

/** Removes expired backups and their files; returns the number of backups removed. */
export async function thinOut({ place, keep }: Pick<Target, 'place' | 'keep'>): Promise<number> {
  const backups = backupsAmong(await place.list('touchline-'))
  const kept = keptBackups(
    backups.map(({ at }) => at),
    keep,
  )
  const gone = backups.filter(({ at }) => !kept.has(at))
  if (gone.length === 0) return 0
  const named = new Set<string>()
  for (const { name } of backups.filter(({ at }) => kept.has(at)))
    for (const file of await filesOf(place, name)) named.add(file)
  for (const { name } of gone) {
    await place.remove(name)
    await place.remove(listName(name))
  }
  for (const name of await place.list('files/')) if (!named.has(name)) await place.remove(name)
  return gone.length
}

/** Throws if a kept backup has no list of files: then no file may be removed. */
async function filesOf(place: Place, archive: string): Promise<readonly string[]> {
  const stored = await place.get(listName(archive))
  if (stored === undefined) throw new Error(`${listName(archive)} is missing`)
  const bytes = await buffer(stored)
  return fileList.parse(JSON.parse(bytes.toString())).files
}
