import type { ClubMoveConfirmation, ClubMoveSource } from '@touchline/contract/moves/shapes'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { clubReadingPlace } from '#server/clubs/commands/import/reading-place.ts'
import { clubSessionKey } from '#server/clubs/commands/import/sessions.ts'
import type { ClubCall } from '#server/clubs/routes/handlers.ts'
import type { ReportProgress } from '#server/members/commands/track-import.ts'
import { clubSessions } from '#server/members/queries/import-sessions.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import type { MovedFile } from './bundle.ts'
import { readBundle } from './read-bundle.ts'
import { namesOf, storedFiles } from './sent-files.ts'
import { understandPeople } from './understand-people.ts'

type Choices = Omit<ClubMoveSource, 'content'>

export type ReadClubMove = Awaited<ReturnType<typeof readClubFiles>> & {
  readonly fileName: string
  readonly tell: ReportProgress
}

/** Undefined if the session has ended, for example on a repeated confirmation. */
export async function readClubMove(
  call: ClubCall<ClubMoveConfirmation>,
  tell: ReportProgress,
): Promise<ReadClubMove | undefined> {
  const { db, actor, input, context } = call
  await requireCheckForClub(db, actor)
  const key = clubSessionKey(actor, input.importSessionId)
  const files = await storedFiles(context.platform, clubSessions, key)
  if (files === undefined) return undefined
  const read = await readClubFiles(call, files)
  tell({ done: 0, total: read.preview.rows.length })
  return { ...read, fileName: namesOf(files), tell }
}

/** Reads the files of a club's move with the club's country, zone and teams. */
export async function readClubFiles(
  {
    db,
    actor,
    now,
    input,
    signal,
  }: Pick<ClubCall<Choices>, 'db' | 'actor' | 'now' | 'input' | 'signal'>,
  files: readonly MovedFile[],
) {
  const where = await clubReadingPlace(db, actor, input.places)
  const { place, accountId } = where
  const read = await readBundle(files, {
    requester: { accountId, signal },
    options: {
      today: dayInZone(now, place.time_zone),
      country: place.country,
      dateOrder: input.answers.dateOrder,
      teams: input.teams,
      isOfClub: true,
    },
    zone: place.time_zone,
    now,
  })
  const preview = await understandPeople(read, input, { where: { ...where, signal }, now })
  const knownTeams = new Set(where.club?.teams.map(({ id }) => id))
  return { preview, place, parts: read.move.parts, knownTeams }
}

/** The caller, as the import of a club's list knows them. */
export function readerOf({
  actor,
  now,
  context,
}: Pick<ClubCall<unknown, Queryable>, 'actor' | 'now' | 'context'>) {
  return { ...actor, now, isProgram: context.account?.program !== undefined }
}
