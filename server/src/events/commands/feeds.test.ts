import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { saveLeavesOutDeclined } from '../queries/feeds.ts'
import { absenceOperations } from '../testing/absences.ts'
import { aPlayingTeam, anEvent } from '../testing/playing-team.ts'
import { feedFor, readFeed } from './feeds.ts'

const platform = await testPlatform()
const { database } = platform
const { say } = absenceOperations(database)

test('marks or omits an event that all children declined, and blocks no time', async () => {
  const { coach, mother, leo, mia } = await aPlayingTeam(database)
  const key = { accountId: mother.accountId, teamId: null }
  const eventId = await anEvent(database, coach, { title: 'Passing' })
  const read = async () => {
    const { address } = await feedFor(platform, key)
    const feed = await readFeed(platform, address.slice(address.lastIndexOf('/') + 1, -4))
    return feed?.text ?? ''
  }
  expect(await read()).toContain('SUMMARY:Leo\\, Mia · Norte U12: Passing')

  await say([mother, leo], eventId, 'not_going')
  expect(await read()).toContain('SUMMARY:Mia · Norte U12: Passing')
  expect(await read()).not.toContain('TRANSP')
  await say([mother, mia], eventId, 'not_going')
  expect(await read()).toContain('SUMMARY:× Leo\\, Mia · Norte U12: Passing')
  expect(await read()).toContain('TRANSP:TRANSPARENT')

  await database.transaction().execute((tx) => saveLeavesOutDeclined(tx, mother.accountId, true))
  expect(await read()).not.toContain('Passing')
  expect((await feedFor(platform, key)).leavesOutDeclined).toBe(true)
})
