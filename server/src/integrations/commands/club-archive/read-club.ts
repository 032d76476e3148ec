import type { Archived } from '@touchline/contract/integrations/shapes/archives'
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
import { readArchive } from '../archive/read-archive.ts'
import { damaged, jsonOf, type Unpacked } from '../archive/unpack.ts'
import { clubManifestName, teamEntryName } from './pack-club.ts'

export interface UnpackedClub {
  readonly manifest: ClubManifest
  /** The archive of each team, unread. */
  readonly teams: readonly Buffer[]
}

/** Reads what somebody sent as a club; of its teams only that there are as many as it says. */
export async function unpackClub(bytes: Buffer): Promise<UnpackedClub> {
  if (bytes.length > archiveLimits.bytes) throw new AppError('archive_too_large')
  const entries = await entriesOf(bytes, clubArchiveTeams + 1)
  const manifest = readManifest(entries.get(clubManifestName))
  if (entries.size !== manifest.teams + 1) throw damaged(clubManifestName)
  const teams = Array.from({ length: manifest.teams }, (_, index) => {
    const name = teamEntryName(index + 1)
    const team = entries.get(name)
    if (team === undefined) throw damaged(name)
    return team
  })
  return { manifest, teams }
}

const head = z.object({ format: z.literal(clubArchiveFormat), version: z.int().min(1) })

function readManifest(bytes: Buffer | undefined): ClubManifest {
  const told = bytes && jsonOf(bytes.toString())
  const known = head.safeParse(told)
  if (!known.success) throw new AppError('not_an_archive')
  if (known.data.version > clubArchiveVersion) throw new AppError('archive_too_new')
  const read = clubManifest.safeParse(told)
  if (!read.success) throw damaged(clubManifestName)
  return read.data
}

/** One team after the other: all of them together unpack to no more than one team may. */
export async function* readTeams(
  teams: readonly Buffer[],
  now: Date,
): AsyncGenerator<Archived, void> {
  let left: number = archiveLimits.unpackedBytes
  for (const [index, bytes] of teams.entries()) {
    const { manifest, rows } = await readTeam(bytes, { now, name: teamEntryName(index + 1) })
    left -= manifest.files.reduce((sum, file) => sum + file.bytes, 0)
    if (left < 0) throw new AppError('archive_too_large')
    yield rows
  }
}

const isBroken: ReadonlySet<string> = new Set(['archive_damaged', 'not_an_archive'])

/** Where something is damaged, the name of the team's archive is told, too. */
async function readTeam(
  bytes: Buffer,
  { now, name }: { readonly now: Date; readonly name: string },
): Promise<Unpacked> {
  try {
    return await readArchive(bytes, now)
  } catch (error) {
    if (error instanceof AppError && isBroken.has(error.code)) throw damaged(name)
    throw error
  }
}
