import { clubPeople, type ClubPerson } from '@touchline/contract/clubs/shapes/members'
import { clubMember } from '@touchline/contract/clubs/shapes/memberships'
import { sql } from 'kysely'

import type { Platform } from '#server/platform/platform.ts'
import { teamKit } from '#server/teams/testing/kit.ts'
import {
  aClub,
  aMember,
  anAccount,
  aTeam,
  type MemberTraits,
} from '#server/teams/testing/people.ts'

/** A club with two teams, and its manager's calls about members. */
export async function aClubWithMembers(platform: Platform) {
  const { database } = platform
  const { as } = teamKit(platform)
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const young = await aTeam(database, { name: 'Norte U12', clubId })
  const grown = await aTeam(database, { name: 'Norte Senior', clubId })
  const path = `/clubs/${clubId}/members`

  /** A row of a roster, with a birth date. */
  async function onRoster(teamId: string, traits: MemberTraits & { readonly born?: string } = {}) {
    const { born = null, ...rest } = traits
    const memberId = await aMember(database, teamId, rest)
    await sql`update members set date_of_birth = ${born} where id = ${memberId}`.execute(database)
    return memberId
  }

  const ask = as(manager)
  const peopleOf = async (query = ''): Promise<readonly ClubPerson[]> =>
    clubPeople.parse((await ask(`GET ${path}${query}`)).body).people
  const change = async (personId: string, changes: object) =>
    clubMember.parse((await ask(`PATCH ${path}/${personId}`, { changes })).body)
  const read = async (personId: string) =>
    clubMember.parse((await ask(`GET ${path}/${personId}`)).body)

  return { as, ask, manager, clubId, young, grown, path, onRoster, peopleOf, change, read }
}
