import { expect, test } from 'vitest'

import type { ImportingClub, TargetTeam } from './importing-club.ts'
import type { InterpretedRow } from './interpreted-rows.ts'
import { placeRows } from './places.ts'
import { teamTraits } from './team-names.ts'

const today = '2026-11-30'

const nobody = {
  nickname: undefined,
  gender: undefined,
  email: undefined,
  phone: undefined,
  address: undefined,
  position: undefined,
  jerseyNumber: undefined,
  licenceNumber: undefined,
  dominantSide: undefined,
  shirtSize: undefined,
  shortsSize: undefined,
  shoeSize: undefined,
  custom: {},
  staff: undefined,
  plays: true,
} as const

function rowsOf(cells: readonly string[], dateOfBirth?: string): InterpretedRow[] {
  return cells.map((cell, at) => ({
    row: at + 1,
    line: at + 2,
    team: cell,
    teams: cell === '' ? [] : [cell],
    member: { ...nobody, firstName: 'Kim', lastName: `${at}`, dateOfBirth },
    guardians: [],
  }))
}

function team(name: string, more: Partial<TargetTeam> = {}): TargetTeam {
  return { id: `id of ${name}`, name, ageGroup: null, gender: null, ...more }
}

function placed(cells: readonly string[], club: Partial<ImportingClub> = {}) {
  return placeRows(rowsOf(cells), { sport: 'football', teams: [], places: {}, ...club }, today)
}

test.each([
  ['Bambini U7', 'u7', undefined],
  ['D-Jugend', 'u13', undefined],
  ['D-Jugend U12', 'u12', undefined],
  ['E1', 'u11', undefined],
  ['wC-Jugend', 'u15', 'women'],
  ['mB', 'u17', 'men'],
  ['Juniorinnen U17', 'u17', 'women'],
  ['1. Herren', 'adults', 'men'],
  ['Damen', 'adults', 'women'],
  ['Alte Herren Ü40', 'Ü40', 'men'],
  ['Alte Herren', 'veterans', 'men'],
  ['Under 13s Girls', 'u13', 'women'],
  ['U-16', 'u16', undefined],
  ['12U', 'u12', undefined],
  ['Moins de 15 ans', 'u15', undefined],
  ['Sub-14 femenino', 'u14', 'women'],
  ['Alevín B', 'u12', undefined],
  ['Cadete', 'u16', undefined],
  ['U13 Garçons', 'u13', 'men'],
  ['Jahrgang 2014', 'u13', undefined],
  ['Vétérans', 'veterans', undefined],
  ['Damen und Herren', 'adults', undefined],
  ['Trainingsgruppe Mitte', undefined, undefined],
])('the name %s is read as %s, %s', (name, ageGroup, gender) => {
  expect(teamTraits(name, today)).toMatchObject({ ageGroup, gender })
})

test('a team of the club matches in any spelling and needs no confirmation', () => {
  const teams = [team('U12'), team('Mädchen'), team('1. Mannschaft')]
  const { places } = placed(['u 12', 'U-12', 'Maedchen', '1 MANNSCHAFT'], { teams })
  expect(places).toMatchObject([
    { name: 'u 12', rows: 2, place: { teamId: 'id of U12' }, isSure: true },
    { name: 'Maedchen', place: { teamId: 'id of Mädchen' }, isSure: true },
    { name: '1 MANNSCHAFT', place: { teamId: 'id of 1. Mannschaft' }, isSure: true },
  ])
})

test('a likely team is proposed for one name and needs confirmation', () => {
  const teams = [
    team('U13', { ageGroup: 'u13', gender: 'mixed' }),
    team('Girls', { ageGroup: 'u13', gender: 'women' }),
    team('SV Grünwald Herren 2', { gender: 'men' }),
  ]
  const names = ['D-Jugend', 'Juniorinnen U13', 'Herren II', 'Herren I', 'C-Jugend']
  const { places } = placed(names, { teams })
  expect(places.map(({ place, isSure }) => [place, isSure])).toEqual([
    [{ kind: 'team', teamId: 'id of U13' }, false],
    [{ kind: 'team', teamId: 'id of Girls' }, false],
    [{ kind: 'team', teamId: 'id of SV Grünwald Herren 2' }, false],
    [{ kind: 'new', key: 'herren i' }, false],
    [{ kind: 'new', key: 'c jugend' }, false],
  ])
})

test("a person's choice wins over names", () => {
  const places = { u12: { kind: 'left_out' }, u13: { kind: 'new', key: 'u12' } } as const
  const found = placed(['U12', 'U13'], { teams: [team('U13')], places })
  expect(found.places.map(({ place }) => place)).toEqual([places.u12, places.u13])
  expect(found.rows.map(({ row, target }) => [row, target])).toEqual([[2, 'new:u12']])
})

test('someone in two teams has a row for each', () => {
  const { rows } = placed(['U13, Torwarttraining', 'U13/U15', 'U15', 'U12/13', 'U13 & U13'])
  expect(rows.map(({ row, target }) => `${row} ${target}`)).toEqual([
    '1 new:u13',
    '1 new:torwarttraining',
    '2 new:u13',
    '2 new:u15',
    '3 new:u15',
    '4 new:u12 13',
    '5 new:u13',
  ])
})

test('people without a team wait for a choice', () => {
  const { places, rows } = placed(['', 'U13'])
  expect(places).toMatchObject([{ key: '', rows: 1, place: undefined }, { key: 'u13' }])
  expect(rows.map(({ row }) => row)).toEqual([2])
})

test('a new team is proposed from its name, then from its people', () => {
  const club = { sport: 'handball', teams: [], places: {} }
  const rows = rowsOf(['Die Wilden', 'Die Wilden'], '2015-03-01').map((row) => ({
    ...row,
    member: { ...row.member, gender: 'female' as const },
  }))
  expect(placeRows(rows, club, today).places[0]?.proposed).toEqual({
    name: 'Die Wilden',
    sport: 'handball',
    gender: 'women',
    ageGroup: 'u12',
  })
  expect(placed(['Volleyball Damen']).places[0]?.proposed).toMatchObject({
    sport: 'volleyball',
    gender: 'women',
    ageGroup: 'adults',
  })
  expect(placed(['Die Wilden']).places[0]?.proposed).toMatchObject({ ageGroup: undefined })
})

test.each(['Ravens '.repeat(10_000), 'ﷺ'.repeat(5000), '𝔞'.repeat(5000)])(
  'a cell with far more than a name is cut, key and name',
  (cell) => {
    const [found] = placed([cell]).places
    expect(found?.key.length).toBeLessThanOrEqual(300)
    expect(Array.from(found?.name ?? '').length).toBeLessThanOrEqual(100)
  },
)
