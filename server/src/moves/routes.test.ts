import { clubImport, clubImportUndo } from '@touchline/contract/clubs/shapes/import'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aMovingClub, contentOf, exportsOf, textFile } from './testing/a-move.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-11-30T09:00:00.000Z')

interface Expected {
  readonly country: string
  readonly kinds: readonly string[]
  readonly teams: readonly string[]
  readonly people: number
  readonly guardians: number
  /** Past and coming. */
  readonly events: readonly [number, number]
  /** Marks and answers. */
  readonly records: readonly [number, number]
}

const products: readonly (readonly [string, readonly string[], Expected])[] = [
  [
    'TeamSnap',
    ['teamsnap'],
    {
      country: 'US',
      kinds: ['attendance', 'members', 'events'],
      teams: ['U12 Ravens'],
      people: 4,
      guardians: 3,
      events: [3, 1],
      records: [0, 5],
    },
  ],
  [
    'SportEasy',
    ['sporteasy'],
    {
      country: 'FR',
      kinds: ['members', 'attendance', 'statistics'],
      teams: ['U13'],
      people: 4,
      guardians: 3,
      events: [3, 0],
      records: [8, 0],
    },
  ],
  [
    'Spond',
    ['spond'],
    {
      country: 'NO',
      kinds: ['attendance', 'members'],
      teams: ['J12'],
      people: 4,
      guardians: 2,
      events: [2, 1],
      records: [5, 1],
    },
  ],
  [
    'Heja',
    ['heja'],
    {
      country: 'SE',
      kinds: ['attendance', 'members', 'events'],
      teams: ['P12'],
      people: 3,
      guardians: 2,
      events: [2, 1],
      records: [4, 0],
    },
  ],
  [
    'ClubDesk',
    ['clubdesk'],
    {
      country: 'CH',
      kinds: ['members', 'events'],
      teams: ['Junioren D', 'Senioren 30+'],
      people: 3,
      guardians: 0,
      events: [2, 0],
      records: [0, 0],
    },
  ],
  [
    'easyVerein and Excel',
    ['easyverein', 'excel'],
    {
      country: 'DE',
      kinds: ['members', 'attendance', 'events'],
      teams: ['E-Jugend', 'Alte Herren'],
      people: 4,
      guardians: 0,
      events: [5, 0],
      records: [10, 0],
    },
  ],
]

const french = { answers: { phoneCountry: 'FR' } }

test.each(products)('moves a club from the exports of %s', async (_name, sources, expected) => {
  const { previewMove, move, clubId, undo, teams } = await aMovingClub(platform)
  const answers = { phoneCountry: expected.country }
  const files = contentOf(await exportsOf(...sources))
  const shown = await previewMove(files, { answers })
  expect(shown.parts.map(({ kind }) => kind)).toEqual(expected.kinds)
  expect(shown.unread).toEqual([])
  expect(shown.newTeams.map(({ name }) => name)).toEqual(expected.teams)
  expect(shown.questions).toEqual([])
  expect(shown.personQuestions).toEqual([])
  expect(shown.counts.new).toBe(expected.people)
  const events = shown.histories.flatMap((one) => one.events)
  const past = events.filter(({ isPast }) => isPast)
  expect([past.length, events.length - past.length]).toEqual(expected.events)

  const ages = Object.fromEntries(
    shown.newTeams.map(({ key, ageGroup, ...team }) => [
      key,
      { ...team, ageGroup: ageGroup ?? 'Adults' },
    ]),
  )
  const choices = { answers, newTeams: ages }
  const last = await move(
    await previewMove({ importSessionId: shown.importSessionId }, choices),
    choices,
  )
  expect(last.status).toBe(201)
  const done = clubImport.parse(last.body)
  expect(done).toMatchObject({
    membersAdded: expected.people,
    guardiansAdded: expected.guardians,
    eventsAdded: events.length,
    teamsAdded: expected.teams.length,
  })
  expect(await countRecords(clubId)).toEqual(expected.records)
  expect(await countEmails()).toBe(0)

  const undone = clubImportUndo.parse((await undo(done.id)).body)
  expect(undone).toMatchObject({
    membersRemoved: expected.people,
    eventsRemoved: events.length,
    eventsKept: [],
    teamsRemoved: expected.teams.length,
  })
  expect(await teams()).toEqual([])
})

test('keeps events changed since, with their answers and people, and says which', async () => {
  const { previewMove, move, undo } = await aMovingClub(platform)
  const shown = await previewMove(contentOf(await exportsOf('sporteasy')), french)
  const done = clubImport.parse((await move(shown, french)).body)
  await sql`update events set version = 2, details = 'x' where title = 'Match vs AS Lac'`.execute(
    database,
  )
  const undone = clubImportUndo.parse((await undo(done.id)).body)
  expect(undone).toMatchObject({
    eventsRemoved: 2,
    eventsKept: ['Match vs AS Lac'],
    teamsRemoved: 0,
  })
  expect(undone.kept.map(({ name, why }) => [name, why])).toContainEqual(['Léa Moreau', 'in_use'])
})

