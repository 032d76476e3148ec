import type { TeamMoveConfirmation, TeamMoveSource } from '@touchline/contract/moves/shapes'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { sessionKey } from '#server/members/commands/import-sessions.ts'
import { readingPlace } from '#server/members/commands/preview-import.ts'
import type { ReportProgress } from '#server/members/commands/track-import.ts'
import { teamSessions } from '#server/members/queries/import-sessions.ts'
import type { TeamCall } from '#server/teams/routes/handlers.ts'

import type { MovedFile } from './bundle.ts'
import { readBundle } from './read-bundle.ts'
import { namesOf, storedFiles } from './sent-files.ts'
import { understandPeople } from './understand-people.ts'

type Choices = Omit<TeamMoveSource, 'content'>

type ReadTeamFiles = Awaited<ReturnType<typeof readTeamFiles>>

export interface ReadTeamMove extends ReadTeamFiles {
  readonly fileName: string
  readonly tell: ReportProgress
}

/** Undefined if the session has ended, for example on a repeated confirmation. */
export async function readTeamMove(
  call: TeamCall<TeamMoveConfirmation>,
  tell: ReportProgress,
): Promise<ReadTeamMove | undefined> {
  const { actor, input, context } = call
  const key = sessionKey(actor, input.importSessionId)
  const files = await storedFiles(context.platform, teamSessions, key)
  if (files === undefined) return undefined
  const read = await readTeamFiles(call, files)
  tell({ done: 0, total: read.preview.rows.length })
  return { ...read, fileName: namesOf(files), tell }
}

/** Reads the files of a move into one team. */
export async function readTeamFiles(
  {
    db,
    actor,
    now,
    input,
    signal,
  }: Pick<TeamCall<Choices>, 'db' | 'actor' | 'now' | 'input' | 'signal'>,
  files: readonly MovedFile[],
) {
  const where = await readingPlace(db, actor)
  const { place, accountId } = where
  const read = await readBundle(files, {
    requester: { accountId, signal },
    options: {
      today: dayInZone(now, place.time_zone),
      country: place.country,
      dateOrder: input.answers.dateOrder,
      teams: {},
      isOfClub: false,
    },
    zone: place.time_zone,
    now,
  })
  const preview = await understandPeople(read, input, { where: { ...where, signal }, now })
  return { preview, where, parts: read.move.parts }
}
