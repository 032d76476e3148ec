import { expect, test } from 'vitest'

import { readResults } from './read-results.ts'
import { exampleReading } from './testing/reading.ts'

/** The longest text that can be pasted. */
const maxLength = 500_000
const match = { date: '2026-09-12', home: 'FC A', away: 'FC B', score: '2:1' }
const line = (fields: object) => JSON.stringify([{ ...match, ...fields }])
const many = (part: string) => part.repeat(Math.floor(maxLength / part.length) - 200)

/** Microseconds of CPU time; a quadratic algorithm would take minutes. */
const soon = 2_000_000

test.each([
  ['blanks in a name', line({ [`x${many(' ')}y`]: 1 })],
  ['blanks in a value', line({ note: `x${many(' ')}y` })],
  ['blanks in a status', line({ status: `x${many(' ')}y` })],
  ['blanks in a score', line({ score: `2${many(' ')}:1` })],
  ['blanks and line breaks', line({ note: many(' \n').slice(0, maxLength / 2) })],
  ['one letter', line({ note: many('a'), status: many('a').slice(0, 10) })],
  ['one letter in a name', line({ [many('a')]: 'a' })],
  ['capitals in a name', line({ [many('aA')]: 'a' })],
  ['brackets', line({ score: many('(') })],
  ['separators', line({ score: many(':') })],
  ['digits', line({ status: many('1') })],
  ['minutes', line({ status: many("1'") })],
  ['names of parts', line({ score: { [many('ft')]: [2, 1] } })],
  [
    'blanks in a round with matches',
    JSON.stringify({ rounds: [{ name: `1${many(' ')}.`, matches: [match] }] }),
  ],
  [
    'blanks in a round with many matches',
    JSON.stringify({
      rounds: [
        {
          name: `1${' '.repeat(maxLength / 2)}.`,
          matches: Array.from({ length: 2500 }, () => match),
        },
      ],
    }),
  ],
  [
    'many rounds named with blanks',
    JSON.stringify({
      rounds: Array.from({ length: 750 }, (_, at) => ({
        name: `${at}${' '.repeat(500)}.`,
        matches: [match],
      })),
    }),
  ],
  [
    'many names with blanks',
    line(
      Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`${' '.repeat(500)}${at}`, 1])),
    ),
  ],
  [
    'a list of results',
    line({ matchResults: [{ resultName: many(' x'), pointsTeam1: 1, pointsTeam2: 2 }] }),
  ],
  ['blanks in a table', `Date,Home,Away,Score,Note\n2026-09-12,FC A,FC B,2:1,x${many(' ')}y`],
  ['blanks in a heading', `Date,Home,Away,Score,x${many(' ')}y\n2026-09-12,FC A,FC B,2:1,`],
])('%s are read quickly', (_, text) => {
  expect(text.length).toBeLessThan(maxLength + 1)
  const begun = process.cpuUsage().user
  const { lines } = readResults(text, exampleReading)
  expect([lines.length > 0, process.cpuUsage().user - begun < soon]).toEqual([true, true])
})

/** Team names of maximum length with different letters. */
const longName = (team: number) =>
  Array.from(
    { length: 10 },
    (_, word) => `${word}`.repeat(2) + `abcdefghij${team}`.slice(word),
  ).join(' ')
const teams = Array.from({ length: 62 }, (_, at) => ({ id: `${at}`, name: longName(at) }))
const opponents = Array.from({ length: 300 }, (_, at) => ({
  id: `o${at}`,
  name: longName(at + 99),
}))

test.each([
  [
    'thousands of names that are nearly those of the teams',
    Array.from({ length: 3000 }, (_, at) => `${longName(at)}x - ${longName(at)}y 2:1`).join('\n'),
  ],
  [
    'thousands of names without a word of their own',
    Array.from({ length: 3000 }, (_, at) => `a b c d e f g ${at} - h i j k l m ${at} 2:1`).join(
      '\n',
    ),
  ],
  ['the same match, thousands of times', 'a - b 1:0\n'.repeat(9000)],
  ['one long line of teams', 'a - b 1:0 '.repeat(9000)],
  ['one open quote', `Date,Home,Away,Score\n"${'a,'.repeat(200_000)}`],
])('%s are read quickly', (_, text) => {
  const begun = process.cpuUsage().user
  const { lines } = readResults(text, { ...exampleReading, teams, opponents })
  expect([lines.length > 0, process.cpuUsage().user - begun < soon]).toEqual([true, true])
})
