import { playersAnswer, teamFigures } from '@touchline/contract/statistics/shapes'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'

import { rowOf } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { aPlayedSeason } from './testing/played-season.ts'

const platform = await testPlatform()
const { database } = platform
const season = await aPlayedSeason(platform)
const { teamId, coach, player, mother, leo, mia } = season
const { spring, summer, league, leagueGame, friendly, cup, ask } = season

function read({ accountId }: Actor, rest = '') {
  return ask(accountId, { method: 'GET', path: `/teams/${teamId}/statistics${rest}` })
}

async function figures(rest = '') {
  return teamFigures.parse((await read(player, rest)).body)
}

async function playersFor(actor: Actor, rest = '') {
  return playersAnswer.parse((await read(actor, `/players${rest}`)).body)
}

test('a new team has empty figures', async () => {
  const made = await aTeam(database)
  const accountId = await anAccount(database, 'Ana')
  const memberId = await aMember(database, made, { accountId, isAdmin: true })
  const get = async (path: string) => {
    const { body } = await ask(accountId, {
      method: 'GET',
      path: `/teams/${made}/statistics${path}`,
    })
    return body
  }
  expect(teamFigures.parse(await get(''))).toMatchObject({
    total: { played: 0, won: 0, scored: 0 },
    form: [],
    course: [],
  })
  expect(teamFigures.parse(await get(`?seasonId=${newId()}&type=league`)).course).toEqual([])
  expect(playersAnswer.parse(await get('/players')).players).toMatchObject([
    { memberId, attendanceRate: null },
  ])
})

describe("the team's results", () => {
  test('cover league and other matches, in order of play', async () => {
    const all = await figures()
    expect(all.course.map(({ game }) => [game.date, game.type, game.at, game.result])).toEqual([
      ['2026-03-21', 'league', 'home', 'won'],
      ['2026-03-24', 'friendly', 'away', 'won'],
      ['2026-03-28', 'league', 'away', 'drawn'],
      ['2026-04-11', 'tournament', 'home', 'won'],
      ['2026-05-02', 'league', 'neutral', 'lost'],
    ])
    expect(all.total).toEqual({ played: 5, won: 3, drawn: 1, lost: 1, scored: 11, conceded: 5 })
    expect(all.course[1]?.game).toMatchObject({
      opponent: 'Millers',
      eventId: friendly,
      leagueId: null,
    })
    expect(all.course[0]?.game).toMatchObject({
      opponent: 'Harbour Town',
      eventId: leagueGame,
      leagueId: league.league.id,
    })
  })

  test.each([
    ['type=league', 3],
    ['type=friendly', 1],
    ['type=tournament', 1],
    [`leagueId=${league.league.id}`, 3],
    [`leagueId=${league.league.id}&type=friendly`, 0],
    [`seasonId=${spring}`, 5],
    [`seasonId=${summer}`, 0],
    [`seasonId=${newId()}`, 0],
  ])('filtered by %s cover %i games', async (question, games) => {
    expect((await figures(`?${question}`)).total.played).toBe(games)
  })

  test('are hidden from outsiders', async () => {
    const stranger = await anAccount(database, 'Igor')
    for (const path of ['', '/players']) {
      const request = { method: 'GET', path: `/teams/${teamId}/statistics${path}` } as const
      expect((await ask(stranger, request)).status).toBe(404)
      expect((await ask(undefined, request)).status).toBe(401)
    }
    const other = await aTeam(database)
    const request = { method: 'GET', path: `/teams/${other}/statistics` } as const
    expect((await ask(coach.accountId, request)).status).toBe(404)
  })
})

