import { memberPage } from '@touchline/contract/members/shapes'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { askingMembers } from '../testing/asking.ts'
import { aRoster } from '../testing/team.ts'

const platform = await testPlatform()
const ask = askingMembers(platform)
const { teamId, people } = await aRoster(platform.database)
const path = `/teams/${teamId}/members`
const kate = { firstName: 'Kate', lastName: 'Carter', email: null, phone: '+447700900123' }

test('adds a player with shirt, birth date and a parent in one step', async () => {
  const { status, body } = await ask(people.coach, {
    method: 'POST',
    path,
    body: {
      firstName: 'Ben',
      lastName: 'Carter',
      jerseyNumber: '7',
      dateOfBirth: '2015-04-02',
      parents: [kate],
    },
  })
  expect(status).toBe(201)
  const { member, guardians } = memberPage.parse(body)
  expect(member).toMatchObject({ jerseyNumber: '7', dateOfBirth: '2015-04-02' })
  expect(guardians).toMatchObject([{ ...kate, role: 'guardian', hasJoined: false }])
})

test.each([
  ['without phone and email', { ...kate, phone: null }],
  ['without a name', { ...kate, firstName: '' }],
])('refuses a parent %s and adds nobody', async (...[, parent]) => {
  const before = await ask(people.coach, { method: 'GET', path })
  const { status } = await ask(people.coach, {
    method: 'POST',
    path,
    body: { firstName: 'Ben', lastName: 'Carter', parents: [parent] },
  })
  expect(status).toBe(422)
  expect((await ask(people.coach, { method: 'GET', path })).body).toEqual(before.body)
})
