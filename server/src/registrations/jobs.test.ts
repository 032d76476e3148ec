import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { passOnOffers } from './jobs.ts'
import { aChild, aFamily, aTeamToJoin } from './testing/registering.ts'

const platform = await testPlatform()
const { database } = platform

/** A team of one place; the children register one after the other. */
async function aQueue(names: readonly string[], more: { isTaken?: boolean } = {}) {
  platform.setClock('2026-12-01T09:00:00.000Z')
  const team = await aTeamToJoin(platform)
  const { teamId, list } = team
  const { key } = await team.openForm({ teams: [{ id: teamId, places: 1 }] })
  const player = more.isTaken ? await aMember(database, teamId) : undefined
  for (const firstName of names) {
    const contact = { ...aFamily().contact, email: `${firstName}-${teamId}@example.org` }
    const people = [{ ...aChild, firstName, dateOfBirth: '2017-05-01' }]
    await team.register(key, { contact, people })
    platform.setClock(new Date(platform.clock().getTime() + 60_000).toISOString())
  }
  const states = async () =>
    (await list()).registrations.flatMap(({ people }) =>
      people.map(({ firstName, state }) => `${firstName} ${state}`),
    )
  const letters = async (firstName: string) =>
    (await team.lettersTo(`${firstName}-${teamId}@example.org`)).map(({ kind }) => kind)
  return { ...team, player, states, letters }
}

test('places that an admin adds go to the waiting list', async () => {
  const { openForm, teamId, states } = await aQueue(['Ada', 'Ben', 'Cy', 'Dia'])
  expect(await states()).toEqual(['Ada new', 'Ben waiting', 'Cy waiting', 'Dia waiting'])
  await passOnOffers(platform)
  expect(await states()).toEqual(['Ada new', 'Ben waiting', 'Cy waiting', 'Dia waiting'])
  await openForm({ teams: [{ id: teamId, places: 3 }] })
  await passOnOffers(platform)
  await passOnOffers(platform)
  expect(await states()).toEqual(['Ada new', 'Ben offered', 'Cy offered', 'Dia waiting'])
})

test('without a limit, everyone who waits moves up', async () => {
  const { openForm, teamId, states } = await aQueue(['Ada', 'Ben', 'Cy'])
  await openForm({ teams: [{ id: teamId, places: null }] })
  await passOnOffers(platform)
  expect(await states()).toEqual(['Ada new', 'Ben offered', 'Cy offered'])
})

test('the place of a player who leaves goes to the waiting list', async () => {
  const { player, teamId, states, letters } = await aQueue(['Ada', 'Ben'], { isTaken: true })
  expect(await states()).toEqual(['Ada waiting', 'Ben waiting'])
  await sql`update members set left_at = now() where team_id = ${teamId} and id = ${player}`.execute(
    database,
  )
  await passOnOffers(platform)
  expect(await states()).toEqual(['Ada offered', 'Ben waiting'])
  expect(await letters('Ada')).toEqual(['registrations.confirm', 'registrations.offered'])
})

test('people staff put on the waiting list keep waiting while places are free', async () => {
  const { list, decide, states } = await aQueue(['Ada'])
  const [ada] = (await list()).registrations
  await decide({ kind: 'wait', people: ada?.people.map(({ id }) => ({ id })) })
  await passOnOffers(platform)
  expect(await states()).toEqual(['Ada waiting'])
})

test('a place that an offer held goes to the next, also to people staff put on the list', async () => {
  const { list, decide, states } = await aQueue(['Ada', 'Ben'])
  const ada = (await list()).registrations.find(({ people }) => people[0]?.firstName === 'Ada')
  await decide({ kind: 'wait', people: ada?.people.map(({ id }) => ({ id })) })
  await passOnOffers(platform)
  expect(await states()).toEqual(expect.arrayContaining(['Ada waiting', 'Ben offered']))
  platform.setClock('2026-12-12T09:00:00.000Z')
  await passOnOffers(platform)
  expect(await states()).toEqual(['Ada offered'])
})

test('notifies a family once when its offer expires', async () => {
  const { player, teamId, letters } = await aQueue(['Ada'], { isTaken: true })
  await sql`update members set left_at = now() where team_id = ${teamId} and id = ${player}`.execute(
    database,
  )
  await passOnOffers(platform)
  platform.setClock('2026-12-12T09:00:00.000Z')
  await passOnOffers(platform)
  await passOnOffers(platform)
  expect(await letters('Ada')).toEqual([
    'registrations.confirm',
    'registrations.offered',
    'registrations.lapsed',
  ])
})
