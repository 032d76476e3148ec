import type { Actor } from '@touchline/domain/teams/actor'
import { beforeEach, describe, expect, test } from 'vitest'

import { aPlayingTeam, now, rowOf, type Playing } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { afterTheMatch, kickOff, lineUp, matchDayOver } from '../../testing/match-day.ts'

const platform = await testPlatform()
const { send, aMatch, at, read, noted } = matchDayOver(platform)

let team: Playing
let eventId: string

/** A finished match: Leo, Pau and Carla started, Mia came on. */
beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(platform.database)
  const { coach, player, leo, mia } = team
  eventId = await aMatch(coach)
  const input = { version: 0, lineUp: lineUp([leo, rowOf(player), rowOf(coach)], [mia]) }
  await send(coach, `PATCH ${at(coach, eventId, '/line-up')}`, input)
  platform.setClock(kickOff)
  await noted(coach, eventId, [{ kind: 'substitution', member: leo, partner: mia }])
  platform.setClock(afterTheMatch)
})

async function end() {
  const outcome = { kind: 'played', score: { home: 1, away: 0 } }
  const path = at(team.coach, eventId, '/result')
  expect((await send(team.coach, `PUT ${path}`, { version: 0, outcome })).status).toBe(200)
}

function vote(actor: Actor, memberId: string, choice: string | null) {
  return send(actor, `PUT ${at(actor, eventId, `/votes/${memberId}`)}`, { choice })
}

const dayAfter = '2026-03-22T19:00:00.000Z'

describe('the vote for the player of the match', () => {
  test('opens with the final result and closes a day later', async () => {
    const { player, leo } = team
    expect((await read(player, eventId)).vote).toBeNull()
    expect((await vote(player, rowOf(player), leo)).body).toMatchObject({ code: 'vote_not_open' })
    await end()
    expect((await vote(player, rowOf(player), leo)).status).toBe(200)
    platform.setClock(dayAfter)
    expect((await vote(player, rowOf(player), leo)).body).toMatchObject({ code: 'vote_not_open' })
  })

  test('never opens before the match starts', async () => {
    const { player, leo } = team
    platform.setClock(now.toISOString())
    await end()
    expect((await read(player, eventId)).vote).toBeNull()
    expect((await vote(player, rowOf(player), leo)).body).toMatchObject({ code: 'vote_not_open' })
    platform.setClock(kickOff)
    expect((await vote(player, rowOf(player), leo)).status).toBe(200)
    const closesAt = new Date(Date.parse(kickOff) + 24 * 3_600_000).toISOString()
    expect((await read(player, eventId)).vote).toMatchObject({ isOpen: true, closesAt })
  })

  test('accepts one vote per player, for another player', async () => {
    await end()
    const { coach, player, mother, leo, mia } = team
    await vote(player, rowOf(player), leo)
    await vote(player, rowOf(player), mia)
    const { vote: seen } = await read(player, eventId)
    expect(seen).toMatchObject({ votes: 1, best: null, closesAt: dayAfter })
    expect(seen?.mine).toEqual([{ memberId: rowOf(player), choice: mia }])
    expect(seen?.players.toSorted()).toEqual([leo, mia, rowOf(player), rowOf(coach)].toSorted())
    expect((await vote(player, rowOf(player), rowOf(player))).status).toBe(422)
    expect((await vote(coach, rowOf(player), leo)).status).toBe(403)
    expect((await vote(mother, rowOf(player), leo)).status).toBe(403)
    await vote(player, rowOf(player), null)
    expect((await read(player, eventId)).vote?.votes).toBe(0)
  })

  test('is cast by a guardian for a child without an account', async () => {
    await end()
    const { mother, leo, mia } = team
    expect((await read(mother, eventId)).vote?.mine.map(({ memberId }) => memberId)).toEqual(
      [leo, mia].toSorted(),
    )
    expect((await vote(mother, leo, mia)).status).toBe(200)
    expect((await vote(mother, mia, leo)).status).toBe(200)
  })

  test('shows the winners when closed, ties included', async () => {
    await end()
    const { coach, player, mother, leo, mia } = team
    await vote(player, rowOf(player), leo)
    await vote(coach, rowOf(coach), mia)
    await vote(mother, leo, rowOf(player))
    await vote(mother, mia, leo)
    expect((await read(coach, eventId)).vote?.best).toBeNull()
    await vote(mother, leo, mia)
    platform.setClock(dayAfter)
    const { vote: seen } = await read(mother, eventId)
    expect(seen).toMatchObject({ isOpen: false, votes: 4 })
    expect(seen?.best).toEqual({ memberIds: [leo, mia].toSorted(), votes: 2 })
  })

  test('excludes unused substitutes', async () => {
    const { coach, leo, mia } = team
    const { live } = await read(coach, eventId)
    const [change] = live.events
    await send(coach, `DELETE ${at(coach, eventId, `/match-events/${change?.id ?? ''}`)}`)
    await end()
    expect((await vote(team.mother, mia, leo)).status).toBe(404)
    expect((await vote(team.player, rowOf(team.player), mia)).status).toBe(422)
  })
})
