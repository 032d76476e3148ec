import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'
import { mayInClub, type ClubActor } from '@touchline/domain/clubs/permissions'
import { isLanguage } from '@touchline/domain/values/language'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { accountsOfTeam } from '../queries/team.ts'
import { createClubTeam } from './create.ts'

/** Makes all rows of /create-club-teams at once; country, zone, language and colour are the club's. */
export async function createClubTeams(
  tx: Transaction,
  actor: ClubActor,
  { teams, now }: { readonly teams: readonly NewClubTeam[]; readonly now: Date },
): Promise<void> {
  if (!mayInClub(actor, 'teams.edit')) throw new AppError('not_allowed')
  const { clubId, accountId } = actor
  const club = await lockClub(tx, clubId)
  const inherited = {
    clubId,
    country: club.country,
    timeZone: club.time_zone,
    color: club.color,
    phone: club.phone,
    teamType: 'club' as const,
    language: isLanguage(club.language) ? club.language : ('en' as const),
  }
  const made: string[] = []
  for (const row of teams) {
    const wanted = { ...inherited, ...row }
    made.push(await createClubTeam(tx, { accountId, now }, wanted))
  }
  const [first = ''] = made
  const accounts = await accountsOfTeam(tx, first)
  await announce(tx, {
    name: 'teams.created',
    topics: accounts.map((id) => `account:${id}`),
    payload: { clubId },
  })
}
