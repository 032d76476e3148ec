import type { Actor } from '@touchline/domain/teams/actor'
import { beforeEach, expect, test } from 'vitest'

import { anEvent, aPlayingTeam, type Playing } from '#server/events/testing/playing-team.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
let team: Playing

beforeEach(async () => {
  team = await aPlayingTeam(database)
  await centre.settle()
})

test.each([
  ['notifies staff alone', 0, ['short_of_players']],
  ['is forgotten once the event has moved', 1, []],
])('a likely shortage of players %s', async (_, hours, expected) => {
  const eventId = await anEvent(database, team.coach)
  await centre.settle()
  await database.transaction().execute(async (tx) => {
    const { starts_at } = await tx
      .selectFrom('events')
      .select('starts_at')
      .where('team_id', '=', team.teamId)
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow()
    const startsAt = new Date(starts_at.getTime() + hours * 3_600_000).toISOString()
    const payload = { teamId: team.teamId, eventId, startsAt }
    await announce(tx, { name: 'attendance.short_of_players', topics: [], payload })
  })
  const short = async (actor: Actor) =>
    (await centre.notificationsOf(actor)).filter((kind) => kind === 'short_of_players')
  expect(await short(team.coach)).toEqual(expected)
  expect(await short(team.player)).toEqual([])
  expect(await short(team.mother)).toEqual([])
})
