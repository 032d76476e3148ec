import { createHash } from 'node:crypto'

import {
  archiveKinds,
  kindsInVersion,
  archiveVersion,
  type ArchiveKind,
} from '@touchline/domain/integrations/archives'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { z } from 'zod'

const row = z.record(z.string(), z.unknown())
export type Row = z.infer<typeof row>
export type Files = { [Kind in ArchiveKind]?: Row[] }

/** The archive with other rows and correct checksums; for an older version, without later kinds. */
export function withRows(
  bytes: Buffer,
  change: (files: Files) => void,
  version: number = archiveVersion,
): Buffer {
  const entries = unzipSync(bytes)
  const kinds = kindsInVersion(version)
  const files: Files = {}
  for (const kind of archiveKinds)
    files[kind] = strFromU8(entries[`data/${kind}.jsonl`] ?? new Uint8Array())
      .split('\n')
      .filter(Boolean)
      .map((line) => row.parse(JSON.parse(line)))
  change(files)
  for (const kind of archiveKinds) if (!kinds.includes(kind)) delete entries[`data/${kind}.jsonl`]
  const listing = kinds.map((kind) => {
    const rows = files[kind] ?? []
    const content = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    const name = `data/${kind}.jsonl`
    entries[name] = content
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { name, kind, rows: rows.length, bytes: content.length, sha256 }
  })
  return withManifest(entries, { files: listing, version })
}

export function withManifest(entries: Record<string, Uint8Array>, change: Row): Buffer {
  const manifest = row.parse(JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array())))
  const manifestFile = strToU8(JSON.stringify({ ...manifest, ...change }))
  return Buffer.from(zipSync({ ...entries, 'manifest.json': manifestFile }))
}
