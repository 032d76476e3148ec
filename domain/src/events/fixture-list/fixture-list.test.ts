import { describe, expect, test } from 'vitest'

import { nameKey, assignFixtures } from './assign-fixtures.ts'
import { readFixtureDay, readFixtures, readFixtureTime } from './read-fixtures.ts'

const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.trim().split(';') }))

const lists = {
  de: `Datum;Uhrzeit;Heimmannschaft;Gastmannschaft;Spielstätte;Staffel;Spielkennung
    Sa, 14.03.2026;15:00;SV Musterdorf;FC Hafen;Sportplatz Süd;Kreisliga A;610123`,
  fr: `Date;Heure;Equipe recevante;Equipe visiteuse;Terrain;Compétition;Numéro de match
    14/03/2026;15h00;SV Musterdorf;FC Hafen;Sportplatz Süd;Kreisliga A;610123`,
  es: `Fecha;Hora;Equipo local;Equipo visitante;Campo;Competición;Código
    14/03/2026;15:00;SV Musterdorf;FC Hafen;Sportplatz Süd;Kreisliga A;610123`,
  en: `Fixture list
    Date / Time;Home Team;Away Team;Venue;Division / Cup;Match ID
    14/03/26 15:00;SV Musterdorf;FC Hafen;Sportplatz Süd;Kreisliga A;610123`,
}

test.each(Object.entries(lists))('reads the headings of %s', (_, text) => {
  expect(readFixtures(table(text))).toMatchObject({
    unread: [],
    fixtures: [
      {
        key: '#610123',
        date: '2026-03-14',
        time: '15:00',
        home: 'SV Musterdorf',
        away: 'FC Hafen',
        venue: 'Sportplatz Süd',
        group: 'Kreisliga A',
        isCancelled: false,
      },
    ],
  })
})

test('reports lines that are no match, and drops none', () => {
  const list = readFixtures(
    table(`Datum;Heim;Gast;Status
      ;SV Musterdorf;FC Hafen;
      14.03.2026;SV Musterdorf;;
      31.02.2026;SV Musterdorf;FC Hafen;
      21.03.2026;SV Musterdorf;FC Hafen;Abgesetzt`),
  )
  expect(list?.unread.map(({ line, why }) => [line, why])).toEqual([
    [2, 'no_date'],
    [3, 'no_teams'],
    [4, 'no_date'],
  ])
  expect(list?.fixtures).toMatchObject([{ line: 5, time: null, isCancelled: true }])
  expect(readFixtures(table('Name;Geburtstag\nAna;2014-03-14'))).toBeUndefined()
})

test.each([
  ['Sa., 14.03.2026', '2026-03-14'],
  ['14/3/26', '2026-03-14'],
  ['2026-03-14T10:00', '2026-03-14'],
  ['29.02.2026', undefined],
  ['tba', undefined],
])('the day in "%s" is %s', (cell, day) => {
  expect(readFixtureDay(cell)).toBe(day)
})

test.each([
  ['15:00', '15:00'],
  ['9.30 Uhr', '09:30'],
  ['15h', '15:00'],
  ['20 h 45', '20:45'],
  ['3:15 pm', '15:15'],
  ['0.625', '15:00'],
  ['', undefined],
  ['25:00', undefined],
])('the time in "%s" is %s', (cell, time) => {
  expect(readFixtureTime(cell)).toBe(time)
})

describe('assigning matches', () => {
  const teams = [
    { id: 'u12', name: 'U12' },
    { id: 'first', name: 'SV Musterdorf II' },
  ]
  const fixture = (home: string, away: string, group = 'D-Junioren') => ({
    line: 2,
    key: `${home} ${away}`,
    date: '2026-03-14',
    time: null,
    home,
    away,
    venue: null,
    group,
    isCancelled: false,
  })
  const place = (
    fixtures: ReturnType<typeof fixture>[],
    aliases: readonly (readonly [string, string | null])[] = [],
  ) =>
    assignFixtures({ fixtures, teams, clubName: 'SV Musterdorf e.V.', aliases: new Map(aliases) })

  test('finds a team by its name, with and without the club', () => {
    const { placed } = place([fixture('SV Musterdorf II', 'FC Hafen'), fixture('FC Hafen', 'u12')])
    expect(placed.map(({ teamId, side }) => [teamId, side])).toEqual([
      ['first', 'home'],
      ['u12', 'away'],
    ])
  })

  test('asks once per name and group, about the side that looks like the club', () => {
    const { placed, questions } = place([
      fixture('FC Hafen', 'SV Musterdorf'),
      fixture('SV Musterdorf', 'FC Nord'),
      fixture('SV Musterdorf', 'FC Nord', 'C-Junioren'),
    ])
    expect(placed).toEqual([])
    expect(questions.map(({ name, group, count }) => [name, group, count])).toEqual([
      ['SV Musterdorf', 'D-Junioren', 2],
      ['SV Musterdorf', 'C-Junioren', 1],
    ])
  })

  test('asks about the most frequent name if none looks like the club', () => {
    const { questions } = place([fixture('SG Süd', 'FC Hafen'), fixture('FC Nord', 'SG Süd')])
    expect(questions.map(({ name }) => name)).toEqual(['SG Süd'])
  })

  test('remembers earlier answers, also "none"', () => {
    const said = [
      [nameKey('SV Musterdorf', 'D-Junioren'), 'u12'],
      [nameKey('SV Musterdorf', 'C-Junioren'), null],
    ] as const
    const list = [
      fixture('FC Hafen', 'SV Musterdorf'),
      fixture('FC Hafen', 'SV Musterdorf', 'C-Junioren'),
    ]
    const { placed, questions, foreign } = place(list, said)
    expect(placed).toMatchObject([{ teamId: 'u12', side: 'away' }])
    expect(foreign).toHaveLength(1)
    expect(questions).toEqual([])
  })

  test('a derby is in two calendars', () => {
    const { placed } = place([fixture('SV Musterdorf II', 'U12')])
    expect(placed.map(({ teamId }) => teamId)).toEqual(['first', 'u12'])
  })
})
