import { collectionList } from '@touchline/contract/collections/shapes/collection'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { treasurerOver } from '../testing/asking.ts'
import { aCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
const { admin, teamId, send } = await treasurerOver(platform)

test('a treasurer who is a parent finds the figures and what they are asked for', async () => {
  const { id } = await aCollection(database, teamId)
  const memberId = await aMember(database, teamId, { firstName: 'Leo' })
  const other = await aMember(database, teamId)
  await aGuardian(database, { teamId, memberId }, { accountId: admin })
  await send(`POST /collections/${id}/notifications`, {
    message: { kind: 'invitation', memberIds: [memberId, other] },
  })
  expect(collectionList.parse((await send('GET /collections')).body)).toMatchObject({
    mayRun: true,
    collections: [{ id, figures: { unfilled: 2 }, mine: { asked: [{ memberId }], bills: [] } }],
  })
})
