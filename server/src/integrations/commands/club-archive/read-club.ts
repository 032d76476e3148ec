import type { ArchiveContent } from '@touchline/contract/integrations/shapes/archives'
import {
  clubManifest,
  type ClubManifest,
} from '@touchline/contract/integrations/shapes/club-archives'
import {
  archiveLimits,
  clubArchiveFormat,
  clubArchiveTeams,
  clubArchiveVersion,
} from '@touchline/domain/integrations/archives'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'

import { entriesOf } from '../archive/entries.ts'
import { fingerprintOf, readArchive, type ReadArchive } from '../archive/read-archive.ts'
import { archiveDamaged, jsonOf } from '../archive/unpack.ts'
import { clubManifestName, teamEntryName } from './pack-club.ts'

/** The club and teams read, with their fingerprint. */
export interface ReadClub {
  readonly manifest: ClubManifest
  readonly teams: readonly ArchiveContent[]
  /** What the teams' archives leave out. */
  readonly leftOut: readonly string[]
  readonly fingerprint: string
}

/** Reads an uploaded club with its teams. Hostile ones take long, hence read-in-subprocess.ts. */
export async function readClub(bytes: Uint8Array, now: Date): Promise<ReadClub> {
  const { manifest, teams } = await unpackClub(Buffer.from(bytes))
  return { manifest, ...(await readTeams(teams, now)), fingerprint: fingerprintOf(bytes) }
}

async function unpackClub(bytes: Buffer) {
  if (bytes.length > archiveLimits.bytes) throw new AppError('archive_too_large')
  const entries = await entriesOf(bytes, clubArchiveTeams + 1)
  const manifest = readManifest(entries.get(clubManifestName))
  if (entries.size !== manifest.teams + 1) throw archiveDamaged(clubManifestName)
  const teams = Array.from({ length: manifest.teams }, (_, index) => {
    const name = teamEntryName(index + 1)
    const team = entries.get(name)
    if (team === undefined) throw archiveDamaged(name)
    return team
  })
  return { manifest, teams }
}

const head = z.object({ format: z.literal(clubArchiveFormat), version: z.int().min(1) })

function readManifest(bytes: Buffer | undefined): ClubManifest {
  const content = bytes && jsonOf(bytes.toString())
  const known = head.safeParse(content)
  if (!known.success) throw new AppError('not_an_archive')
  if (known.data.version > clubArchiveVersion) throw new AppError('archive_too_new')
  const read = clubManifest.safeParse(content)
  if (!read.success) throw archiveDamaged(clubManifestName)
  return read.data
}

/** One after another: all teams share one limit of unpacked bytes. */
async function readTeams(
  teams: readonly Buffer[],
  now: Date,
): Promise<Pick<ReadClub, 'teams' | 'leftOut'>> {
  const all: ArchiveContent[] = []
  const leftOut = new Set<string>()
  let left: number = archiveLimits.unpackedBytes
  for (const [index, bytes] of teams.entries()) {
    const { manifest, rows } = await readTeam(bytes, { now, name: teamEntryName(index + 1) })
    left -= manifest.files.reduce((sum, file) => sum + file.bytes, 0)
    if (left < 0) throw new AppError('archive_too_large')
    all.push(rows)
    for (const one of manifest.leftOut) leftOut.add(one)
  }
  return { teams: all, leftOut: [...leftOut] }
}

const isBroken: ReadonlySet<string> = new Set(['archive_damaged', 'not_an_archive'])

/** Errors name the team's archive, too. */
async function readTeam(
  bytes: Buffer,
  { now, name }: { readonly now: Date; readonly name: string },
): Promise<ReadArchive> {
  try {
    return await readArchive(bytes, now)
  } catch (error) {
    if (error instanceof AppError && isBroken.has(error.code)) throw archiveDamaged(name)
    throw error
  }
}
