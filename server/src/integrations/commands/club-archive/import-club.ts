import type { ClubRow } from '@touchline/contract/integrations/shapes/club-archives'

import { createClub, type ClubDraft } from '#server/clubs/commands/club.ts'
import { saveClub } from '#server/clubs/queries.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { importTeam } from '../archive/import-team.ts'
import type { Importer } from '../archive/read-archive.ts'
import type { ReadClub } from './read-club.ts'

/** Makes a new club and its teams from an archive, managed by the importer; sends no email. */
export async function importClub(
  tx: Transaction,
  importer: Importer,
  { manifest, teams }: Pick<ReadClub, 'manifest' | 'teams'>,
): Promise<string> {
  const { accountId, now } = importer
  const { id: clubId } = await createClub(tx, importer, draftOf(manifest.club))
  const { safeguardingName, safeguardingPhone } = manifest.club
  await saveClub(tx, clubId, {
    safeguarding_name: safeguardingName,
    safeguarding_phone: safeguardingPhone,
  })
  for (const rows of teams) await importTeam(tx, importer, { rows, clubId })
  await recordAudit(tx, {
    action: 'integrations.club_imported',
    at: now,
    actorId: accountId,
    subjectId: accountId,
    details: { clubId, teams: teams.length },
  })
  return clubId
}

function draftOf(club: ClubRow): ClubDraft {
  const {
    memberCount,
    phone,
    safeguardingName: _name,
    safeguardingPhone: _phone,
    ...settings
  } = club
  return { ...settings, memberCount: memberCount ?? undefined, phone: phone ?? undefined }
}
