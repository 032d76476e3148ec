import { buffer } from 'node:stream/consumers'

import type { ClubManifest } from '@touchline/contract/integrations/shapes/club-archives'
import { archiveLimits } from '@touchline/domain/integrations/archives'
import { ZipFile } from 'yazl'

import { AppError } from '#server/platform/errors.ts'

/** Name of the entry with the club's data and the number of teams. */
export const clubManifestName = 'club.json'

/** From 1. */
export function teamEntryName(place: number): string {
  return `teams/${String(place).padStart(3, '0')}.zip`
}

interface PackingClub {
  readonly manifest: Omit<ClubManifest, 'teams'>
  /** The archive of each team. */
  readonly teams: readonly Buffer[]
  readonly now: Date
}

export async function packClub({ manifest, teams, now }: PackingClub): Promise<Buffer> {
  const zip = new ZipFile()
  const content: ClubManifest = { ...manifest, teams: teams.length }
  zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), clubManifestName, {
    mtime: now,
  })
  // Already compressed.
  const stored = { mtime: now, compress: false }
  for (const [index, team] of teams.entries()) zip.addBuffer(team, teamEntryName(index + 1), stored)
  zip.end()
  const packed = await buffer(zip.outputStream)
  if (packed.length > archiveLimits.bytes) throw new AppError('archive_too_large')
  return packed
}
