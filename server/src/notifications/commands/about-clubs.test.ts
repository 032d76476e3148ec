import { expect, test } from 'vitest'

import { dismissManager, makeManager } from '#server/clubs/commands/managers.ts'
import { requireClubActor } from '#server/clubs/queries.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

async function aClubWithCoach() {
  const eva = await anAccount(database, 'Eva')
  const paul = await anAccount(database, 'Paul')
  const clubId = await aClub(database, eva)
  const teamId = await aTeam(database, { clubId })
  await aMember(database, teamId, { accountId: paul, role: 'Coach' })
  return { eva, paul, clubId }
}

function asManager(
  { accountId, clubId }: { accountId: string; clubId: string },
  run: typeof makeManager | typeof dismissManager,
  whom: string,
) {
  return database.transaction().execute(async (tx) => {
    await run(tx, await requireClubActor(tx, { accountId, clubId }), whom)
  })
}

test('who is made a club manager hears of it, and hears when the role is gone', async () => {
  const { eva, paul, clubId } = await aClubWithCoach()
  await asManager({ accountId: eva, clubId }, makeManager, paul)
  expect(await centre.linesOf(paul)).toMatchObject([
    { kind: 'made_manager', team: null, club: { id: clubId, name: 'CD Norte' }, people: [] },
  ])
  expect(await centre.toldTo({ accountId: eva })).toEqual([])

  await asManager({ accountId: eva, clubId }, dismissManager, paul)
  expect(await centre.toldTo({ accountId: paul })).toEqual(['dismissed_manager', 'made_manager'])
  await centre.hearAgain()
  expect(await centre.toldTo({ accountId: paul })).toEqual(['dismissed_manager', 'made_manager'])
})

test('nobody is told that they gave the role up themselves', async () => {
  const { eva, paul, clubId } = await aClubWithCoach()
  await asManager({ accountId: eva, clubId }, makeManager, paul)
  await asManager({ accountId: eva, clubId }, dismissManager, eva)
  expect(await centre.toldTo({ accountId: eva })).toEqual([])
})

test('who takes over from the last manager hears of it without an actor', async () => {
  const { paul, clubId } = await aClubWithCoach()
  const payload = { clubId, accountId: paul }
  await centre.announce({ name: 'clubs.manager_made', topics: [`account:${paul}`], payload })
  expect(await centre.toldTo({ accountId: paul })).toEqual(['made_manager'])
})
