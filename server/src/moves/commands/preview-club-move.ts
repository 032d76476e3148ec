import type { ClubMovePreview, ClubMoveSource } from '@touchline/contract/moves/shapes'

import { showClubImport } from '#server/clubs/commands/import/import-on-wire.ts'
import { planClubImport } from '#server/clubs/commands/import/plan-import.ts'
import type { ClubCall } from '#server/clubs/routes/handlers.ts'
import { clubSessions } from '#server/members/queries/import-sessions.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { findingsOf } from './move-on-wire.ts'
import { planClubHistories } from './plan-club-move.ts'
import { readClubFiles, readerOf } from './read-club-move.ts'
import { filesSent } from './sent-files.ts'

/** Shows what all files would bring to the teams of a club, and keeps the files. */
export async function previewClubMove(call: ClubCall<ClubMoveSource>): Promise<ClubMovePreview> {
  const { db, actor, now, input, context } = call
  await requireCheckForClub(db, actor)
  const { clubId: ownerId, accountId } = actor
  const sent = await filesSent(
    { platform: context.platform, sessions: clubSessions, ownerId, accountId, now },
    input.content,
  )
  const read = await readClubFiles(call, sent.files)
  await sent.keep()
  const reader = readerOf(call)
  const planned = await planClubImport(db, reader, { preview: read.preview, choices: input })
  const more = await planClubHistories(db, reader, {
    ...read,
    planned,
    persons: input.persons,
    now,
  })
  const { importSessionId } = sent
  const zone = read.place.time_zone
  const shown = await showClubImport(planned, { importSessionId, now, zone })
  const fingerprint = `${shown.fingerprint}.${more.fingerprint}`
  const findings = findingsOf(read.parts, more.histories, more.withoutTeam)
  return { ...shown, ...findings, fingerprint }
}
