import { beforeEach, expect, test } from 'vitest'

import { aPubTeam, type PubTeam } from '#server/cashbox/testing/pub-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openCentre } from '../testing/centre.ts'
import { lettersTo } from '../testing/letters.ts'

const platform = await testPlatform()
const centre = await openCentre(platform)
let team: PubTeam

beforeEach(async () => {
  platform.setClock('2026-12-01T20:00:00.000Z')
  team = await aPubTeam(platform)
})

test('tells the fined player; two fines share one line', async () => {
  const { tina, paul, rosa, late, charge } = team
  await charge(tina, late, [paul, rosa])
  expect(await centre.notificationsOf(paul)).toEqual(['fined'])
  await charge(tina, late, [paul])
  expect(await centre.notificationsOf(paul)).toEqual(['fined ×2'])
  await centre.hearAgain()
  expect(await centre.notificationsOf(rosa)).toEqual(['fined'])
  expect(await centre.notificationsOf(tina)).toEqual([])
})

test('notifies of a cancelled fine, but not of drinks', async () => {
  const { tina, paul, beer, late, charge, undo, entriesOf } = team
  await charge(tina, beer, [paul])
  expect(await centre.notificationsOf(paul)).toEqual([])
  await charge(tina, late, [paul])
  const [fine] = await entriesOf(paul)
  await undo(tina, fine?.id)
  expect((await centre.notificationsOf(paul)).toSorted()).toEqual(['fine_undone', 'fined'])
})

test('tells a player, quietly, that money or a waiver has changed their balance', async () => {
  const { tina, paul, rosa, late, charge, record, undo, entriesOf } = team
  await charge(tina, late, [rosa])
  await record('payment', 500, paul)
  await record('payout', 200, paul)
  await record('waiver', 100, rosa)
  expect(await centre.notificationsOf(paul)).toEqual(['balance_changed ×2'])
  expect((await centre.notificationsOf(rosa)).toSorted()).toEqual(['balance_changed', 'fined'])
  const [waiver] = await entriesOf(rosa)
  await undo(tina, waiver?.id)
  expect(await centre.notificationsOf(rosa)).toContain('balance_changed ×2')
  await record('income', 300)
  await record('payment', 100, tina)
  expect(await centre.notificationsOf(tina)).toEqual([])
  expect(await lettersTo(platform, paul)).toEqual([])
})
