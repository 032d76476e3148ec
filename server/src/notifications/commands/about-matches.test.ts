import { playedOutcome } from '@touchline/contract/leagues/shapes/outcome'
import { beforeEach, describe, expect, test } from 'vitest'

import { anEvent, aPlayingTeam, rowOf, type Playing } from '#server/events/testing/playing-team.ts'
import { publishLineUp, saveLineUp } from '#server/leagues/commands/match-day/line-up.ts'
import { enterResult } from '#server/leagues/commands/match-day/result.ts'
import { lineUp } from '#server/leagues/testing/match-day.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
const now = platform.clock()
const twoOne = playedOutcome.parse({ kind: 'played', score: { home: 2, away: 1 } })

let team: Playing
let eventId: string

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
  const match = { type: 'game', title: 'Derby', startTime: '18:00', endTime: '20:00' } as const
  eventId = await anEvent(database, team.coach, match)
  await centre.settle()
})

const asking = () => ({ actor: team.coach, now: platform.clock(), eventId })

async function publish(isPublished: boolean) {
  await database
    .transaction()
    .execute((tx) => publishLineUp(tx, asking(), { version: 1, isPublished }))
}

describe('a line-up', () => {
  beforeEach(async () => {
    const input = { version: 0, lineUp: lineUp([team.leo, rowOf(team.player)]) }
    await database.transaction().execute((tx) => saveLineUp(tx, asking(), input))
  })

  test('a published line-up notifies everyone but its author', async () => {
    expect(await centre.notificationsOf(team.mother)).not.toContain('line_up_published')
    await publish(true)
    expect(await centre.notificationsOf(team.mother)).toContain('line_up_published')
    expect(await centre.notificationsOf(team.player)).toContain('line_up_published')
    expect(await centre.notificationsOf(team.coach)).toEqual([])
  })

  test('a line-up withdrawn meanwhile notifies no one', async () => {
    await publish(true)
    await publish(false)
    expect(await centre.notificationsOf(team.player)).not.toContain('line_up_published')
  })

  test('without invitations, notifies the players in it', async () => {
    await database
      .updateTable('events')
      .set({ is_invited: false })
      .where('id', '=', eventId)
      .execute()
    await publish(true)
    expect(await centre.notificationsOf(team.player)).toContain('line_up_published')
  })
})

describe('a result', () => {
  async function enter(version: number, outcome: typeof twoOne | null) {
    await database.transaction().execute((tx) => enterResult(tx, asking(), { version, outcome }))
  }

  test('a result notifies, unless it was removed meanwhile', async () => {
    platform.setClock('2026-03-21T20:00:00.000Z')
    await enter(0, twoOne)
    await enter(1, null)
    expect(await centre.notificationsOf(team.mother)).not.toContain('result_entered')
    await enter(2, twoOne)
    expect(await centre.notificationsOf(team.mother)).toContain('result_entered')
    expect(await centre.notificationsOf(team.coach)).toEqual([])
  })

  test('of long ago is not announced', async () => {
    platform.setClock('2026-04-05T20:00:00.000Z')
    await enter(0, twoOne)
    expect(await centre.notificationsOf(team.mother)).not.toContain('result_entered')
  })
})
