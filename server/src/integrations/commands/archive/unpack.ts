import { createHash } from 'node:crypto'

import {
  archiveContent,
  archiveManifest,
  type ArchiveContent,
  type ArchiveManifest,
} from '@touchline/contract/integrations/shapes/archives'
import {
  archiveFormat,
  archiveKinds,
  kindsInVersion,
  archiveLimits,
  archiveVersion,
  type ArchiveKind,
} from '@touchline/domain/integrations/archives'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'

import { type Entries, entriesOf } from './entries.ts'
import { entryName, manifestName } from './pack.ts'

export interface UnpackedArchive {
  readonly manifest: ArchiveManifest
  readonly rows: ArchiveContent
}

/**
 * Reads an uploaded archive without trusting what it says about itself: unpacked bytes are counted, and errors
 * name file and row.
 */
export async function unpackArchive(bytes: Buffer): Promise<UnpackedArchive> {
  if (bytes.length > archiveLimits.bytes) throw new AppError('archive_too_large')
  const entries = await entriesOf(bytes, archiveKinds.length + 1)
  const manifest = readManifest(entries.get(manifestName))
  refuseStrangers(manifest, entries)
  return { manifest, rows: rowsOf(manifest, entries) }
}

/** Stops at the first wrong row. */
function rowsOf(manifest: ArchiveManifest, entries: Entries): ArchiveContent {
  const read = <Row>(kind: ArchiveKind, shape: { readonly element: z.ZodType<Row> }): Row[] =>
    linesOf(kind, manifest, entries).map((line, index) => {
      const row = shape.element.safeParse(jsonOf(line))
      if (row.success) return row.data
      throw archiveDamaged(entryName(kind), index + 1)
    })
  const { shape } = archiveContent
  return {
    team: read('team', shape.team),
    seasons: read('seasons', shape.seasons),
    venues: read('venues', shape.venues),
    opponents: read('opponents', shape.opponents),
    fields: read('fields', shape.fields),
    members: read('members', shape.members),
    guardians: read('guardians', shape.guardians),
    guardianships: read('guardianships', shape.guardianships),
    tasks: read('tasks', shape.tasks),
    series: read('series', shape.series),
    events: read('events', shape.events),
    answers: read('answers', shape.answers),
    marks: read('marks', shape.marks),
    duties: read('duties', shape.duties),
    matchDays: read('matchDays', shape.matchDays),
    lineUps: read('lineUps', shape.lineUps),
    lineUpPlayers: read('lineUpPlayers', shape.lineUpPlayers),
    clockMarks: read('clockMarks', shape.clockMarks),
    matchEvents: read('matchEvents', shape.matchEvents),
    leagues: read('leagues', shape.leagues),
    leagueTeams: read('leagueTeams', shape.leagueTeams),
    stages: read('stages', shape.stages),
    matches: read('matches', shape.matches),
    adjustments: read('adjustments', shape.adjustments),
    lots: read('lots', shape.lots),
  }
}

const head = z.object({ format: z.literal(archiveFormat), version: z.int().min(1) })

function readManifest(bytes: Buffer | undefined): ArchiveManifest {
  const content = bytes && jsonOf(bytes.toString())
  const known = head.safeParse(content)
  if (!known.success) throw new AppError('not_an_archive')
  if (known.data.version > archiveVersion) throw new AppError('archive_too_new')
  const read = archiveManifest.safeParse(content)
  if (!read.success) throw archiveDamaged(manifestName)
  return read.data
}

/** Each kind of the version has its file, and there are no others. */
function refuseStrangers({ version, files }: ArchiveManifest, entries: Entries): void {
  const kinds = kindsInVersion(version)
  const content = new Set(files.map(({ kind }) => kind))
  if (files.length !== kinds.length || !kinds.every((kind) => content.has(kind)))
    throw archiveDamaged(manifestName)
  const known = new Set([manifestName, ...kinds.map(entryName)])
  for (const name of entries.keys()) if (!known.has(name)) throw archiveDamaged(name)
}

function linesOf(
  kind: ArchiveKind,
  { version, files }: ArchiveManifest,
  entries: Entries,
): readonly string[] {
  if (!kindsInVersion(version).includes(kind)) return []
  const name = entryName(kind)
  const content = files.find((file) => file.kind === kind)
  const bytes = entries.get(name)
  if (bytes === undefined || content?.name !== name || content.bytes !== bytes.length)
    throw archiveDamaged(name)
  if (content.rows > archiveLimits.rows[kind]) throw new AppError('archive_too_large')
  if (createHash('sha256').update(bytes).digest('hex') !== content.sha256)
    throw archiveDamaged(name)
  const lines = bytes.toString().split('\n', content.rows + 2)
  if (lines.pop() !== '' || lines.length !== content.rows) throw archiveDamaged(name)
  return lines
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** With the file, and the row if known. */
export function archiveDamaged(file: string, row?: number): AppError {
  return new AppError('archive_damaged', { file, ...(row !== undefined && { row }) })
}
