import { leagueDetails, type LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { adjustments, leagueTeams } from '@touchline/contract/leagues/shapes/parts'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'

import { aPlayingTeam, now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { leagueRequests } from '../testing/requests.ts'

const platform = { ...(await testPlatform()), clock: () => now }
const { coach } = await aPlayingTeam(platform.database)
const { create, at, read, send } = leagueRequests(platform)

async function aLeague(names = ['Alder', 'Birch', 'Cedar']) {
  const whole = await create(coach, { teams: names.map((name) => ({ name })) })
  const idOf = (name: string) => whole.teams.find((team) => team.name === name)?.id ?? ''
  return { whole, idOf }
}

describe('two people changing the same team', () => {
  const change = (whole: LeagueDetails, id: string, body: object) =>
    send(coach, `PATCH ${at(whole, `/teams/${id}`)}`, body)

  test('both keep edits of different fields', async () => {
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

  test('gives the second a conflict for the same field', async () => {
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

test('does not overwrite a decision changed meanwhile', async () => {
  const { whole, idOf } = await aLeague()
  const decision = { team: idOf('Cedar'), points: -3, reason: 'A player without a licence' }
  const path = at(whole, `/adjustments/${newId()}`)
  const made = await send(coach, `PUT ${path}`, { ...decision, version: 0 })
  expect(adjustments.parse(made.body).adjustments).toMatchObject([{ points: -3, version: 1 }])
  const edit = { ...decision, points: -2, version: 1 }
  expect((await send(coach, `PUT ${path}`, edit)).status).toBe(200)
  const second = await send(coach, `PUT ${path}`, { ...edit, points: -6 })
  expect(second).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
  expect((await read(coach, whole)).adjustments).toMatchObject([{ points: -2, version: 2 }])
})

test('leaves adjustments of other leagues alone', async () => {
  const { whole, idOf } = await aLeague()
  const path = `/adjustments/${newId()}`
  const decision = { team: idOf('Cedar'), points: -3, reason: 'A player without a licence' }
  await send(coach, `PUT ${at(whole, path)}`, { ...decision, version: 0 })
  const other = await aLeague()
  const theirs = { ...decision, team: other.idOf('Cedar'), points: 5 }
  for (const version of [0, 1])
    expect((await send(coach, `PUT ${at(other.whole, path)}`, { ...theirs, version })).status).toBe(
      404,
    )
  expect((await read(coach, other.whole)).adjustments).toEqual([])
  expect((await read(coach, whole)).adjustments).toMatchObject([{ points: -3, version: 1 }])
})

describe('the teams of a league', () => {
  test('keep the chosen order, with later teams below', async () => {
    const { whole, idOf } = await aLeague()
    const ours = whole.teams.find(({ isOurs }) => isOurs)?.id
    const teamOrder = [idOf('Cedar'), idOf('Alder'), ours, idOf('Birch')]
    const path = at(whole)
    const ordered = await send(coach, `PATCH ${path}`, { version: 1, changes: { teamOrder } })
    expect(leagueDetails.parse(ordered.body).teams.map(({ id }) => id)).toEqual(teamOrder)
    await send(coach, `POST ${at(whole, '/teams')}`, { teams: [{ name: 'Aspen' }] })
    expect((await read(coach, whole)).teams.at(-1)?.name).toBe('Aspen')
  })

  test('keep their order when teams were added and removed', async () => {
    const { whole, idOf } = await aLeague()
    const ours = whole.teams.find(({ isOurs }) => isOurs)?.id
    const teamOrder = [idOf('Cedar'), idOf('Alder'), ours]
    await send(coach, `POST ${at(whole, '/teams')}`, { teams: [{ name: 'Aspen' }] })
    await send(coach, `DELETE ${at(whole, `/teams/${idOf('Birch')}`)}`)
    const path = at(whole)
    const ordered = await send(coach, `PATCH ${path}`, { version: 1, changes: { teamOrder } })
    expect(ordered.status).toBe(200)
    const { teams } = await read(coach, whole)
    const names = teams.map(({ name, isOurs }) => (isOurs ? 'we' : name))
    expect(names).toEqual(['Cedar', 'Alder', 'we', 'Aspen'])
  })

  test('go below when an order omits them', async () => {
    const { whole, idOf } = await aLeague()
    const ours = whole.teams.find(({ isOurs }) => isOurs)?.id
    const path = at(whole)
    const first = [idOf('Cedar'), idOf('Alder'), ours, idOf('Birch')]
    await send(coach, `PATCH ${path}`, { version: 1, changes: { teamOrder: first } })
    await send(coach, `PATCH ${path}`, { version: 2, changes: { teamOrder: [idOf('Birch')] } })
    const { teams } = await read(coach, whole)
    expect(teams.map(({ id }) => id)).toEqual([idOf('Birch'), idOf('Cedar'), idOf('Alder'), ours])
  })

  test('refuse an order based on an old version', async () => {
    const { whole, idOf } = await aLeague()
    const path = at(whole)
    const order = (name: string) =>
      send(coach, `PATCH ${path}`, { version: 1, changes: { teamOrder: [idOf(name)] } })
    expect((await order('Cedar')).status).toBe(200)
    expect(await order('Birch')).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
    expect((await read(coach, whole)).teams[0]?.name).toBe('Cedar')
  })

  test('refuse duplicates and unknown teams in an order', async () => {
    const { whole, idOf } = await aLeague()
    const path = at(whole)
    for (const other of [idOf('Cedar'), crypto.randomUUID()]) {
      const order = { version: 1, changes: { teamOrder: [idOf('Cedar'), other] } }
      expect(await send(coach, `PATCH ${path}`, order)).toMatchObject({
        status: 422,
        body: { data: { fields: { teamOrder: 'team_unknown' } } },
      })
    }
  })
})

test('refuses contradictory lots', async () => {
  const { whole, idOf } = await aLeague()
  const [alder, birch, cedar] = ['Alder', 'Birch', 'Cedar'].map(idOf)
  const lots = [
    [alder, birch, cedar],
    [birch, alder],
  ]
  expect(await send(coach, `PATCH ${at(whole)}`, { version: 1, changes: { lots } })).toMatchObject({
    status: 422,
    body: { data: { fields: { lots: 'lots_contradict' } } },
  })
  expect((await read(coach, whole)).lots).toEqual([])
})

test('moves earlier matches to the first stage with a table', async () => {
  const { whole, idOf } = await aLeague()
  const match = { home: idOf('Alder'), away: idOf('Birch'), date: '2026-03-01' }
  await send(coach, `POST ${at(whole, '/matches')}`, { matches: [match] })
  const stages = [
    { kind: 'knock_out', id: newId(), name: 'Cup' },
    { kind: 'table', id: newId(), name: 'Autumn', teams: null, carry: null },
    { kind: 'table', id: newId(), name: 'Spring', teams: null, carry: null },
  ]
  const saved = await send(coach, `PATCH ${at(whole)}`, { version: 1, changes: { stages } })
  const { matches, stages: kept } = leagueDetails.parse(saved.body)
  expect(matches.map(({ stage }) => stage)).toEqual([kept[1]?.id])
  expect(kept.map(({ id }) => id)).toEqual(stages.map(({ id }) => id))
  const other = await aLeague()
  const again = await send(coach, `PATCH ${at(other.whole)}`, {
    version: 1,
    changes: { stages },
  })
  const elsewhere = leagueDetails.parse(again.body).stages.map(({ id }) => id)
  expect(elsewhere).toHaveLength(3)
  expect(elsewhere.filter((id) => kept.some((one) => one.id === id))).toEqual([])
})
