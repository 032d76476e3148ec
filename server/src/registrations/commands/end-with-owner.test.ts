import { expect, test } from 'vitest'
import { z } from 'zod'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { registrationsListeners } from '../listeners.ts'
import { aChild, aClubToJoin, aFamily, aTeamToJoin } from '../testing/registering.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-12-01T09:00:00.000Z')

const ids = z.record(z.string(), z.string())
const child = (firstName: string) => ({ ...aChild, firstName, dateOfBirth: '2017-05-01' })
const familyOf = (email: string, language = 'en') => {
  const { contact } = aFamily()
  return { contact: { ...contact, email }, language, people: [child('Mia')] }
}

/** Does what follows a deletion, as the process of the listeners does. */
async function followUp(name: 'teams.deleted' | 'clubs.deleted') {
  const news = await database
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  for (const { on, run } of registrationsListeners(platform))
    if (on === name) await run(ids.parse(news.payload), Number(news.id))
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
  await followUp('teams.deleted')
  await followUp('teams.deleted')
  const kinds = async (email: string) => (await team.lettersTo(email)).map(({ kind }) => kind)
  expect(await kinds('first@example.org')).toEqual(['registrations.confirm', 'registrations.ended'])
  expect(await kinds('second@example.org')).toEqual([
    'registrations.confirm',
    'registrations.ended',
  ])
  // Nothing is known about an address that was never confirmed.
  expect(await kinds('third@example.org')).toEqual(['registrations.confirm'])
  const letter = (await team.lettersTo('second@example.org')).at(-1)
  expect(letter?.subject).toBe('Ihre Anmeldung bei Wild Boars')
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

test('a team that is restored before keeps its registrations', async () => {
  const team = await aTeamToJoin(platform)
  const { key } = await team.openForm()
  await team.register(key, familyOf('kept@example.org'))
  const ask = team.as(team.admin)
  await ask(`DELETE /teams/${team.teamId}`, { typedName: 'Wild Boars' })
  await ask(`POST /teams/${team.teamId}/restore`)
  await followUp('teams.deleted')
  expect(await team.lettersTo('kept@example.org')).toHaveLength(1)
  expect(await team.list()).toMatchObject({ registrations: [{ people: [{ state: 'new' }] }] })
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
  await followUp('clubs.deleted')
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
