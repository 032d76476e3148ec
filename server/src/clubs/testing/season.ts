import type { Platform } from '#server/platform/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

export const names = (rows: readonly { readonly firstName: string }[]) =>
  rows.map(({ firstName }) => firstName)

/** A club at the change of seasons. */
export function openSeasonChange(platform: Platform, more: Parameters<typeof openTestApi>[1] = {}) {
  const { database } = platform
  const as = openTestApi(platform, more)

  /** A club in Spain with an under-8 and an under-10 team, and its manager. */
  async function aClubOfTwo() {
    const manager = await anAccount(database)
    const clubId = await aClub(database, manager)
    const young = await aTeam(database, { name: 'Norte U8', clubId })
    const old = await aTeam(database, { name: 'Norte U10', clubId })
    await database.updateTable('teams').set({ age_group: 'U8' }).where('id', '=', young).execute()
    await database.updateTable('teams').set({ age_group: 'U10' }).where('id', '=', old).execute()
    return { manager, clubId, young, old, path: `/clubs/${clubId}/roll-overs` }
  }

  async function aChild(teamId: string, born: string | null, more: object = {}) {
    const memberId = await aMember(database, teamId, { firstName: 'Nina', ...more })
    const facts = { date_of_birth: born, jersey_number: '7', notes: 'Left wing' }
    await database.updateTable('members').set(facts).where('id', '=', memberId).execute()
    return memberId
  }

  /** Two children of one mother who are too old for the younger team, and one who isn't. */
  async function aSeason() {
    const club = await aClubOfTwo()
    const account = await anAccount(database, 'Marta')
    const nina = await aChild(club.young, '2018-05-01')
    const leo = await aChild(club.young, '2018-05-01', { firstName: 'Leo' })
    const small = await aChild(club.young, '2020-05-01', { firstName: 'Mia' })
    const mother = await aGuardian(
      database,
      { teamId: club.young, memberId: nina },
      { accountId: account, verifiedAt: new Date('2026-01-05T10:00:00Z') },
    )
    await database
      .insertInto('guardianships')
      .values({ team_id: club.young, guardian_id: mother, member_id: leo, role: 'mother' })
      .execute()
    const move = (memberId: string) => ({ memberId, fromTeamId: club.young, toTeamId: club.old })
    const roll = (moves: readonly object[]) =>
      as(club.manager)(`POST ${club.path}`, { cutOff: '2027-01-01', moves })
    return { ...club, account, nina, leo, small, move, roll }
  }

  return {
    as,
    aClubOfTwo,
    aChild,
    aSeason,
    rosterOf: (teamId: string) => rosterOf(platform, teamId),
  }
}

async function rosterOf({ database }: Platform, teamId: string) {
  const found = await database
    .selectFrom('members')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('archived_at', 'is', null)
    .orderBy('first_name')
    .execute()
  return found.map(({ id, first_name, jersey_number, notes }) => ({
    id,
    firstName: first_name,
    jerseyNumber: jersey_number,
    notes,
  }))
}
