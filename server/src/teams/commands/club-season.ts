import type { SeasonFields } from '@touchline/contract/teams/shapes/belongings'
import type { ClubSeason } from '@touchline/contract/teams/shapes/club-people'
import { mayAddClubSeason, type ClubActor } from '@touchline/domain/clubs/permissions'
import { seasonCollision } from '@touchline/domain/teams/season'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { lockTeamsOfClub } from '../queries/club-teams.ts'
import { addSeason, findSeasonDates } from '../queries/seasons.ts'

/** One season for all teams; a team that plays by other days keeps its own, and is named. */
export async function addClubSeason(
  tx: Transaction,
  actor: ClubActor,
  season: SeasonFields,
): Promise<ClubSeason> {
  if (!mayAddClubSeason(actor)) throw new AppError('not_allowed')
  const { clubId } = actor
  await lockClub(tx, clubId)
  const keptTeams: string[] = []
  const changed: string[] = []
  for (const team of await lockTeamsOfClub(tx, clubId)) {
    const collision = seasonCollision(season, await findSeasonDates(tx, team.id))
    if (collision !== undefined) {
      keptTeams.push(team.name)
      continue
    }
    await addSeason(tx, team.id, season)
    changed.push(team.id)
  }
  for (const teamId of changed)
    await announce(tx, {
      name: 'teams.seasons_changed',
      topics: [`team:${teamId}`],
      payload: { teamId },
    })
  return { addedCount: changed.length, keptTeams }
}
