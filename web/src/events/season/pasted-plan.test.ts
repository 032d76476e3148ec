import { expect, test } from 'vitest'

import { pastedPlan } from './pasted-plan.ts'
import { newLine, type PlanLine } from './plan-lines.ts'

const teams = [
  { id: 'a', name: 'U13' },
  { id: 'b', name: 'U15 Girls' },
]

function paste(
  text: string,
  {
    language = 'de',
    lines = [],
    column = 'team',
    dateOrder = 'DMY',
  }: Partial<Parameters<typeof from>[1]> = {},
) {
  return from(text, { language, lines, column, dateOrder })
}

interface Into {
  readonly language: 'de' | 'en' | 'fr' | 'es'
  readonly lines: readonly PlanLine[]
  readonly column: 'team' | 'days' | 'from'
  readonly dateOrder: 'DMY' | 'MDY'
}

function from(text: string, { language, lines, column, dateOrder }: Into) {
  let next = 0
  const newId = () => `new ${(next += 1)}`
  const context = { language, teams, dateOrder } as const
  return pastedPlan(text, { lines, at: { row: 0, column }, context, newId, maxRows: 3 })
}

const cellsOf = (text: string, more?: Parameters<typeof paste>[1]) =>
  paste(text, more).lines.map(({ cells }) => cells)

test('columns of the table need no headings, and days may hold the times', () => {
  expect(
    cellsOf('u13\tDi, Do\t17:30\t19:00\tPlatz 1\nU15 Girls\tMi 18.00–19.30 Uhr'),
  ).toMatchObject([
    { team: 'a', days: 'TU, TH', from: '17:30', to: '19:00', venue: 'Platz 1' },
    { team: 'b', days: 'WE', from: '18:00', to: '19:30', kind: 'training' },
  ])
})

test.each([
  ['de', 'Platz\tMannschaft\tTag\tUhrzeit\nHalle\tU13\tDi\t17:30–19:00'],
  ['en', 'Pitch\tTeam\tDay\tTime\nHalle\tU13\tTue\t5:30–7pm'],
  ['fr', 'Terrain\tÉquipe\tJour\tHeure\nHalle\tU13\tmardi\t17h30 à 19h'],
  ['es', 'Campo\tEquipo\tDía\tHora\nHalle\tU13\tmartes\t17:30 a 19:00'],
] as const)('headings in %s name the columns', (language, text) => {
  expect(cellsOf(text, { language })).toMatchObject([
    { team: 'a', days: 'TU', from: '17:30', to: '19:00', venue: 'Halle' },
  ])
})

test('a date makes a row a match, with its opponent', () => {
  expect(cellsOf('U13\tSa, 27.03.2027\t11:00\t\tPlatz 1\tFC Süd\tHeim')).toMatchObject([
    { kind: 'friendly', first: '2027-03-27', from: '11:00', opponent: 'FC Süd', side: 'home' },
  ])
})

test('what can’t be read stays as it was typed', () => {
  expect(cellsOf('U99\tirgendwann\tfrüh')).toMatchObject([
    { team: 'U99', days: 'irgendwann', from: 'früh' },
  ])
})

test('pasting fills the rows below the cell, spares published ones and says what is left', () => {
  const lines = [
    newLine('one', 'training', { team: 'a', venue: 'Halle' }),
    { ...newLine('two', 'training', { team: 'b' }), publishedAt: '2027-01-01T00:00:00.000Z' },
  ]
  const pasted = paste('18:00\n19:00\n20:00\n21:00', { lines, column: 'from' })
  expect(pasted.lines.map(({ cells }) => [cells.team, cells.from])).toEqual([
    ['a', '18:00'],
    ['b', ''],
    ['', '20:00'],
  ])
  expect(pasted.left).toBe(2)
})

test.each([
  ['DMY', '2027-04-03'],
  ['MDY', '2027-03-04'],
] as const)('a date in the order %s is %s', (dateOrder, day) => {
  const sheet = 'U13\tSat 3/4/27\t11:00\t\t\tFC South'
  expect(cellsOf(sheet, { language: 'en', dateOrder })).toMatchObject([
    { kind: 'friendly', first: day },
  ])
})
