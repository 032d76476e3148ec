import type { RosterImport } from '@touchline/contract/members/shapes/import'
import type {
  TeamMoveConfirmation,
  TeamMovePreview,
  TeamMoveSource,
} from '@touchline/contract/moves/shapes'

import { sessionKey } from '#server/members/commands/import-sessions.ts'
import { confirmImport } from '#server/members/commands/imports.ts'
import { compareWithRoster, showImport } from '#server/members/commands/preview-import.ts'
import { teamSessions } from '#server/members/queries/import-sessions.ts'
import { findRosterToCompare, lockTeam } from '#server/members/queries/imports.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { TeamCall } from '#server/teams/routes/handlers.ts'

import { findingsOf } from './move-on-wire.ts'
import { planOwnHistory } from './plan-own-history.ts'
import { readTeamFiles, type ReadTeamMove } from './read-team-move.ts'
import { filesSent } from './sent-files.ts'
import { historyWriter } from './write-history.ts'

/** Shows what all files would bring to one team, and keeps the files. */
export async function previewTeamMove(call: TeamCall<TeamMoveSource>): Promise<TeamMovePreview> {
  const { db, actor, now, input, context } = call
  const { teamId: ownerId, accountId } = actor
  const sent = await filesSent(
    { platform: context.platform, sessions: teamSessions, ownerId, accountId, now },
    input.content,
  )
  const read = await readTeamFiles(call, sent.files)
  await sent.keep()
  const roster = await findRosterToCompare(db, actor)
  const prepared = await compareWithRoster(read.preview, roster, input)
  const { history, ...own } = await planOwnHistory(call, { ...read, plan: prepared.plan })
  const { importSessionId } = sent
  const zone = read.where.place.time_zone
  const shown = await showImport(prepared, { importSessionId, now, zone })
  const fingerprint = `${shown.fingerprint}.${own.fingerprint}`
  return { ...shown, ...findingsOf(read.parts, [history], new Set()), fingerprint }
}

/** Writes people and events as previewed, or fails. Deletes the session last. */
export async function confirmTeamMove(
  call: TeamCall<TeamMoveConfirmation, Transaction>,
  read: ReadTeamMove | undefined,
): Promise<RosterImport> {
  if (read === undefined) throw new AppError('not_found')
  const { db, actor, now, input } = call
  await lockTeam(db, actor.teamId)
  const roster = await findRosterToCompare(db, actor)
  const { plan } = await compareWithRoster(read.preview, roster, input)
  const { history, ...own } = await planOwnHistory(call, { ...read, plan })
  const [fingerprint = '', ofEvents] = input.fingerprint.split('.')
  if (own.fingerprint !== ofEvents) throw new AppError('changed_meanwhile')
  if (history.questions.length > 0)
    throw new AppError('invalid_input', { fields: { persons: 'questions_open' } })
  const { preview, fileName, where, tell } = read
  const made = await confirmImport(
    db,
    { actor, now },
    {
      preview,
      fileName,
      choices: { answers: input.answers, fingerprint },
      language: where.place.language,
      tell,
      ...(own.hasNews && { writeHistory: historyWriter(history) }),
    },
  )
  const wasOpen = await teamSessions.remove(db, sessionKey(actor, input.importSessionId))
  if (!wasOpen) throw new AppError('not_found')
  return made
}
