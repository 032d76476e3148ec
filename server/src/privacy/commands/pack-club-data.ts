import { Readable } from 'node:stream'

import type { Platform } from '#server/platform/platform.ts'
import { documentKey, pictureKey } from '#server/platform/storage/keys.ts'

import {
  findFilesOfClub,
  findTables,
  findTeamIds,
  rowsOfTable,
  type ClubTable,
} from '../queries/club-data.ts'
import { writeZip, type Entry } from './write-zip.ts'

interface Packing {
  readonly clubId: string
  readonly path: string
  readonly onProgress: (percent: number) => Promise<void>
}

/**
 * One zip with every row of a club and its teams, a file per table, and their pictures and
 * documents.
 */
export async function packClubData(
  { database, storage, clock }: Platform,
  { clubId, path, onProgress }: Packing,
): Promise<void> {
  const teamIds = await findTeamIds(database, clubId)
  const lines = (table: ClubTable) => rowsOfTable(database, table, { clubId, teamIds })
  const tables: Entry[] = (await findTables(database)).map((table) => ({
    name: `tables/${table.name}.jsonl`,
    compress: true,
    open: async () => Readable.from(lines(table)),
  }))
  const files: Entry[] = (await findFilesOfClub(database, { clubId, teamIds })).map((file) => ({
    name: `files/${file.id}${file.kind === 'picture' ? '.webp' : `-${safe(file.name)}`}`,
    compress: false,
    open: async () =>
      (await storage.get(
        file.kind === 'picture' ? pictureKey(file.id, 'full') : documentKey(file.id),
      )) ?? Readable.from([]),
  }))
  await writeZip([...tables, ...files], { path, onProgress, at: clock() })
}

function safe(name: string): string {
  return name.replaceAll(/[/\\:*?"<>|]/g, '_')
}
