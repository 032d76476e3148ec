import { leagueDetails, type LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Match } from '@touchline/contract/leagues/shapes/matches'
import { beforeEach, describe, expect, test } from 'vitest'

import { aPlayingTeam } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { leagueRequests } from '../testing/requests.ts'

const platform = await testPlatform()
const { coach, player } = await aPlayingTeam(platform.database)
const { create, at, read, send, editMatch, removeMatch } = leagueRequests(platform)

const names = ['Alder', 'Birch', 'Cedar']

let whole: LeagueDetails

beforeEach(async () => {
  whole = await create(coach, { teams: names.map((name) => ({ name })) })
})

const ours = () => whole.teams.find(({ isOurs }) => isOurs)?.id ?? ''
const idOf = (name: string) => whole.teams.find((team) => team.name === name)?.id ?? ''
const seeds = () => [ours(), ...names.map(idOf)]
const path = (rest = '') => at(whole, `/knock-outs${rest}`)

const days = [
  { round: 1, leg: 1, date: '2026-05-02', time: '11:00' },
  { round: 2, leg: 1, date: '2026-05-09', time: null },
]

async function draw(input: object = {}): Promise<LeagueDetails> {
  const body = { name: 'Cup', seeds: seeds(), days, ...input }
  const drawn = await send(coach, `POST ${path()}`, body)
  expect(drawn.status).toBe(201)
  return leagueDetails.parse(drawn.body)
}

const inTie = ({ matches }: LeagueDetails, tie: string) => matches.filter((one) => one.tie === tie)

async function enter(match: Match | undefined, [home, away]: readonly [number, number]) {
  const outcome = { kind: 'played', score: { home, away } }
  const path = at(whole, `/matches/${match?.id ?? ''}`)
  const body = { version: match?.version ?? 0, changes: { outcome } }
  expect((await editMatch(coach, path, body)).status).toBe(200)
  return read(coach, whole)
}

/** Enters the semi-finals: we beat Cedar, Birch beats Alder. */
async function semisPlayed(input?: object): Promise<LeagueDetails> {
  const drawn = await draw(input)
  const [mine] = inTie(await enter(inTie(drawn, '1.1')[0], [3, 1]), '1.2')
  return enter(mine, [0, 2])
}

describe('a knock-out', () => {
  test('creates a stage with its first round, our matches as events', async () => {
    const drawn = await draw()
    expect(drawn.stages).toMatchObject([{ kind: 'knock_out', name: 'Cup' }])
    expect(drawn.knockOuts).toMatchObject([
      { seeds: seeds(), thirdPlace: 'not_played', legs: 1, awayGoals: 'do_not_count', days },
    ])
    const day = { round: 1, date: '2026-05-02', time: '11:00', stage: drawn.stages[0]?.id }
    expect(drawn.matches).toHaveLength(2)
    expect(inTie(drawn, '1.1')).toMatchObject([{ ...day, home: ours(), away: idOf('Cedar') }])
    expect(inTie(drawn, '1.2')).toMatchObject([{ ...day, eventId: null, home: idOf('Alder') }])
    expect(inTie(drawn, '1.1')[0]?.eventId).not.toBeNull()
  })

  test('fills the final with winners and the third-place match with losers', async () => {
    const played = await semisPlayed({ thirdPlace: 'played' })
    expect(inTie(played, '2.1')).toMatchObject([
      { home: ours(), away: idOf('Birch'), date: '2026-05-09' },
    ])
    expect(inTie(played, 'third')).toMatchObject([{ home: idOf('Cedar'), away: idOf('Alder') }])
    expect(inTie(played, '2.1')[0]?.eventId).not.toBeNull()
  })

  test('refills the final after a corrected result and deletes our event', async () => {
    const played = await semisPlayed()
    const corrected = await enter(inTie(played, '1.1')[0], [0, 1])
    expect(inTie(corrected, '2.1')).toMatchObject([
      { home: idOf('Cedar'), away: idOf('Birch'), eventId: null },
    ])
  })

  test('removes the final with a removed result, unless it was played', async () => {
    const played = await semisPlayed()
    const [semi] = inTie(played, '1.2')
    const semiPath = at(whole, `/matches/${semi?.id ?? ''}`)
    const open = { version: semi?.version, changes: { outcome: { kind: 'open' } } }
    expect((await editMatch(coach, semiPath, open)).status).toBe(200)
    const after = await read(coach, whole)
    expect(inTie(after, '2.1')).toEqual([])

    const again = await enter(inTie(after, '1.2')[0], [0, 2])
    const done = await enter(inTie(again, '2.1')[0], [2, 0])
    const corrected = await enter(inTie(done, '1.2')[0], [4, 2])
    expect(inTie(corrected, '2.1')).toMatchObject([
      { away: idOf('Birch'), outcome: { kind: 'played' } },
    ])
  })

  test('plays two-legged ties with home and away', async () => {
    const drawn = await draw({ legs: 2 })
    expect(drawn.matches).toHaveLength(4)
    expect(
      inTie(drawn, '1.1')
        .map(({ home }) => home)
        .toSorted(),
    ).toEqual([ours(), idOf('Cedar')].toSorted())
  })

  test('protects its matches and teams until it is deleted', async () => {
    const drawn = await draw({ seeds: seeds().slice(0, 3) })
    const [match] = drawn.matches
    const removal = removeMatch(coach, at(whole, `/matches/${match?.id ?? ''}`))
    expect((await removal).status).toBe(409)
    expect((await send(coach, `DELETE ${at(whole, `/teams/${ours()}`)}`)).status).toBe(409)

    const stage = drawn.knockOuts[0]?.stage ?? ''
    const after = await send(coach, `DELETE ${path(`/${stage}`)}`)
    expect(after.body).toMatchObject({ matches: [], stages: [], knockOuts: [] })
    expect((await send(coach, `DELETE ${path(`/${stage}`)}`)).status).toBe(404)
  })

  test('leaves its matches to the league when its stage is dropped', async () => {
    const { league } = await draw()
    const body = { version: league.version, changes: { stages: [] } }
    const saved = await send(coach, `PATCH ${at(whole)}`, body)
    const { knockOuts, matches } = leagueDetails.parse(saved.body)
    expect(knockOuts).toEqual([])
    expect(matches.map(({ stage, tie }) => [stage, tie])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('accepts teams of this league once each, from staff only', async () => {
    const other = await create(coach)
    const body = { name: 'Cup', seeds: [ours(), other.teams[0]?.id] }
    expect((await send(coach, `POST ${path()}`, body)).status).toBe(422)
    const twice = { name: 'Cup', seeds: [ours(), ours()] }
    expect((await send(coach, `POST ${path()}`, twice)).status).toBe(422)
    expect((await send(player, `POST ${path()}`, { ...body, seeds: seeds() })).status).toBe(403)
  })
})
