import { rosterImport } from '@touchline/contract/members/shapes/import'
import { teamMovePreview } from '@touchline/contract/moves/shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { membersRoutes } from '#server/members/routes.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { movesRoutes } from '../routes.ts'
import { contentOf, textFile } from '../testing/a-move.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-11-30T09:00:00.000Z')
const as = openTestApi(platform, { members: membersRoutes, moves: movesRoutes })

async function aTeamToMove() {
  const coach = await anAccount(database)
  const teamId = await aTeam(database, { name: 'U13' })
  await aMember(database, teamId, { accountId: coach, isCoach: true })
  const path = `/teams/${teamId}`
  const preview = async (files: Parameters<typeof contentOf>[0]) =>
    teamMovePreview.parse(
      (await as(coach)(`POST ${path}/moves/preview`, { content: contentOf(files) })).body,
    )
  const move = async ({ importSessionId, fingerprint }: Awaited<ReturnType<typeof preview>>) =>
    rosterImport.parse(
      (await as(coach)(`POST ${path}/moves`, { importSessionId, fingerprint })).body,
    )
  const undo = (id: string) => as(coach)(`POST ${path}/roster-imports/${id}/undo`, {})
  const figures = async () =>
    (
      await sql<{ name: string; figures: object }>`
        select first_name as name, earlier_figures as figures from members
        where team_id = ${teamId} and earlier_figures is not null order by 1`.execute(database)
    ).rows
  return { teamId, preview, move, undo, figures }
}

const members = textFile('members.csv', ['First name;Last name', 'Tim;Lee', 'Ann;Kay'])
const schedule = textFile('schedule.csv', [
  'Date;Time;Opponent;Home/Away;Result',
  '2026-10-03;10:00;Owls;Home;1-0',
])
const ofMatch = textFile('match.csv', [
  'Date;Match;Player;Minutes;Goals;Assists;MVP',
  '2026-10-03;vs Owls;Tim Lee;60;1;0;x',
  '2026-10-03;vs Owls;Ann Kay;45;0;2;',
])
const totals = textFile('season.csv', [
  'Player;Games;Minutes;Goals;Rating',
  'Tim Lee;9;500;7;8.1',
  'Old Boy;9;500;7;8.1',
])
const none = { games: 0, starts: 0, points: 0, yellowCards: 0, redCards: 0, assists: 0, goals: 0 }

test('keeps minutes, surplus assists and totals with the player, and takes them back', async () => {
  const { preview, move, undo, figures } = await aTeamToMove()
  const shown = await preview([members, schedule, ofMatch, totals])
  expect(shown.parts.map(({ noPlace }) => noPlace)).toEqual([[], [], ['MVP'], ['Rating']])
  expect(shown.unread.map(({ value, why }) => [value, why])).toEqual([
    ['Old Boy', 'person_unknown'],
  ])
  expect(shown.histories[0]?.earlier).toMatchObject({
    people: 2,
    kept: 0,
    games: 8,
    minutes: 545,
    goals: 6,
    assists: 1,
  })
  const done = await move(shown)
  expect(await figures()).toEqual([
    { name: 'Ann', figures: { ...none, minutes: 45, assists: 1 } },
    { name: 'Tim', figures: { ...none, games: 8, minutes: 500, goals: 6 } },
  ])
  await undo(done.id)
  expect(await figures()).toEqual([])
})

test('the same move again has no news', async () => {
  const { preview, move } = await aTeamToMove()
  const files = [members, schedule, ofMatch, totals]
  await move(await preview(files))
  const [again] = (await preview(files)).histories
  expect(again?.earlier).toMatchObject({ people: 0, kept: 2, minutes: 0 })
  expect(again?.events).toMatchObject([
    { isKnown: true, keepsOwn: true, score: null, goals: 0, present: 0 },
  ])
})

test('undo leaves figures of members the team had before', async () => {
  const { preview, move, undo, figures } = await aTeamToMove()
  await move(await preview([members]))
  const done = await move(await preview([totals]))
  expect(await figures()).toHaveLength(1)
  await undo(done.id)
  expect(await figures()).toEqual([])
})
