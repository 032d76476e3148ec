import { clubPeople } from '@touchline/contract/clubs/shapes/members'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { consentsOf } from '#server/children/queries/consents.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { acceptAll, aClubToJoin, aFamily } from '../testing/registering.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-12-01T09:00:00.000Z')

test('what a family agrees to is kept as consents from who gave them, with the day', async () => {
  const { openForm, register, list, decide, ask, clubId, u12 } = await aClubToJoin(platform)
  const { key } = await openForm({ asksPhotos: true, teams: [{ id: u12, places: null }] })
  const [mia, leo] = aFamily().people
  await register(key, {
    people: [
      { ...mia, teamId: u12 },
      { ...leo, teamId: u12, photos: false },
    ],
  })
  const [entry] = (await list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  await decide(acceptAll(entry))
  const { people } = clubPeople.parse((await ask(`GET /clubs/${clubId}/members`)).body)
  const given = async (name: string) => {
    const [place] = people.find(({ firstName }) => firstName === name)?.places ?? []
    const { teamId = '', memberId = '' } = place ?? {}
    return (await consentsOf(database, { teamId, memberId })).map((one) => [one.kind, one.state])
  }
  expect(await given('Mia')).toEqual([
    ['membership', 'yes'],
    ['pictures_team', 'yes'],
    ['pictures_public', 'yes'],
  ])
  expect(await given('Leo')).toContainEqual(['pictures_team', 'no'])
  expect(people.map(({ firstName, pictures }) => [firstName, pictures])).toEqual([
    ['Leo', 'no'],
    ['Mia', 'yes'],
  ])
  const [first] = people.find(({ firstName }) => firstName === 'Mia')?.places ?? []
  const [consent] = await consentsOf(database, {
    teamId: first?.teamId ?? '',
    memberId: first?.memberId ?? '',
  })
  expect(consent).toMatchObject({
    givenBy: 'Marta Gil',
    givenAs: 'guardian',
    verifiedHow: 'email',
    isFromCurrentGuardian: true,
    givenAt: new Date('2026-12-01T09:00:00.000Z'),
  })
})

test('where a child has to agree as well, only a no is kept from a registration', async () => {
  const { openForm, register, list, decide, ask, clubId, u12 } = await aClubToJoin(platform)
  await sql`update clubs set country = 'FR' where id = ${clubId}`.execute(database)
  const { key } = await openForm({ asksPhotos: true, teams: [{ id: u12, places: null }] })
  await register(key, {
    people: aFamily().people.map((one, at) => ({ ...one, teamId: u12, photos: at === 0 })),
  })
  const [entry] = (await list()).registrations
  if (entry === undefined) throw new Error('nothing to decide')
  await decide(acceptAll(entry))
  const { people } = clubPeople.parse((await ask(`GET /clubs/${clubId}/members`)).body)
  expect(people.map(({ firstName, pictures }) => [firstName, pictures])).toEqual([
    ['Leo', 'no'],
    ['Mia', 'unanswered'],
  ])
})