test('the same files again bring nothing twice', async () => {
  const { previewMove, move } = await aMovingClub(platform)
  const files = contentOf(await exportsOf('sporteasy'))
  expect((await move(await previewMove(files, french), french)).status).toBe(201)
  const again = await previewMove(files, french)
  expect(again.counts).toMatchObject({ new: 0, changed: 0 })
  expect(again.histories.flatMap(({ events }) => events.map(({ isKnown }) => isKnown))).toEqual([
    true,
    true,
    true,
  ])
})

test('asks which of two people with one name is meant', async () => {
  const { previewMove, move, clubId } = await aMovingClub(platform)
  const files = contentOf([
    textFile('U9 members.csv', [
      'First name;Last name;Birthday',
      'Tim;Lee;2017-01-02',
      'Tim;Lee;2017-05-06',
    ]),
    textFile('U9 attendance.csv', ['Name;2026-10-01;2026-10-08', 'Tim Lee;x;x']),
  ])
  const asked = await previewMove(files)
  const [question] = asked.personQuestions
  expect(question).toMatchObject({ name: 'Tim Lee', teamName: 'U9' })
  expect(question?.choices.map(({ dateOfBirth }) => dateOfBirth)).toEqual([
    '2017-01-02',
    '2017-05-06',
  ])
  expect((await move(asked)).status).toBe(422)
  const persons = { [question?.key ?? '']: question?.choices[1]?.choice ?? '' }
  const { importSessionId } = asked
  const settled = await previewMove({ importSessionId }, { persons })
  expect((await move(settled, { persons })).status).toBe(201)
  expect(await countRecords(clubId)).toEqual([2, 0])
})

test('says what is not understood by file, row and value', async () => {
  const { previewMove } = await aMovingClub(platform)
  const shown = await previewMove(
    contentOf([
      textFile('U9 attendance.csv', [
        'Name;2026-10-01;2026-10-08;31.02.2026',
        'Tim Lee;x;banana;x',
        ';x;;',
      ]),
      textFile('notes.csv', ['hello world']),
      textFile('empty.csv', ['']),
    ]),
  )
  expect(shown.parts.map(({ file, kind }) => [file, kind])).toEqual([
    ['U9 attendance.csv', 'attendance'],
    ['notes.csv', 'unknown'],
    ['empty.csv', 'empty'],
  ])
  expect(shown.unread.map(({ file, line, value, why }) => [file, line, value, why])).toEqual([
    ['U9 attendance.csv', 2, 'banana', 'cell_unknown'],
    ['U9 attendance.csv', 3, '', 'name_missing'],
    ['U9 attendance.csv', 1, '31.02.2026 ', 'no_date'],
  ])
})

test('asks for the team of a file that names none', async () => {
  const { previewMove, move, clubId } = await aMovingClub(platform)
  const calendar = textFile('calendar.ics', [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20261001T160000Z',
    'DTEND:20261001T170000Z',
    'SUMMARY:Practice',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  const members = textFile('list.csv', ['First name;Last name;Team', 'A;One;U9', 'B;Two;U11'])
  const shown = await previewMove(contentOf([members, calendar]))
  expect(shown.parts.map(({ needsTeam }) => needsTeam)).toEqual([false, true])
  const choices = { teams: { 1: 'U11' } }
  const { importSessionId } = shown
  const settled = await previewMove({ importSessionId }, choices)
  expect(settled.parts.map(({ team, needsTeam }) => [team, needsTeam])).toEqual([
    ['', false],
    ['U11', false],
  ])
  expect((await move(settled, choices)).status).toBe(201)
  const found = await sql<{ name: string }>`
    select t.name from events e join teams t on t.id = e.team_id
    where t.club_id = ${clubId}`.execute(database)
  expect(found.rows).toEqual([{ name: 'U11' }])
})

async function countRecords(clubId: string): Promise<readonly number[]> {
  const counted = await sql<{ marks: string; answers: string }>`
    select
      (select count(*) from attendance_marks k join teams t on t.id = k.team_id
        where t.club_id = ${clubId}) as marks,
      (select count(*) from answers a join teams t on t.id = a.team_id
        where t.club_id = ${clubId}) as answers`.execute(database)
  const [row] = counted.rows
  return [Number(row?.marks), Number(row?.answers)]
}

async function countEmails(): Promise<number> {
  const counted = await sql<{ count: string }>`select count(*) from mails`.execute(database)
  return Number(counted.rows[0]?.count)
}
