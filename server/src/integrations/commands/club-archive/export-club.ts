import type { ArchiveFile } from '@touchline/contract/integrations/shapes/archives'
import type { ClubRow as ManifestClub } from '@touchline/contract/integrations/shapes/club-archives'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import {
  archiveLimits,
  clubArchiveFormat,
  clubArchiveTeams,
  clubArchiveVersion,
} from '@touchline/domain/integrations/archives'
import { mayExportTeam } from '@touchline/domain/integrations/permissions'
import { isLanguage } from '@touchline/domain/values/language'

import { requireClub, type ClubRow } from '#server/clubs/queries.ts'
import { findTeamsOfClub } from '#server/clubs/queries/teams.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { collectTeam } from '../archive/collect.ts'
import { packArchive } from '../archive/pack.ts'
import { packClub } from './pack-club.ts'

interface Exporter {
  readonly actor: ClubActor
  readonly now: Date
  readonly software: string
}

/** The club and all its teams as one file, for managers who may export each of them. */
export async function exportClub(
  tx: Transaction,
  { actor, now, software }: Exporter,
): Promise<ArchiveFile> {
  const { clubId, accountId } = actor
  const club = await requireClub(tx, clubId)
  const teams = await packTeams(tx, { actor, now, software })
  const head = { format: clubArchiveFormat, version: clubArchiveVersion } as const
  const manifest = { ...head, madeAt: now.toISOString(), software, club: manifestClubOf(club) }
  const bytes = await packClub({ manifest, teams, now })
  await recordAudit(tx, {
    action: 'integrations.club_exported',
    at: now,
    actorId: accountId,
    subjectId: accountId,
    details: { clubId, teams: teams.length, bytes: bytes.length },
  })
  return {
    fileName: `touchline-club-${now.toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    base64: bytes.toString('base64'),
  }
}

/** Refuses what would be too large to import again (readTeams). */
async function packTeams(
  tx: Transaction,
  { actor: { clubId, accountId }, now, software }: Exporter,
): Promise<readonly Buffer[]> {
  const found = await findTeamsOfClub(tx, clubId)
  if (found.length > clubArchiveTeams) throw new AppError('archive_too_large')
  const teams: Buffer[] = []
  let left: { readonly bytes: number; readonly unpackedBytes: number } = archiveLimits
  for (const { id: teamId } of found) {
    const inTeam = await requirePerson(tx, { accountId, teamId })
    if (!mayExportTeam(inTeam)) throw new AppError('not_allowed')
    const packed = await packArchive({ rows: await collectTeam(tx, teamId), now, software })
    left = {
      bytes: left.bytes - packed.bytes.length,
      unpackedBytes: left.unpackedBytes - packed.unpackedBytes,
    }
    if (left.bytes < 0 || left.unpackedBytes < 0) throw new AppError('archive_too_large')
    teams.push(packed.bytes)
  }
  return teams
}

function manifestClubOf(club: ClubRow): ManifestClub {
  return {
    name: club.name,
    sport: club.sport,
    memberCount: club.member_count,
    teamCount: club.team_count,
    phone: club.phone,
    color: club.color,
    country: club.country,
    timeZone: club.time_zone,
    language: isLanguage(club.language) ? club.language : 'en',
    safeguardingName: club.safeguarding_name,
    safeguardingPhone: club.safeguarding_phone,
  }
}
