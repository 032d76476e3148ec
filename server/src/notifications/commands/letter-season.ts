import { feedFor } from '#server/events/commands/feeds.ts'
import {
  findPublicationOf,
  type PublishedTeam,
} from '#server/events/queries/season-publications.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { LetterToWrite } from '../queries/letters.ts'
import { findOwnTeams, type OwnTeam } from '../queries/season.ts'

/** A team's season as the letter says it. */
export interface SeasonInLetter
  extends Pick<PublishedTeam, 'trainings' | 'matches'>, Pick<OwnTeam, 'name' | 'children'> {}

/** The published teams of the reader and their children; none for other letters. */
export async function seasonsInLetter(
  db: Queryable,
  { kind, teamId, eventId, accountId }: LetterToWrite,
): Promise<readonly SeasonInLetter[]> {
  if (kind !== 'season_published') return []
  const published = await findPublicationOf(db, { teamId, eventId })
  const teamIds = published.map((team) => team.teamId)
  const own = await findOwnTeams(db, { accountId, teamIds })
  return own.flatMap(({ id, name, children }) => {
    const team = published.find((one) => one.teamId === id)
    return team === undefined
      ? []
      : [{ name, children, trainings: team.trainings, matches: team.matches }]
  })
}

/** The reader's own calendar feed, for a letter about a season. */
export async function feedInLetter(
  platform: Pick<Platform, 'database' | 'config'>,
  { kind, accountId }: Pick<LetterToWrite, 'kind' | 'accountId'>,
): Promise<string | undefined> {
  if (kind !== 'season_published') return undefined
  return (await feedFor(platform, { accountId, teamId: null })).address
}
