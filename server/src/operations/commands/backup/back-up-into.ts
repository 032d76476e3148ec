import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Manifest } from './manifest.ts'
import { archiveName, listName } from './names.ts'
import { copying, type Source } from './source.ts'
import { storeFiles, type Target } from './store-files.ts'
import { thinOut } from './thin-out.ts'
import { writeRows } from './write-rows.ts'

interface BackedUp {
  readonly name: string
  readonly manifest: Manifest
  /** Files that weren't in an earlier backup. */
  readonly added: number
  /** Number of removed backups. */
  readonly removed: number
}

/**
 * Adds a backup to a place: its rows, and files that weren't in an earlier one. Then removes expired
 * backups and the files that only they named.
 */
export async function backUpInto(source: Source, target: Target): Promise<BackedUp> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-backup-'))
  const name = archiveName(source.now, target.sealing.extension)
  try {
    const { manifest, added } = await copying(source, async (client) => {
      const stored = await storeFiles(client, { source, target, folder })
      const path = join(folder, 'rows.zip')
      const { sealing } = target
      const rows = await writeRows(client, source, { path, sealing, files: stored.files })
      await target.place.put(
        listName(name),
        Buffer.from(JSON.stringify({ files: stored.names })),
        'application/json',
      )
      // The archive is written last, so an interrupted backup has none.
      await target.place.putFile(name, path, 'application/octet-stream')
      return { manifest: rows, added: stored.added }
    })
    return { name, manifest, added, removed: await thinOut(target) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
