import { ruleSet } from '@touchline/contract/leagues/shapes/rules'
import { standings } from '@touchline/contract/leagues/shapes/table'
import type { League } from '@touchline/domain/leagues/league'
import { presets } from '@touchline/domain/leagues/presets'
import { shuffle } from '@touchline/domain/leagues/shuffle'
import { inventedSeasons } from '@touchline/domain/leagues/testing/invented-seasons'
import { miniLeagues } from '@touchline/domain/leagues/testing/mini-leagues'
import { toExpectedRows, expectedFigures } from '@touchline/domain/leagues/testing/season'
import { twoStageSeason } from '@touchline/domain/leagues/testing/two-stage-season'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { aPlayingTeam } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { leagueRequests } from '../testing/requests.ts'

const platform = await testPlatform()
const { coach } = await aPlayingTeam(platform.database)
const { ask, create, at, read, send, editMatch } = leagueRequests(platform)

/**
 * One season per stored feature: tries, shoot-outs, awards, point decisions, struck-out teams,
 * stages. The domain tests cover the rules.
 */
const stored = [
  'deduction-lifted',
  'struck-out',
  'complete-tie',
  'halved',
  'basketball-fiba',
  'cancelled-as-draw',
  'hockey-3-2-1-0',
  'volleyball',
]
const seasons = [
  ...miniLeagues.filter(({ name }) => stored.includes(name)),
  twoStageSeason,
  ...inventedSeasons,
]

/** Enters a league as users do: rules, teams, decisions, and results in random order. */
async function entered(league: League, seed: number) {
  const ours = league.teams[0]?.id
  const made = await create(coach, {
    rules: ruleSet.parse(league.rules),
    teams: league.teams.map(({ id: name, struckOut, fairPlay }) => ({
      name,
      struckOut,
      fairPlay,
      isOurs: name === ours,
    })),
  })
  const ids = new Map(made.teams.map(({ id, name }) => [name, id]))
  const idOf = (name: string) => ids.get(name) ?? ''
  const stageIds = await enterStages(league, { made, idOf })
  for (const { team, points, reason, from, until, stage } of league.adjustments)
    await send(coach, `PUT ${at(made, `/adjustments/${newId()}`)}`, {
      version: 0,
      team: idOf(team),
      points,
      reason: reason || 'Decided',
      from,
      until,
      stage: stage === null ? null : stageIds.get(stage),
    })
  const matches = shuffle(league.matches, seed).map((match) => ({
    ...match,
    home: idOf(match.home),
    away: idOf(match.away),
    stage: match.stage === null ? null : stageIds.get(match.stage),
  }))
  const added = await send(coach, `POST ${at(made, '/matches')}`, { matches })
  expect(added.status).toBe(201)
  return { made, ids, stageIds }
}

async function enterStages(
  { stages }: League,
  { made, idOf }: { made: Awaited<ReturnType<typeof create>>; idOf: (name: string) => string },
) {
  const chosen = new Map(stages.map(({ id }) => [id, newId()]))
  if (stages.length === 0) return chosen
  const body = stages.map((stage) => {
    const named = { ...stage, id: chosen.get(stage.id), name: stage.id }
    if (stage.kind === 'knock_out') return named
    const teams = stage.teams?.map(idOf) ?? null
    const carry = stage.carry && { ...stage.carry, stage: chosen.get(stage.carry.stage) }
    return { ...named, teams, carry }
  })
  await send(coach, `PATCH ${at(made)}`, {
    version: made.league.version,
    changes: { stages: body },
  })
  const { stages: kept } = await read(coach, made)
  return new Map(kept.map(({ id, name }) => [name, id]))
}

test.each(seasons)(
  '$name: computes the published table of each day',
  { timeout: 60_000 },
  async (season) => {
    const { made, ids, stageIds } = await entered(season.league, 7)
    await correctAndBack(made)
    const names = new Map([...ids].map(([name, id]) => [id, name]))
    for (const { question, expected } of season.tables) {
      const parameters = new URLSearchParams()
      if (question.stage != null) parameters.set('stage', stageIds.get(question.stage) ?? '')
      parameters.set('day', '2099-12-31')
      if (question.asOf?.kind === 'day') parameters.set('day', question.asOf.day)
      const path = at(made, `/standings?${parameters.toString()}`)
      const { rows } = standings.parse((await ask(coach.accountId, { method: 'GET', path })).body)
      const named = rows.map((row) => ({ ...row, team: names.get(row.team) ?? '' }))
      expect(toExpectedRows(named, expected.table)).toEqual(expectedFigures(expected.table))
    }
  },
)

