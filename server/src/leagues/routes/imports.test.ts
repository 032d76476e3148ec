import { randomUUID } from 'node:crypto'

import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { importedResults } from '@touchline/contract/leagues/shapes/results'
import { beforeEach, describe, expect, test } from 'vitest'

import { aPlayingTeam } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { leagueRequests } from '../testing/requests.ts'

const platform = await testPlatform()
const { coach, player } = await aPlayingTeam(platform.database)
const { create, at, read, send } = leagueRequests(platform)

let whole: LeagueDetails

beforeEach(async () => {
  whole = await create(coach, {
    teams: [{ name: 'FC Alder' }, { name: 'FC Birch' }, { name: '1. FC Köln' }],
  })
})

const idOf = (name: string) => whole.teams.find((team) => team.name === name)?.id ?? ''

describe('pasted results', () => {
  const post = async (text: string, more: object = {}) => {
    const body = { text, language: 'en', ...more }
    return importedResults.parse((await send(coach, `POST ${at(whole, '/results')}`, body)).body)
  }
  const preview = async (text: string, more?: object) => {
    const read = await post(text, { ...more, preview: true })
    if (!('preview' in read)) throw new Error('not a preview')
    return read.preview
  }
  const take = async (text: string, more?: object) => {
    const written = await post(text, more)
    if ('preview' in written) throw new Error('only a preview')
    return written
  }
  const matches = async () => (await read(coach, whole)).matches

  test('are previewed without being written', async () => {
    const seen = await preview('2026-03-07 15:00 FC Alder - FC Birch 2:1\nHello everybody')
    expect(seen).toMatchObject({
      lines: [
        { kind: 'match', effect: 'new', home: { kind: 'team', team: idOf('FC Alder') } },
        { kind: 'problem', line: 2, problem: 'teams_unclear' },
      ],
      questions: [],
    })
    expect(await matches()).toEqual([])
  })

  test('become matches, and change nothing when pasted again', async () => {
    const text = '2026-03-07 15:00 FC Alder - FC Birch 2:1\n2026-03-08 FC Birch - FC Alder 0:0'
    expect(await take(text)).toMatchObject({ added: 2, changed: 0, same: 0, leftAlone: 0 })
    expect(await take(text)).toEqual({
      importId: null,
      added: 0,
      changed: 0,
      same: 2,
      leftAlone: 0,
    })
    expect(await matches()).toHaveLength(2)
  })

  test('update the match they belong to', async () => {
    await take('2026-03-07 FC Alder - FC Birch')
    const [planned] = await matches()
    const text = '2026-03-07 FC Alder - FC Birch 2:1'
    expect((await preview(text)).lines).toMatchObject([{ matchId: planned?.id, effect: 'changed' }])
    expect(await take(text)).toMatchObject({ added: 0, changed: 1 })
    expect(await matches()).toMatchObject([{ outcome: { score: { home: 2, away: 1 } } }])
  })

  test('survive a fixture list pasted over them', async () => {
    await take('2026-03-07 FC Alder - FC Birch 2:1')
    const plan = '2026-03-07 15:30 FC Alder - FC Birch'
    expect(await take(plan)).toMatchObject({ changed: 1 })
    expect(await matches()).toMatchObject([{ time: '15:30', outcome: { kind: 'played' } }])
    expect(await take(plan)).toMatchObject({ same: 1 })
  })

  test('keep tries and point decisions they do not mention', async () => {
    const tries = { home: 3, away: 1 }
    const points = { home: 4, away: -1 }
    const known = [
      { kind: 'played', score: { home: 24, away: 7 }, tries },
      { kind: 'awarded', score: { home: 20, away: 0 }, against: 'away', points },
    ]
    const [home, away] = [idOf('FC Alder'), idOf('FC Birch')]
    const entered = known.map((outcome, at) => ({
      home,
      away,
      outcome,
      date: `2026-03-0${at + 1}`,
    }))
    await send(coach, `POST ${at(whole, '/matches')}`, { matches: entered })
    const line = 'FC Alder - FC Birch'
    await take(`2026-03-01 15:00 ${line} 24:7\n2026-03-02 15:00 ${line} 20:0 forfeit`)
    const outcomes = (await matches()).map(({ time, outcome }) => ({ time, outcome }))
    expect(outcomes).toMatchObject([
      { time: '15:00', outcome: { tries } },
      { time: '15:00', outcome: { points } },
    ])
  })

  test('with ambiguous dates ask and wait for the answer', async () => {
    const text = '03/04/2026 FC Alder - FC Birch 2:1'
    expect(await preview(text)).toMatchObject({
      lines: [{ kind: 'open' }],
      questions: [{ kind: 'date_order', samples: ['03/04/2026'] }],
    })
    expect(await take(text)).toMatchObject({ importId: null, leftAlone: 1 })
    expect(await matches()).toEqual([])
    await take(text, { answers: { dateOrder: 'MDY' } })
    expect(await matches()).toMatchObject([{ date: '2026-03-04' }])
  })

  test('with similar or new team names ask', async () => {
    const text = '2026-03-07 Koeln - SC New 2:1'
    expect(await preview(text)).toMatchObject({
      lines: [{ kind: 'open' }],
      questions: [
        { kind: 'team', written: 'Koeln', proposals: [{ team: idOf('1. FC Köln') }] },
        { kind: 'team', written: 'SC New', proposals: [] },
      ],
    })
    expect(await take(text)).toMatchObject({ added: 0, leftAlone: 1 })
    expect((await read(coach, whole)).teams).toHaveLength(4)

    const teams = { Koeln: idOf('1. FC Köln'), 'SC New': 'new' }
    expect(await take(text, { answers: { teams } })).toMatchObject({ added: 1, leftAlone: 0 })
    const after = await read(coach, whole)
    const made = after.teams.find(({ name }) => name === 'SC New')
    expect(after.matches).toMatchObject([{ home: idOf('1. FC Köln'), away: made?.id }])
  })

  test('add a saved opponent as a new team, unless told otherwise', async () => {
    const { teamId } = whole.league
    const opponentId = randomUUID()
    await platform.database
      .insertInto('opponents')
      .values({ id: opponentId, team_id: teamId, name: 'Ébano Town' })
      .execute()
    const text = '2026-03-07 FC Alder - ebano town 2:1'
    const side = { kind: 'new', name: 'Ébano Town', opponent: opponentId }
    expect(await preview(text)).toMatchObject({
      lines: [{ kind: 'match', away: side }],
      questions: [{ kind: 'team', written: 'ebano town', opponent: 'Ébano Town' }],
    })
    const answers = { teams: { 'ebano town': idOf('FC Birch') } }
    expect(await preview(text, { answers })).toMatchObject({
      lines: [{ kind: 'match', away: { kind: 'team', team: idOf('FC Birch') } }],
      questions: [],
    })
    expect(await take(text)).toMatchObject({ added: 1, leftAlone: 0 })
    const { teams } = await read(coach, whole)
    expect(teams.find(({ name }) => name === 'Ébano Town')).toMatchObject({ opponentId })
    expect(await preview(text)).toMatchObject({ lines: [{ effect: 'same' }], questions: [] })
  })

  test('with "20:15" ask whether it is a time or a score', async () => {
    const text = '2026-03-07 FC Alder - FC Birch 20:15'
    expect(await preview(text)).toMatchObject({ questions: [{ kind: 'time_or_score' }] })
    expect(await take(text)).toMatchObject({ leftAlone: 1 })
    await take(text, { answers: { timeOrScore: 'time' } })
    expect(await matches()).toMatchObject([{ time: '20:15', outcome: { kind: 'open' } }])
  })

  test('can be pasted by staff only', async () => {
    const body = { text: '2026-03-07 FC Alder - FC Birch 2:1', language: 'en' }
    for (const preview of [true, false]) {
      const response = await send(player, `POST ${at(whole, '/results')}`, { ...body, preview })
      expect(response.status).toBe(403)
    }
  })
})
