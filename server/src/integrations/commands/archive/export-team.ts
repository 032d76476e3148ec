import type { ArchiveFile } from '@touchline/contract/integrations/shapes/archives'
import { mayExportTeam } from '@touchline/domain/integrations/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { collectTeam } from './collect.ts'
import { packArchive } from './pack.ts'

interface Exporter {
  readonly actor: Actor
  readonly now: Date
  readonly software: string
}

/** The whole team as one file; each export is logged. */
export async function exportTeam(
  tx: Transaction,
  { actor, now, software }: Exporter,
): Promise<ArchiveFile> {
  if (!mayExportTeam(actor)) throw new AppError('not_allowed')
  const { teamId, accountId } = actor
  const rows = await collectTeam(tx, teamId)
  const { bytes } = await packArchive({ rows, now, software })
  await recordAudit(tx, {
    action: 'integrations.team_exported',
    at: now,
    actorId: accountId,
    subjectId: accountId,
    details: { teamId, members: rows.members.length, bytes: bytes.length },
  })
  return {
    fileName: `touchline-team-${now.toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    base64: bytes.toString('base64'),
  }
}
