import { expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'

import { aPlayingTeam, anEvent, now } from '../testing/playing-team.ts'
import { findEventsAround } from './calendar.ts'

const { database } = await testDatabase()

test('counts coaches without a position as staff, whatever their role label', async () => {
  const { teamId, coach, player } = await aPlayingTeam(database)
  await anEvent(database, coach, { date: '2026-03-15' })
  const counted = async () => {
    const reader = { accountId: player.accountId, teamId }
    const { coming } = await findEventsAround(database, reader, now)
    return coming[0]?.staffCounts.silent
  }
  const own = database.updateTable('members').where('id', '=', coach.memberId ?? '')
  await own.set({ role: 'Player - coach', position: null }).execute()
  expect(await counted()).toBe(1)
  await own.set({ role: 'Trainer', position: 'Keeper' }).execute()
  expect(await counted()).toBe(0)
})
