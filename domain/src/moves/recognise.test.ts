import { expect, test } from 'vitest'

import { recogniseSheet } from './recognise.ts'
import { teamInName } from './team-of-file.ts'

function read(...rows: readonly string[]) {
  const lines = rows.map((row, at) => ({ line: at + 1, cells: row.split(';') }))
  return recogniseSheet({ file: 'a.csv', sheet: '', lines })
}

test.each([
  ['members', ['Vorname;Nachname;Geburtsdatum', 'Lea;Huber;05.08.2014']],
  ['members', ['Name;Email;Start;Ort', 'Lea Huber;lea@mail.example;01.08.2020;Bern']],
  ['attendance', ['Name;1.9.;8.9.', 'Lea Huber;x;-']],
  ['attendance', ['Date;Lea;Max', '2026-09-01;x;x', '2026-09-08;0;x']],
  ['attendance', ['Name;Date;Status', 'Lea;2026-09-01;Attended']],
  ['attendance', ['Training 01.09.2026 18:00;', 'Name;Antwort', 'Lea;Zugesagt']],
  ['events', ['Datum;Beginn;Titel', '01.09.2026;18:00;Training']],
  ['events', ['Start;End;Description', '2026-09-01 18:00;2026-09-01 19:30;Training']],
  ['statistics', ['Spieler;Spiele;Tore', 'Lea;3;1']],
  [
    'chat',
    [
      '01.09.26, 18:00 - Lea: Hallo',
      '01.09.26, 18:01 - Max: Hi',
      '[01.09.26, 18:02:10] Lea: Bis gleich',
    ],
  ],
  ['unknown', ['a;b', 'c;d']],
  ['empty', ['', '']],
] as const)('recognises %s in %j', (kind, rows) => {
  expect(read(...rows).kind).toBe(kind)
})

test('reads who came when people are across and dates down', () => {
  const { people, events, records } = read('Date;Lea;Max', '1.9.2026;x;x', '8.9.2026;krank;x')
  expect(people.map(({ fullName }) => fullName)).toEqual(['Lea', 'Max'])
  expect(events.map(({ day }) => day)).toEqual(['1.9.2026', '8.9.2026'])
  expect(records.map(({ person, event, said }) => [person, event, said])).toEqual([
    [0, 0, { open: 'yes' }],
    [0, 1, { mark: 'injured' }],
    [1, 0, { open: 'yes' }],
    [1, 1, { open: 'yes' }],
  ])
})

test('says which columns it does not use', () => {
  expect(read('Name;Mood;1.9.;8.9.;Summe', 'Lea;good;x;x;2').ignored).toEqual(['Mood'])
})

test.each([
  ['U13_membres.csv', 'U13'],
  ['E-Jugend_Anwesenheit.csv', 'E-Jugend'],
  ['U12-Ravens_roster (2).csv', 'U12-Ravens'],
  ['anwesenheit-u15-2026.xlsx', 'u15'],
  ['SportEasy export 2025-2026.xlsx', ''],
  ['Team_members.csv', ''],
  ['1. Herren Termine.ics', '1. Herren'],
  ['Herren 2 - Anwesenheit.xlsx', 'Herren 2'],
  ['Séniors 1_membres.csv', 'Séniors 1'],
  ['Mitglieder 2.csv', ''],
])('finds the team in %j', (name, team) => {
  expect(teamInName(name)).toBe(team)
})
