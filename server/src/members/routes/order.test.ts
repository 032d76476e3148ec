import { rosterPage } from '@touchline/contract/members/shapes'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { askingMembers } from '../testing/asking.ts'
import { aRoster } from '../testing/team.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)

test('sorts the roster by last name, then first name', async () => {
  const { teamId, people } = await aRoster(database)
  for (const [firstName, last_name] of [
    ['Zoe', 'Abel'],
    ['Ann', 'Zorn'],
    ['Ada', 'Abel'],
  ] as const) {
    const id = await aMember(database, teamId, { firstName })
    await database.updateTable('members').set({ last_name }).where('id', '=', id).execute()
  }
  const { body } = await ask(people.coach, { method: 'GET', path: `/teams/${teamId}/members` })
  const names = rosterPage.parse(body).members.map((one) => `${one.firstName} ${one.lastName}`)
  expect(names.filter((name) => /Abel|Zorn/.test(name))).toEqual([
    'Ada Abel',
    'Zoe Abel',
    'Ann Zorn',
  ])
})
