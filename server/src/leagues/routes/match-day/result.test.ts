import { standings } from '@touchline/contract/leagues/shapes/table'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { aPlayingTeam, now, type Playing } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { afterTheMatch, lineUp, matchDayOver } from '../../testing/match-day.ts'

const platform = await testPlatform()
const { database } = platform
const { send, aMatch, at, read, noted, create, leagueAt, editMatch } = matchDayOver(platform)

let team: Playing

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
})

function played(home: number, away: number) {
  return { kind: 'played', score: { home, away } }
}

function enter(eventId: string, body: object, actor = team.coach) {
  return send(actor, `PUT ${at(actor, eventId, '/result')}`, body)
}

async function news(name: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from outbox
    where name = ${name} and payload ->> 'teamId' = ${team.teamId}`.execute(database)
  return found.rows[0]?.count ?? 0
}

describe('the result of a friendly', () => {
  test('is shown on the match day and can be corrected and removed', async () => {
    const eventId = await aMatch(team.coach)
    platform.setClock(afterTheMatch)
    expect((await enter(eventId, { version: 0, outcome: played(2, 1) })).status).toBe(200)
    expect((await read(team.mother, eventId)).result).toMatchObject({
      version: 1,
      outcome: { kind: 'played', score: { home: 2, away: 1 }, decided: 'regulation' },
      endedAt: afterTheMatch,
    })
    expect((await enter(eventId, { version: 0, outcome: played(3, 1) })).status).toBe(412)
    platform.setClock('2026-03-22T10:00:00.000Z')
    await enter(eventId, { version: 1, outcome: played(3, 1) })
    expect((await read(team.coach, eventId)).result).toMatchObject({ endedAt: afterTheMatch })
    expect(await news('leagues.result_entered')).toBe(1)
    await enter(eventId, { version: 2, outcome: null })
    const { result } = await read(team.coach, eventId)
    const asked = { sets: false, tries: false }
    expect(result).toEqual({ version: 3, outcome: null, endedAt: null, asked })
  })

  test('is entered by staff only, like the report', async () => {
    const eventId = await aMatch(team.coach)
    for (const actor of [team.player, team.mother]) {
      const refusal = await enter(eventId, { version: 0, outcome: played(2, 1) }, actor)
      expect(refusal.status).toBe(403)
      const report = { version: 0, text: 'Won!' }
      expect((await send(actor, `PATCH ${at(actor, eventId)}`, { report })).status).toBe(403)
    }
  })

  test('has a report everyone can read and no two people overwrite', async () => {
    const eventId = await aMatch(team.coach)
    const write = (version: number, text: string | null) =>
      send(team.coach, `PATCH ${at(team.coach, eventId)}`, { report: { version, text } })
    await write(0, 'What a second half!')
    expect((await read(team.mother, eventId)).report).toEqual({
      version: 1,
      text: 'What a second half!',
    })
    expect((await write(0, 'It rained.')).status).toBe(412)
    await write(1, '')
    expect((await read(team.mother, eventId)).report).toEqual({ version: 2, text: null })
  })
})

describe('the result of a league match', () => {
  async function aLeague(location: 'home' | 'away') {
    const fixture = { day: 1, opponent: 'Harbour Town', startDate: '2026-03-21' }
    const whole = await create(team.coach, {
      fixtures: [{ ...fixture, startTime: '18:00', location }],
    })
    const [match] = whole.matches
    if (match === undefined || match.eventId === null) throw new Error('no match with an event')
    return { whole, match, eventId: match.eventId }
  }

  test('updates the league and its table', async () => {
    const { whole, match, eventId } = await aLeague('away')
    platform.setClock(afterTheMatch)
    const before = await read(team.coach, eventId)
    expect(before).toMatchObject({
      side: 'away',
      league: { leagueId: whole.league.id, matchId: match.id },
    })
    const { version } = before.result
    await enter(eventId, { version, outcome: played(1, 2) })
    const after = await read(team.mother, eventId)
    expect(after.result).toMatchObject({ outcome: played(1, 2), endedAt: afterTheMatch })
    const asked = await send(team.coach, `GET ${leagueAt(whole, '/standings')}`)
    const [first] = standings.parse(asked.body).rows
    const ours = whole.teams.find(({ isOurs }) => isOurs)?.id
    expect(first).toMatchObject({ team: ours, points: 3, won: 1 })
    expect((await enter(eventId, { version, outcome: played(1, 3) })).status).toBe(412)
  })

  test('entered in the league ends the match day; removing it reopens the day', async () => {
    const { whole, match, eventId } = await aLeague('home')
    const input = { version: 0, lineUp: lineUp([team.leo]) }
    await send(team.coach, `PATCH ${at(team.coach, eventId, '/line-up')}`, input)
    platform.setClock(afterTheMatch)
    const path = leagueAt(whole, `/matches/${match.id}`)
    const change = (version: number, outcome: object) =>
      editMatch(team.coach, path, { version, changes: { outcome } })
    await change(match.version, played(4, 0))
    const { result, vote, side } = await read(team.coach, eventId)
    expect(side).toBe('home')
    expect(result).toMatchObject({ outcome: played(4, 0), endedAt: afterTheMatch })
    expect(vote).toMatchObject({ isOpen: true, players: [team.leo] })
    expect(await news('leagues.result_entered')).toBe(1)
    await change(result.version, { kind: 'open' })
    expect((await read(team.coach, eventId)).result).toMatchObject({ outcome: null, endedAt: null })
  })

  test('entered in the league ends an unopened match day', async () => {
    const { whole, match, eventId } = await aLeague('home')
    platform.setClock(afterTheMatch)
    const change = { version: match.version, changes: { outcome: played(4, 0) } }
    await editMatch(team.coach, leagueAt(whole, `/matches/${match.id}`), change)
    const input = { version: 0, lineUp: lineUp([team.leo]) }
    await send(team.coach, `PATCH ${at(team.coach, eventId, '/line-up')}`, input)
    const { result, vote } = await read(team.coach, eventId)
    expect(result).toMatchObject({ outcome: played(4, 0), endedAt: afterTheMatch })
    expect(vote).toMatchObject({ isOpen: true, players: [team.leo] })
  })

  test('does not deadlock with live entry', async () => {
    const { whole, match, eventId } = await aLeague('home')
    platform.setClock(afterTheMatch)
    const { version } = (await read(team.coach, eventId)).result
    const path = leagueAt(whole, `/matches/${match.id}`)
    const notes = Array.from({ length: 6 }, () => noted(team.coach, eventId, [{}]))
    const entered = [
      enter(eventId, { version, outcome: played(6, 0) }),
      editMatch(team.coach, path, { version, changes: { note: 'In the rain' } }),
    ]
    await Promise.all(notes)
    const statuses = (await Promise.all(entered)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412])
    expect((await read(team.coach, eventId)).live.events).toHaveLength(6)
  })

  test('ends the match day when confirmed unchanged', async () => {
    const { whole, match, eventId } = await aLeague('home')
    const path = leagueAt(whole, `/matches/${match.id}`)
    await editMatch(team.coach, path, {
      version: match.version,
      changes: { outcome: played(1, 1) },
    })
    const { version, endedAt } = (await read(team.coach, eventId)).result
    expect(endedAt).toBeNull()
    platform.setClock(afterTheMatch)
    await enter(eventId, { version, outcome: played(1, 1) })
    expect((await read(team.coach, eventId)).result).toMatchObject({ endedAt: afterTheMatch })
  })
})
