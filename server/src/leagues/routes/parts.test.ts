import { wholeLeague, type WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { adjustments, leagueTeams } from '@touchline/contract/leagues/shapes/parts'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'

import { aPlayingTeam, now } from '#server/events/testing/playing.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { leaguesOver } from '../testing/playing.ts'

const platform = { ...(await testPlatform()), clock: () => now }
const { coach } = await aPlayingTeam(platform.database)
const { create, at, read, send } = leaguesOver(platform)

async function aLeague(names = ['Alder', 'Birch', 'Cedar']) {
  const whole = await create(coach, { teams: names.map((name) => ({ name })) })
  const idOf = (name: string) => whole.teams.find((team) => team.name === name)?.id ?? ''
  return { whole, idOf }
}

describe('two people who change the same team', () => {
  const change = (whole: WholeLeague, id: string, body: object) =>
    send(coach, `PATCH ${at(whole, `/teams/${id}`)}`, body)

  test('both keep what they changed in different fields', async () => {
    const { whole, idOf } = await aLeague()
    const alder = idOf('Alder')
    await change(whole, alder, { version: 1, changes: { name: 'Alder Town' } })
    const second = await change(whole, alder, {
      version: 1,
      was: { shortName: null },
      changes: { shortName: 'ALD' },
    })
    expect(leagueTeams.parse(second.body).teams).toContainEqual(
      expect.objectContaining({ name: 'Alder Town', shortName: 'ALD', version: 3 }),
    )
  })

  test('the second is told when it was the same field, and nothing is lost', async () => {
    const { whole, idOf } = await aLeague()
    const birch = idOf('Birch')
    await change(whole, birch, { version: 1, changes: { name: 'Birch Rovers' } })
    const second = await change(whole, birch, {
      version: 1,
      was: { name: 'Birch' },
      changes: { name: 'Birch United' },
    })
    expect(second).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    const { teams } = await read(coach, whole)
    expect(teams.map(({ name }) => name)).toContain('Birch Rovers')
  })
})

test('a decision that was changed meanwhile is not written over', async () => {
  const { whole, idOf } = await aLeague()
  const decision = { team: idOf('Cedar'), points: -3, reason: 'A player without a licence' }
  const made = await send(coach, `POST ${at(whole, '/adjustments')}`, decision)
  const [first] = adjustments.parse(made.body).adjustments
  const path = at(whole, `/adjustments/${first?.id ?? ''}`)
  const edit = { ...decision, points: -2, version: 1 }
  expect((await send(coach, `PUT ${path}`, edit)).status).toBe(200)
  const second = await send(coach, `PUT ${path}`, { ...edit, points: -6 })
  expect(second).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
  expect((await read(coach, whole)).adjustments).toMatchObject([{ points: -2, version: 2 }])
})

describe('the teams of a league', () => {
  test('stand in the order somebody chose, and who comes later below them', async () => {
    const { whole, idOf } = await aLeague()
    const ours = whole.teams.find(({ isOurs }) => isOurs)?.id
    const leagueTeamIds = [idOf('Cedar'), idOf('Alder'), ours, idOf('Birch')]
    const path = at(whole, '/team-order')
    const ordered = await send(coach, `PUT ${path}`, { version: 1, leagueTeamIds })
    expect(wholeLeague.parse(ordered.body).teams.map(({ id }) => id)).toEqual(leagueTeamIds)
    await send(coach, `POST ${at(whole, '/teams')}`, { teams: [{ name: 'Aspen' }] })
    expect((await read(coach, whole)).teams.at(-1)?.name).toBe('Aspen')
  })

  test('keep their order when somebody came and somebody went meanwhile', async () => {
    const { whole, idOf } = await aLeague()
    const ours = whole.teams.find(({ isOurs }) => isOurs)?.id
    const leagueTeamIds = [idOf('Cedar'), idOf('Alder'), ours]
    await send(coach, `POST ${at(whole, '/teams')}`, { teams: [{ name: 'Aspen' }] })
    await send(coach, `DELETE ${at(whole, `/teams/${idOf('Birch')}`)}`)
    const path = at(whole, '/team-order')
    const ordered = await send(coach, `PUT ${path}`, { version: 1, leagueTeamIds })
    expect(ordered.status).toBe(200)
    const { teams } = await read(coach, whole)
    const names = teams.map(({ name, isOurs }) => (isOurs ? 'we' : name))
    expect(names).toEqual(['Cedar', 'Alder', 'we', 'Aspen'])
  })

  test('stay below when an order names only some', async () => {
    const { whole, idOf } = await aLeague()
    const ours = whole.teams.find(({ isOurs }) => isOurs)?.id
    const path = at(whole, '/team-order')
    const first = [idOf('Cedar'), idOf('Alder'), ours, idOf('Birch')]
    await send(coach, `PUT ${path}`, { version: 1, leagueTeamIds: first })
    await send(coach, `PUT ${path}`, { version: 2, leagueTeamIds: [idOf('Birch')] })
    const { teams } = await read(coach, whole)
    expect(teams.map(({ id }) => id)).toEqual([idOf('Birch'), idOf('Cedar'), idOf('Alder'), ours])
  })

  test('are not ordered over the order of somebody else', async () => {
    const { whole, idOf } = await aLeague()
    const path = at(whole, '/team-order')
    const order = (name: string) =>
      send(coach, `PUT ${path}`, { version: 1, leagueTeamIds: [idOf(name)] })
    expect((await order('Cedar')).status).toBe(200)
    expect(await order('Birch')).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    expect((await read(coach, whole)).teams[0]?.name).toBe('Cedar')
  })

  test('stand there once each, and no others', async () => {
    const { whole, idOf } = await aLeague()
    const path = at(whole, '/team-order')
    for (const other of [idOf('Cedar'), crypto.randomUUID()]) {
      const order = { version: 1, leagueTeamIds: [idOf('Cedar'), other] }
      expect(await send(coach, `PUT ${path}`, order)).toMatchObject({
        status: 422,
        body: { data: { fields: { leagueTeamIds: 'team_unknown' } } },
      })
    }
  })
})

test('drawn lots that contradict each other are invalidField', async () => {
  const { whole, idOf } = await aLeague()
  const [alder, birch, cedar] = ['Alder', 'Birch', 'Cedar'].map(idOf)
  const lots = [
    [alder, birch, cedar],
    [birch, alder],
  ]
  const path = at(whole, '/lots')
  expect(await send(coach, `PUT ${path}`, { version: 1, lots })).toMatchObject({
    status: 422,
    body: { data: { fields: { lots: 'lots_contradict' } } },
  })
  expect((await read(coach, whole)).lots).toEqual([])
})

test('what was played before there were stages belongs to the first one with a table', async () => {
  const { whole, idOf } = await aLeague()
  const match = { home: idOf('Alder'), away: idOf('Birch'), date: '2026-03-01' }
  await send(coach, `POST ${at(whole, '/matches')}`, { matches: [match] })
  const stages = [
    { kind: 'knock_out', id: newId(), name: 'Cup' },
    { kind: 'table', id: newId(), name: 'Autumn', teams: null, carry: null },
    { kind: 'table', id: newId(), name: 'Spring', teams: null, carry: null },
  ]
  const saved = await send(coach, `PUT ${at(whole, '/stages')}`, { version: 1, stages })
  const { matches, stages: kept } = wholeLeague.parse(saved.body)
  expect(matches.map(({ stage }) => stage)).toEqual([kept[1]?.id])
  expect(kept.map(({ id }) => id)).toEqual(stages.map(({ id }) => id))
  const other = await aLeague()
  const again = await send(coach, `PUT ${at(other.whole, '/stages')}`, { version: 1, stages })
  const elsewhere = wholeLeague.parse(again.body).stages.map(({ id }) => id)
  expect(elsewhere).toHaveLength(3)
  expect(elsewhere.filter((id) => kept.some((one) => one.id === id))).toEqual([])
})
