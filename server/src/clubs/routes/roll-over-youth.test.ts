import { rollOver, rollOverPlan } from '@touchline/contract/clubs/shapes/roll-over'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { names, openSeasonChange } from '../testing/season.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-06-20T09:00:00.000Z')
const { as, aSeason, rosterOf } = openSeasonChange(platform)

describe('a youth director', () => {
  async function aSeasonWithDirector() {
    const season = await aSeason()
    const grown = await aTeam(database, { name: 'Norte U21', clubId: season.clubId })
    await sql`update teams set age_group = 'U21' where id = ${grown}`.execute(database)
    await aMember(database, grown, { firstName: 'Olga' })
    const director = await anAccount(database, 'Jan')
    await sql`insert into club_roles (club_id, account_id, roles)
      values (${season.clubId}, ${director}, '{youth_director}')`.execute(database)
    return { ...season, grown, ask: as(director) }
  }

  test('rolls over the youth teams, and undoes it', async () => {
    const { ask, path, young, old, nina, move } = await aSeasonWithDirector()
    const plan = rollOverPlan.parse((await ask(`GET ${path}`)).body)
    expect(plan.teams.map(({ id }) => id).toSorted()).toEqual([young, old].toSorted())
    expect(names(plan.people)).toEqual(['Leo', 'Mia', 'Nina'])
    const made = rollOver.parse(
      (await ask(`POST ${path}`, { cutOff: '2027-01-01', moves: [move(nina)] })).body,
    )
    expect(names(await rosterOf(old))).toEqual(['Nina'])
    expect(await ask(`POST ${path}/${made.id}/undo`, {})).toMatchObject({ status: 200 })
    expect(names(await rosterOf(young))).toEqual(['Leo', 'Mia', 'Nina'])
  })

  test('moves no one into or out of a team of adults', async () => {
    const { ask, path, young, grown, nina } = await aSeasonWithDirector()
    const olga = (await rosterOf(grown))[0]?.id
    for (const moved of [
      { memberId: nina, fromTeamId: young, toTeamId: grown },
      { memberId: olga, fromTeamId: grown, toTeamId: young },
    ])
      expect(await ask(`POST ${path}`, { cutOff: '2027-01-01', moves: [moved] })).toMatchObject({
        code: 'changed_meanwhile',
      })
  })

  test("can't be seen if it moved people of a team of adults", async () => {
    const { ask, path, young, grown, nina, roll } = await aSeasonWithDirector()
    const moved = { memberId: nina, fromTeamId: young, toTeamId: grown }
    const made = rollOver.parse((await roll([moved])).body)
    expect(rollOverPlan.parse((await ask(`GET ${path}`)).body).rollOvers).toEqual([])
    expect(await ask(`POST ${path}/${made.id}/undo`, {})).toMatchObject({ status: 404 })
  })
})
