import { importUndo, rosterImport } from '@touchline/contract/members/shapes/import'
import { teamMovePreview } from '@touchline/contract/moves/shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { membersRoutes } from '#server/members/routes.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { openInterface } from '#server/teams/testing/asking.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { movesRoutes } from '../routes.ts'
import { contentOf, exportsOf, textFile } from '../testing/a-move.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-11-30T09:00:00.000Z')
const as = openInterface(platform, { members: membersRoutes, moves: movesRoutes })

async function aCoachedTeam() {
  const coach = await anAccount(database)
  const teamId = await aTeam(database, { name: 'U13' })
  await aMember(database, teamId, { accountId: coach, isCoach: true })
  const path = `/teams/${teamId}`
  const preview = async (content: object, choices: object = {}) =>
    teamMovePreview.parse(
      (await as(coach)(`POST ${path}/moves/preview`, { content, ...choices })).body,
    )
  return { coach, teamId, path, preview }
}

const french = { answers: { phoneCountry: 'FR' } }

test('a coach moves one team and undoes it where members are imported', async () => {
  const { coach, path, preview } = await aCoachedTeam()
  const { importSessionId, fingerprint, parts } = await preview(
    contentOf(await exportsOf('sporteasy')),
    french,
  )
  expect(parts.map(({ needsTeam }) => needsTeam)).toEqual([false, false, false])
  const body = { importSessionId, fingerprint, ...french }
  const done = rosterImport.parse((await as(coach)(`POST ${path}/moves`, body)).body)
  expect(done).toMatchObject({ membersAdded: 4, eventsAdded: 3 })
  const again = await as(coach)(`POST ${path}/moves`, body)
  expect(again.status).toBe(404)
  const undone = await as(coach)(`POST ${path}/roster-imports/${done.id}/undo`, {})
  expect(importUndo.parse(undone.body)).toMatchObject({
    membersRemoved: 4,
    membersKept: 0,
    eventsRemoved: 3,
  })
})

test('adds attendance to an event the team has, and takes only that back', async () => {
  const { coach, teamId, path, preview } = await aCoachedTeam()
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20261001T160000Z',
    'DTEND:20261001T170000Z',
    'SUMMARY:Practice',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const first = await preview(contentOf([textFile('a.ics', calendar)]))
  await as(coach)(`POST ${path}/moves`, {
    importSessionId: first.importSessionId,
    fingerprint: first.fingerprint,
  })
  const grid = textFile('attendance.csv', ['Name;2026-10-01;2026-10-08', 'Tim Lee;x;0'])
  const second = await preview(contentOf([grid]))
  expect(second.histories[0]?.events.map(({ isKnown }) => isKnown)).toEqual([true, false])
  const { importSessionId, fingerprint } = second
  const done = rosterImport.parse(
    (await as(coach)(`POST ${path}/moves`, { importSessionId, fingerprint })).body,
  )
  await as(coach)(`POST ${path}/roster-imports/${done.id}/undo`, {})
  const left = await sql<{ events: number; marks: number }>`
    select (select count(*)::int from events where team_id = ${teamId}) as events,
      (select count(*)::int from attendance_marks where team_id = ${teamId}) as marks`.execute(
    database,
  )
  expect(left.rows).toEqual([{ events: 1, marks: 0 }])
})

test('a player may not move a team', async () => {
  const { teamId, path } = await aCoachedTeam()
  const player = await anAccount(database)
  await aMember(database, teamId, { accountId: player })
  const content = contentOf([textFile('a.csv', ['Name', 'Lea'])])
  expect((await as(player)(`POST ${path}/moves/preview`, { content })).status).toBe(403)
})
