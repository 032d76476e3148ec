import type { ClubImport } from '@touchline/contract/clubs/shapes/import'
import type { ClubMoveConfirmation } from '@touchline/contract/moves/shapes'

import { confirmClubImport } from '#server/clubs/commands/import/confirm-import.ts'
import { planClubImport } from '#server/clubs/commands/import/plan-import.ts'
import { clubSessionKey } from '#server/clubs/commands/import/sessions.ts'
import { lockTeamsOfClub } from '#server/clubs/queries/teams.ts'
import type { ClubCall } from '#server/clubs/routes/handlers.ts'
import { clubSessions } from '#server/members/queries/import-sessions.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { limitNewClubTeams } from '#server/teams/commands/limits.ts'

import { planClubHistories } from './plan-club-move.ts'
import { hasNews } from './plan-history.ts'
import { readerOf, type ReadClubMove } from './read-club-move.ts'
import { historyWriter } from './write-history.ts'

/** Writes people and events as previewed, or fails. Deletes the session last. */
export async function confirmClubMove(
  call: ClubCall<ClubMoveConfirmation, Transaction>,
  read: ReadClubMove | undefined,
): Promise<ClubImport> {
  if (read === undefined) throw new AppError('not_found')
  const { db, actor, now, input, context } = call
  const { accountId, clubId } = actor
  const reader = readerOf(call)
  const teams = await lockTeamsOfClub(db, clubId)
  // A team made since the files were read would be made twice.
  if (teams.some(({ id }) => !read.knownTeams.has(id))) throw new AppError('changed_meanwhile')
  const [fingerprint = '', ofEvents] = input.fingerprint.split('.')
  const planned = await planClubImport(db, reader, { preview: read.preview, choices: input })
  const more = await planClubHistories(db, reader, {
    ...read,
    planned,
    persons: input.persons,
    now,
  })
  if (more.fingerprint !== ofEvents) throw new AppError('changed_meanwhile')
  if (more.withoutTeam.size > 0 || more.histories.some(({ questions }) => questions.length > 0))
    throw new AppError('invalid_input', { fields: { persons: 'questions_open' } })
  const limitNewTeams = (count: number) =>
    limitNewClubTeams(db, context.platform, { accountId, clubId, count })
  const made = await confirmClubImport(
    db,
    { actor: reader, now, limitNewTeams },
    {
      preview: read.preview,
      fileName: read.fileName,
      choices: { ...input, fingerprint },
      language: read.place.language,
      tell: read.tell,
      histories: new Map(
        more.histories
          .filter(hasNews)
          .map((history) => [history.team.target, historyWriter(history)]),
      ),
    },
  )
  const wasOpen = await clubSessions.remove(db, clubSessionKey(actor, input.importSessionId))
  if (!wasOpen) throw new AppError('not_found')
  return made
}
