import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { passOnOffers } from '../jobs.ts'
import { registrationsListeners } from '../listeners.ts'
import { aChild, aClubToJoin, aFamily, aTeamToJoin } from '../testing/registering.ts'
import { endWithOwners } from './end-with-owner.ts'

const platform = await testPlatform()
const { database } = platform
let start = Date.parse('2026-12-01T09:00:00.000Z')
// Limits on registrations count by the clock, which only goes forward.
beforeEach(() => {
  start += 30 * 86_400_000
  platform.setClock(new Date(start).toISOString())
})

const child = (firstName: string) => ({ ...aChild, firstName, dateOfBirth: '2017-05-01' })
const familyOf = (email: string, language = 'en') => {
  const { contact } = aFamily()
  return { contact: { ...contact, email }, language, people: [child('Mia')] }
}

/** The hourly job, so long after. */
async function inDays(days: number) {
  platform.setClock(new Date(start + days * 86_400_000).toISOString())
  await endWithOwners(platform)
}

test('families who wait for a team hear that it is gone, once and in their language', async () => {
  const team = await aTeamToJoin(platform)
  const { key } = await team.openForm({ teams: [{ id: team.teamId, places: 1 }] })
  await team.register(key, familyOf('first@example.org'))
  const waiting = await team.register(key, familyOf('second@example.org', 'de'))
  await team.stranger('POST /registration-form', {
    ...aFamily(),
    ...familyOf('third@example.org'),
    key,
  })
  const [first] = (await team.list()).registrations
  expect(first?.people).toMatchObject([{ state: 'new' }])

  const gone = await team.as(team.admin)(`DELETE /teams/${team.teamId}`, {
    typedName: 'Wild Boars',
  })
  expect(gone.status).toBe(200)
  await inDays(2.9)
  expect(await team.lettersTo('first@example.org')).toHaveLength(1)
  await inDays(3.1)
  await inDays(3.2)
  const kinds = async (email: string) => (await team.lettersTo(email)).map(({ kind }) => kind)
  expect(await kinds('first@example.org')).toEqual(['registrations.confirm', 'registrations.ended'])
  expect(await kinds('second@example.org')).toEqual([
    'registrations.confirm',
    'registrations.ended',
  ])
  // Nothing is known about an address that was never confirmed.
  expect(await kinds('third@example.org')).toEqual(['registrations.confirm'])
  const letter = (await team.lettersTo('second@example.org')).at(-1)
  expect(letter?.subject).toBe('Wild Boars nutzt Touchline nicht mehr')
  expect(letter?.text).toContain('Mia')
  expect(await team.stranger('POST /registration/open', { token: waiting })).toMatchObject({
    status: 404,
  })

  await team.as(team.admin)(`POST /teams/${team.teamId}/restore`)
  expect(await team.list()).toMatchObject({ registrations: [] })
  expect((await team.list('decided')).registrations.map(({ people }) => people[0]?.state)).toEqual([
    'declined',
    'declined',
  ])
})

test('a team deleted by mistake keeps its registrations, and its offers get their time again', async () => {
  const team = await aTeamToJoin(platform)
  const { key } = await team.openForm()
  await team.register(key, familyOf('kept@example.org'))
  await team.register(key, familyOf('offered@example.org'))
  const people = async () => (await team.list()).registrations.flatMap((one) => one.people)
  const [, second] = await people()
  const ids = [{ id: second?.id }]
  await team.decide({ kind: 'wait', people: ids })
  await team.decide({ kind: 'offer', people: ids })
  const ask = team.as(team.admin)
  await ask(`DELETE /teams/${team.teamId}`, { typedName: 'Wild Boars' })
  await inDays(2.9)
  await ask(`POST /teams/${team.teamId}/restore`)
  for (const { on, run } of registrationsListeners(platform))
    if (on === 'teams.restored') await run({ teamId: team.teamId }, 1)
  await inDays(9)
  await passOnOffers(platform)
  expect(await team.lettersTo('kept@example.org')).toHaveLength(1)
  expect((await people()).map(({ state }) => state)).toEqual(['new', 'offered'])
})

test('families of a club that is deleted hear it as well; a decided one is left alone', async () => {
  const club = await aClubToJoin(platform)
  const { key } = await club.openForm()
  await club.register(key, familyOf('open@example.org'))
  await club.register(key, familyOf('decided@example.org'))
  const decided = (await club.list()).registrations.find(
    ({ contact }) => contact.email === 'decided@example.org',
  )
  await club.decide({ kind: 'decline', people: decided?.people.map(({ id }) => ({ id })) })

  await club.ask(`DELETE /clubs/${club.clubId}`, { typedName: 'CD Norte' })
  await inDays(4)
  const last = async (email: string) => (await club.lettersTo(email)).at(-1)?.kind
  expect(await last('open@example.org')).toBe('registrations.ended')
  expect(await last('decided@example.org')).toBe('registrations.declined')
})

test('who wants to join a team of the club that is deleted stays to be decided', async () => {
  const club = await aClubToJoin(platform)
  const { key } = await club.openForm({
    teams: [
      { id: club.u10, places: null },
      { id: club.u12, places: 0 },
    ],
  })
  const wanting = (teamId: string) => ({ people: [{ ...child('Mia'), teamId }] })
  await club.register(key, wanting(club.u10))
  await club.register(key, wanting(club.u12))
  await database
    .updateTable('teams')
    .set({ deleted_at: platform.clock() })
    .where('id', 'in', [club.u10, club.u12])
    .execute()
  const { registrations } = await club.list()
  expect(registrations.flatMap(({ people }) => people)).toMatchObject([
    { state: 'new', teamId: null },
    { state: 'waiting', teamId: null },
  ])
  const open = registrations.flatMap(({ people }) => people.map(({ id }) => id))
  const people = open.map((id) => ({ id, teamId: null, personId: null }))
  expect(await club.decide({ kind: 'accept', people })).toMatchObject({
    status: 200,
    body: { registrations: [] },
  })
})