test('the table of a round ignores later rounds', async () => {
  const made = await create(coach, { teams: [{ name: 'FC Alder' }, { name: 'FC Birch' }] })
  const [home, away] = made.teams.filter(({ isOurs }) => !isOurs).map(({ id }) => id)
  const outcome = { kind: 'played', score: { home: 2, away: 1 } }
  const matches = [1, 2].map((round) => ({ home, away, round, date: `2026-03-0${round}`, outcome }))
  await send(coach, `POST ${at(made, '/matches')}`, { matches })
  const path = at(made, '/standings?round=1')
  const { body } = await ask(coach.accountId, { method: 'GET', path })
  expect(standings.parse(body)).toMatchObject({
    round: 1,
    rows: [{ team: home, played: 1, points: 3 }, { played: 0 }, { team: away, played: 1 }],
  })
})

test('supports bonus points for goals, clear wins and tries', async () => {
  const rules = ruleSet.parse({
    ...presets.plain,
    bonuses: [
      { kind: 'scored', atLeast: 100, points: 0.5 },
      { kind: 'clear_win', atLeast: 20, points: 1 },
      { kind: 'try_lead_win', atLeast: 3, points: 1 },
    ],
    order: ['points', 'ball_difference', 'balls', 'earlier_points', 'earlier_place'],
  })
  const made = await create(coach, { rules, teams: [{ name: 'FC Alder' }, { name: 'FC Birch' }] })
  const [home, away] = made.teams.filter(({ isOurs }) => !isOurs).map(({ id }) => id)
  const outcome = {
    kind: 'played',
    score: { home: 121, away: 100 },
    tries: { home: 4, away: 1 },
  }
  await send(coach, `POST ${at(made, '/matches')}`, { matches: [{ home, away, outcome }] })
  const path = at(made, '/standings')
  const { body } = await ask(coach.accountId, { method: 'GET', path })
  const { rows } = standings.parse(body)
  expect(rows.find(({ team }) => team === home)).toMatchObject({ points: 4.5, bonusPoints: 2.5 })
  expect(rows.find(({ team }) => team === away)).toMatchObject({ points: 0.5, bonusPoints: 0.5 })
})

/** Corrects a result and reverts the correction. */
async function correctAndBack(made: Awaited<ReturnType<typeof create>>) {
  const [first] = (await read(coach, made)).matches
  if (first === undefined) return
  const wrong = { kind: 'played', score: { home: 9, away: 0 } }
  const path = at(made, `/matches/${first.id}`)
  await editMatch(coach, path, { version: first.version, changes: { outcome: wrong } })
  const undone = await editMatch(coach, path, {
    version: first.version + 1,
    changes: { outcome: first.outcome },
  })
  expect(undone.status).toBe(200)
}

test('a stage stores its own rules and is deleted with them', async () => {
  const made = await create(coach, { teams: [{ name: 'FC Alder' }, { name: 'FC Birch' }] })
  const [home, away] = made.teams.filter(({ isOurs }) => !isOurs).map(({ id }) => id)
  const { points } = presets.plain
  const own = ruleSet.parse({ ...presets.plain, points: { ...points, goallessDraw: 0 } })
  const named = { kind: 'table', teams: null, carry: null }
  const stages = [
    { ...named, id: newId(), name: 'Autumn', rules: own },
    { ...named, id: newId(), name: 'Spring' },
  ]
  await send(coach, `PATCH ${at(made)}`, { version: made.league.version, changes: { stages } })
  const kept = (await read(coach, made)).stages
  expect(kept).toMatchObject([{ rules: own }, { rules: null }])
  const results = kept.flatMap(({ id: stage }) =>
    [
      [0, 0],
      [1, 0],
    ].map(([one, other]) => ({
      home,
      away,
      stage,
      outcome: { kind: 'played', score: { home: one, away: other } },
    })),
  )
  await send(coach, `POST ${at(made, '/matches')}`, { matches: results })
  const pointsIn = async (stage: string | undefined) => {
    const path = at(made, `/standings?stage=${stage}`)
    const { body } = await ask(coach.accountId, { method: 'GET', path })
    return standings.parse(body).rows.map((row) => row.points)
  }
  expect(await pointsIn(kept[0]?.id)).toEqual([2, 0, 0])
  expect(await pointsIn(kept[1]?.id)).toEqual([4, 1, 0])
  const { league } = await read(coach, made)
  const again = kept.map((stage) => ({ ...stage, rules: null }))
  await send(coach, `PATCH ${at(made)}`, { version: league.version, changes: { stages: again } })
  expect(await pointsIn(kept[0]?.id)).toEqual([4, 1, 0])
})