describe('player statistics', () => {
  test('tell apart people invited by email only', async () => {
    const address = `${leo}@mail.example`
    const rowOfLeo = (row: { email: string | null; is_placeholder: boolean }) =>
      database.updateTable('members').set(row).where('id', '=', leo).execute()
    await rowOfLeo({ email: address, is_placeholder: true })
    const { players } = await playersFor(coach)
    const others = players.filter(({ memberId }) => memberId !== leo)
    expect(players[1]).toMatchObject({ memberId: leo, isPlaceholder: true, email: address })
    expect(others.map(({ email }) => email)).toEqual([null, null, null])
    await rowOfLeo({ email: null, is_placeholder: false })
  })

  test('come from line-ups and match events, or else from attendance', async () => {
    const { players, others } = await playersFor(coach)
    expect(others).toBe('shown')
    expect(players.map(({ firstName }) => firstName)).toEqual(['Carla', 'Leo', 'Mia', 'Pau'])
    expect(players[1]).toMatchObject({
      memberId: leo,
      games: 2,
      starts: 1,
      minutes: 50,
      goals: 1,
      assists: 0,
      redCards: 0,
      votes: 1,
      attendanceRate: 1 / 3,
    })
    expect(players[3]).toMatchObject({
      games: 3,
      starts: 0,
      minutes: 10,
      goals: 0,
      assists: 1,
      redCards: 1,
      votes: 0,
      attendanceRate: 1,
    })
    expect(players[0]).toMatchObject({ games: 0, minutes: 0, attendanceRate: null })
  })

  test.each([
    ['type=friendly', { games: 1, goals: 0, attendanceRate: 1 }],
    ['type=tournament', { games: 1, goals: 1, attendanceRate: null }],
    [`leagueId=${league.league.id}`, { games: 0, goals: 0, attendanceRate: 0 }],
    [`seasonId=${summer}`, { games: 0, goals: 0, attendanceRate: null }],
  ])('filtered by %s cover the chosen games', async (question, expected) => {
    const { players } = await playersFor(coach, `?${question}`)
    expect(players.find(({ memberId }) => memberId === leo)).toMatchObject(expected)
  })

  test('hide votes while a vote is open', async () => {
    await sql`update match_days set ended_at = ${platform.clock()} where event_id = ${cup}`.execute(
      database,
    )
    const { players } = await playersFor(coach)
    expect(players.map(({ votes }) => votes)).toEqual([0, 0, 0, 0])
    await sql`update match_days set ended_at = '2026-04-11 12:00Z' where event_id = ${cup}`.execute(
      database,
    )
  })

  test('count no appearance before a match that already has a result', async () => {
    const move = (by: string) =>
      sql`update events set starts_at = starts_at + ${by}::interval, ends_at = ends_at + ${by}::interval
        where id = ${cup}`.execute(database)
    await move('1 year')
    const { players } = await playersFor(coach)
    expect(players.find(({ memberId }) => memberId === leo)).toMatchObject({ games: 1, goals: 0 })
    await move('-1 year')
  })

  test('show players and parents only their own', async () => {
    const mine = await playersFor(player)
    expect(mine.players.map(({ memberId }) => memberId)).toEqual([rowOf(player)])
    expect(mine.others).toBe('for_staff')
    const hers = await playersFor(mother)
    expect(hers.players.map(({ memberId }) => memberId)).toEqual([leo, mia])
  })

  test('are paged', async () => {
    const first = await playersFor(coach, '?limit=3')
    expect(first.players).toHaveLength(3)
    const rest = await playersFor(coach, `?limit=3&cursor=${first.next ?? ''}`)
    expect(rest.players.map(({ firstName }) => firstName)).toEqual(['Pau'])
    expect(rest.next).toBeNull()
  })

  test('without Premium show only one’s own, also to staff', async () => {
    await sql`update teams set created_at = '2026-01-01' where id = ${teamId}`.execute(database)
    const { players, others } = await playersFor(coach)
    expect(others).toBe('premium_needed')
    expect(players.map(({ memberId }) => memberId)).toEqual([rowOf(coach)])
    expect((await playersFor(mother)).players).toHaveLength(2)
    await sql`update teams set created_at = now() where id = ${teamId}`.execute(database)
  })
})

test('a match awarded by decision has no appearances', async () => {
  const games = async () => {
    const { players } = await playersFor(coach)
    return players.find(({ memberId }) => memberId === leo)
  }
  const before = await games()
  const write = (kind: string) =>
    sql`update match_days set outcome = jsonb_set(outcome, '{kind}', ${JSON.stringify(kind)}::jsonb)
      where team_id = ${teamId} and event_id = ${cup}`.execute(database)
  await write('awarded')
  const after = await games()
  expect(after?.games).toBe((before?.games ?? 0) - 1)
  expect(after?.minutes).toBeLessThan(before?.minutes ?? 0)
  await write('played')
  expect(await games()).toEqual(before)
})

test('former members keep the games they played', async () => {
  const scorers = async () =>
    (await playersFor(coach)).players.filter(({ goals, games }) => goals + games > 0)
  const before = await scorers()
  const [left] = before
  if (left === undefined) throw new Error('nobody has played')
  const member = database
    .updateTable('members')
    .where('team_id', '=', teamId)
    .where('id', '=', left.memberId)
  await member.set({ archived_at: platform.clock() }).execute()
  const after = await scorers()
  await member.set({ archived_at: null }).execute()
  expect(after.map(({ memberId, goals }) => [memberId, goals])).toEqual(
    before.map(({ memberId, goals }) => [memberId, goals]),
  )
})

test('figures from before count in all seasons only', async () => {
  const before = { games: 4, starts: 3, minutes: 200, goals: 5, assists: 2 }
  const own = async (rest = '') => {
    const { players, hasEarlier } = await playersFor(player, rest)
    return { hasEarlier, goals: players[0]?.goals, minutes: players[0]?.minutes }
  }
  const [all, ofSpring] = [await own(), await own(`?seasonId=${spring}`)]
  await sql`update members set earlier_figures = ${JSON.stringify(before)}
    where team_id = ${teamId} and account_id = ${player.accountId}`.execute(database)
  expect(await own()).toEqual({
    hasEarlier: true,
    goals: (all.goals ?? 0) + 5,
    minutes: (all.minutes ?? 0) + 200,
  })
  expect(await own(`?seasonId=${spring}`)).toEqual(ofSpring)
  expect((await own('?type=league')).hasEarlier).toBe(false)
})
