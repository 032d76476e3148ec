import {
  newClubSeasonResult,
  clubSeasons,
  clubSeasonUndoResult,
} from '@touchline/contract/clubs/shapes/seasons'
import { season } from '@touchline/contract/teams/shapes/belongings'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { teamKit } from '#server/teams/testing/kit.ts'
import { aClub, anAccount, aTeam } from '#server/teams/testing/people.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-03-14T09:00:00.000Z')
const { as } = teamKit(platform)

const next = { name: '2026-2027', startsOn: '2026-08-01', endsOn: '2027-07-31' }

/** A club of two teams, of which one plays by the calendar year. */
async function aClubOfTwo() {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const young = await aTeam(database, { name: 'Norte U12', clubId })
  const grown = await aTeam(database, { name: 'Norte Senior', clubId })
  const path = `/clubs/${clubId}/seasons`
  const seasonsOf = async (teamId: string) => {
    const answer = await as(manager)(`GET /teams/${teamId}/seasons`)
    return z.object({ seasons: z.array(season) }).parse(answer.body).seasons
  }
  const namesOf = async (teamId: string) => (await seasonsOf(teamId)).map(({ name }) => name)
  const give = () => as(manager)(`POST ${path}`, { season: next })
  const given = async () => clubSeasons.parse((await as(manager)(`GET ${path}`)).body).seasons
  const undo = async () => as(manager)(`POST ${path}/${(await given())[0]?.id}/undo`, {})
  return { manager, clubId, path, young, grown, seasonsOf, namesOf, give, given, undo }
}

async function aClubWithOwnYear() {
  const club = await aClubOfTwo()
  const own = { name: 'Long year', startsOn: '2026-01-01', endsOn: '2026-12-31' }
  await as(club.manager)(`POST /teams/${club.grown}/seasons`, { season: own })
  return club
}

test('the preview says which teams keep their own and why, and changes nothing', async () => {
  const { manager, path, young, grown, namesOf, given } = await aClubWithOwnYear()
  const { body } = await as(manager)(`POST ${path}`, { season: next, preview: true })
  expect(newClubSeasonResult.parse(body).teams).toEqual([
    { id: grown, name: 'Norte Senior', keeps: 'overlaps' },
    { id: young, name: 'Norte U12', keeps: null },
  ])
  expect(await namesOf(young)).toEqual([])
  expect(await given()).toEqual([])
})

test('all teams get the season; one with overlapping dates keeps its own, and is listed', async () => {
  const { young, grown, namesOf, give, given } = await aClubWithOwnYear()
  const { status, body } = await give()
  expect(status).toBe(201)
  const kept = newClubSeasonResult.parse(body).teams.filter(({ keeps }) => keeps !== null)
  expect(kept).toEqual([{ id: grown, name: 'Norte Senior', keeps: 'overlaps' }])
  expect(await namesOf(young)).toEqual(['2026-2027'])
  expect(await namesOf(grown)).toEqual(['Long year'])
  expect(await given()).toMatchObject([{ ...next, teamCount: 1, mayUndo: true }])
})

test('a season that reaches no team is not listed', async () => {
  const { give, given } = await aClubOfTwo()
  await give()
  const { teams } = newClubSeasonResult.parse((await give()).body)
  expect(teams.map(({ keeps }) => keeps)).toEqual(['taken', 'taken'])
  expect(await given()).toHaveLength(1)
})

test('a season that ends before it starts is refused', async () => {
  const { manager, clubId } = await aClubOfTwo()
  const upside = { ...next, endsOn: '2026-07-01' }
  expect(await as(manager)(`POST /clubs/${clubId}/seasons`, { season: upside })).toMatchObject({
    code: 'invalid_input',
  })
})

test('undoing it removes it from all teams', async () => {
  const { young, grown, namesOf, give, given, undo } = await aClubOfTwo()
  await give()
  expect(clubSeasonUndoResult.parse((await undo()).body)).toEqual({ removedCount: 2, kept: [] })
  expect([await namesOf(young), await namesOf(grown)]).toEqual([[], []])
  expect(await given()).toMatchObject([{ mayUndo: false, undoneAt: '2026-03-14T09:00:00.000Z' }])
  expect(await undo()).toMatchObject({ status: 410, code: 'already_used' })
})

test('a team that changed it keeps it, and is listed', async () => {
  const { manager, young, grown, seasonsOf, namesOf, give, undo } = await aClubOfTwo()
  await give()
  const [own] = await seasonsOf(young)
  const change = { season: { ...next, name: 'Our year' } }
  await as(manager)(`PUT /teams/${young}/seasons/${own?.id}`, change)
  expect(clubSeasonUndoResult.parse((await undo()).body)).toEqual({
    removedCount: 1,
    kept: [{ teamId: young, teamName: 'Norte U12', why: 'edited' }],
  })
  expect(await namesOf(young)).toEqual(['Our year'])
  expect(await namesOf(grown)).toEqual([])
})

test('it can be undone for thirty days', async () => {
  const { give, undo } = await aClubOfTwo()
  await give()
  platform.setClock('2026-04-13T09:00:00.000Z')
  expect(await undo()).toMatchObject({ status: 410, code: 'expired' })
  platform.setClock('2026-03-14T09:00:00.000Z')
})
