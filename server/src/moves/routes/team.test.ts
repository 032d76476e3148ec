import { importUndo, rosterImport } from '@touchline/contract/members/shapes/import'
import { teamMovePreview } from '@touchline/contract/moves/shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { membersRoutes } from '#server/members/routes.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { movesRoutes } from '../routes.ts'
import { contentOf, exportsOf, textFile } from '../testing/a-move.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-11-30T09:00:00.000Z')
const as = openTestApi(platform, { members: membersRoutes, moves: movesRoutes })

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

const matches = [
  textFile('schedule.csv', [
    'Date;Time;Opponent;Home/Away;Result',
    '2026-10-03;10:00;Owls;Home;3-1',
    '2026-10-10;10:00;Hawks;Away;2-2',
  ]),
  textFile('figures.csv', [
    'Date;Match;Player;Minutes;Goals;Assists;Yellow cards',
    '2026-10-03;vs Owls;Tim Lee;60;2;0;1',
    '2026-10-03;vs Owls;Ann Kay;60;0;1;0',
  ]),
]

test('brings results, scorers and cards of past matches, and takes them back', async () => {
  const { coach, teamId, path, preview } = await aCoachedTeam()
  const shown = await preview(contentOf(matches))
  expect(shown.unread).toEqual([])
  expect(
    shown.histories[0]?.events.map(({ score, goals, assists, cards }) => [
      score,
      goals,
      assists,
      cards,
    ]),
  ).toEqual([
    [{ home: 3, away: 1 }, 2, 1, 1],
    [{ home: 2, away: 2 }, 0, 0, 0],
  ])
  const { importSessionId, fingerprint } = shown
  const done = rosterImport.parse(
    (await as(coach)(`POST ${path}/moves`, { importSessionId, fingerprint })).body,
  )
  const days = await sql<{ outcome: { score: object }; isOver: boolean }>`
    select d.outcome, d.ended_at = e.ends_at as "isOver" from match_days d
    join events e on e.team_id = d.team_id and e.id = d.event_id
    where d.team_id = ${teamId} order by e.starts_at`.execute(database)
  expect(days.rows.map(({ outcome, isOver }) => [outcome.score, isOver])).toEqual([
    [{ home: 3, away: 1 }, true],
    [{ home: 2, away: 2 }, true],
  ])
  const noted = await sql<{ kind: string; member: string; partner: string | null }>`
    select n.kind, m.first_name as member, p.first_name as partner from match_events n
    join members m on m.team_id = n.team_id and m.id = n.member_id
    left join members p on p.team_id = n.team_id and p.id = n.partner_id
    where n.team_id = ${teamId} order by n.kind, p.first_name nulls last`.execute(database)
  expect(noted.rows).toEqual([
    { kind: 'goal', member: 'Tim', partner: 'Ann' },
    { kind: 'goal', member: 'Tim', partner: null },
    { kind: 'yellow_card', member: 'Tim', partner: null },
  ])
  const marks = await sql<{ count: number }>`
    select count(*)::int as count from attendance_marks
    where team_id = ${teamId} and mark = 'present'`.execute(database)
  expect(marks.rows).toEqual([{ count: 2 }])
  const undone = await as(coach)(`POST ${path}/roster-imports/${done.id}/undo`, {})
  expect(importUndo.parse(undone.body)).toMatchObject({ eventsRemoved: 2, eventsKept: [] })
})

test('keeps a match whose result was corrected since, and names it', async () => {
  const { coach, teamId, path, preview } = await aCoachedTeam()
  const { importSessionId, fingerprint } = await preview(contentOf(matches))
  const done = rosterImport.parse(
    (await as(coach)(`POST ${path}/moves`, { importSessionId, fingerprint })).body,
  )
  await sql`update match_days set result_version = 1 where team_id = ${teamId}
    and outcome->'score'->>'home' = '3'`.execute(database)
  const undone = await as(coach)(`POST ${path}/roster-imports/${done.id}/undo`, {})
  expect(importUndo.parse(undone.body)).toMatchObject({
    eventsRemoved: 1,
    eventsKept: ['vs Owls'],
  })
})

test('adds results to matches the team has, leaves those with one, and takes back its own', async () => {
  const { coach, teamId, path, preview } = await aCoachedTeam()
  const planned = [
    textFile('schedule.csv', [
      'Date;Time;Opponent;Result',
      '2026-10-03;10:00;Owls;',
      '2026-10-10;10:00;Hawks;0-5',
    ]),
  ]
  const first = await preview(contentOf(planned))
  await as(coach)(`POST ${path}/moves`, {
    importSessionId: first.importSessionId,
    fingerprint: first.fingerprint,
  })
  const second = await preview(contentOf(matches))
  expect(second.histories[0]?.events.map(({ isKnown }) => isKnown)).toEqual([true, true])
  const { importSessionId, fingerprint } = second
  const done = rosterImport.parse(
    (await as(coach)(`POST ${path}/moves`, { importSessionId, fingerprint })).body,
  )
  const results = async () => {
    const found = await sql<{ score: object }>`
      select d.outcome->'score' as score from match_days d
      join events e on e.team_id = d.team_id and e.id = d.event_id
      where d.team_id = ${teamId} order by e.starts_at`.execute(database)
    return found.rows.map(({ score }) => score)
  }
  expect(await results()).toEqual([
    { home: 3, away: 1 },
    { home: 0, away: 5 },
  ])
  const undo = () => as(coach)(`POST ${path}/roster-imports/${done.id}/undo`, {})
  expect((await undo()).status).toBe(200)
  expect(await results()).toEqual([{ home: 0, away: 5 }])
  expect((await undo()).status).not.toBe(200)
})
