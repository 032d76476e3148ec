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

test('links siblings to the same mother before she joins, but not to a mother with another name', async () => {
  const rose = { firstName: 'Rose', lastName: 'Carter', email: 'rose@family.example', phone: null }
  const add = async (firstName: string, parent: object) => {
    const body = { firstName, lastName: 'Carter', parents: [parent] }
    const added = await ask(people.coach, { method: 'POST', path, body })
    const [guardian] = memberPage.parse(added.body).guardians
    return guardian
  }
  const first = await add('Ben', rose)
  const second = await add('Mia', {
    ...rose,
    firstName: 'ROSE',
    email: 'Rose@family.example',
    phone: '+447700900124',
  })
  expect(second?.guardianId).toBe(first?.guardianId)
  expect(second).toMatchObject({ firstName: 'Rose', phone: '+447700900124' })
  expect((await add('Tom', { ...rose, firstName: 'Ruby' }))?.guardianId).not.toBe(first?.guardianId)
  expect((await add('Eva', { ...rose, email: 'other@family.example' }))?.guardianId).not.toBe(
    first?.guardianId,
  )
})

test.each([
  ['without phone and email', { ...kate, phone: null }],
  ['without a name', { ...kate, firstName: '' }],
])('refuses a parent %s and adds no one', async (...[, parent]) => {
  const before = await ask(people.coach, { method: 'GET', path })
  const { status } = await ask(people.coach, {
    method: 'POST',
    path,
    body: { firstName: 'Ben', lastName: 'Carter', parents: [parent] },
  })
  expect(status).toBe(422)
  expect((await ask(people.coach, { method: 'GET', path })).body).toEqual(before.body)
})
