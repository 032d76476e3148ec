import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { isLanguage } from '@touchline/domain/values/language'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { createClubTeam } from '#server/teams/commands/create.ts'
import { accountsOfTeam } from '#server/teams/queries/team.ts'

import { lockClub } from '../queries.ts'

/**
 * Creates several teams with the club's country, time zone, language and colour. Returns the ids in
 * order.
 */
export async function createClubTeams(
  tx: Transaction,
  actor: ClubActor,
  { teams, now }: { readonly teams: readonly NewClubTeam[]; readonly now: Date },
): Promise<readonly string[]> {
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
  return made
}
