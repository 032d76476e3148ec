import { collection, collectionList } from '@touchline/contract/collections/shapes/collection'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import { deleteUntouchedDrafts } from '../queries/collections.ts'
import { aCollection } from '../testing/bills.ts'
import { treasurerRequests } from '../testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const { admin, teamId, send } = await treasurerRequests(platform)

test('a treasurer who is a parent sees totals and their own bills', async () => {
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

test('a draft never saved is marked, and deleted after a month', async () => {
  const { id } = collection.parse((await send('POST /collections', { kind: 'fund' })).body)
  const drafts = async () => {
    const { collections } = collectionList.parse((await send('GET /collections')).body)
    return collections.filter((row) => row.id === id).map(({ isUntouched }) => isUntouched)
  }
  expect(await drafts()).toEqual([true])
  await deleteUntouchedDrafts(database, new Date(platform.clock().getTime() - 1))
  expect(await drafts()).toEqual([true])
  await deleteUntouchedDrafts(database, new Date(platform.clock().getTime() + 1))
  expect(await drafts()).toEqual([])
})

test('a saved draft stays', async () => {
  const begun = collection.parse((await send('POST /collections', { kind: 'fund' })).body)
  await send(`PUT /collections/${begun.id}`, { ...begun, name: 'Kit' })
  await deleteUntouchedDrafts(database, new Date(platform.clock().getTime() + 1))
  const { collections } = collectionList.parse((await send('GET /collections')).body)
  expect(collections.find(({ id }) => id === begun.id)).toMatchObject({ isUntouched: false })
})
