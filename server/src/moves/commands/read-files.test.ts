import { expect, test } from 'vitest'

import { readFiles } from './read-files.ts'

const options = { today: '2026-11-30', country: 'DE', teams: {}, isOfClub: true }

async function read(name: string, bytes: Uint8Array) {
  const found = await readFiles({ files: [{ name, bytes }], calendars: [], options })
  if (found.kind === 'refused') return { refused: found.why }
  const [part] = found.move.parts
  return {
    kind: part?.kind,
    people: part?.people.length,
    events: part?.events.length,
    records: part?.records.length,
    names: part?.people.map(({ fullName }) => fullName).slice(0, 1),
  }
}

const grid = ['Name;01.09.2026;08.09.2026', 'Jürgen Groß;anwesend;krank'].join('\r\n')
const once = { kind: 'attendance', people: 1, events: 2, records: 2, names: ['Jürgen Groß'] }

test.each([
  ['UTF-8', Buffer.from(grid)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${grid}`)],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${grid}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(grid, 'utf16le')],
  ['UTF-16, high bytes first', Buffer.from(`\uFEFF${grid}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(grid, 'latin1')],
  ['tabs', Buffer.from(grid.replaceAll(';', '\t'))],
  [
    'commas in quotation marks',
    Buffer.from(`"${grid.replaceAll(';', '","').replaceAll('\r\n', '"\r\n"')}"`),
  ],
  ['commas beside a name with semicolons', Buffer.from(grid.replaceAll(';', ','))],
])('reads %s', async (_name, bytes) => {
  expect(await read('U13.csv', bytes)).toEqual(once)
})

const days = Array.from({ length: 300 }, (_, at) =>
  new Date(Date.UTC(2024, 0, 1) + at * 3 * 86_400_000).toISOString().slice(0, 10),
)
const people = Array.from({ length: 25 }, (_, at) => `Person ${'abcdefghijklmnopqrstuvwxy'[at]}`)

test('reads three seasons with an event per column', async () => {
  const lines = [['Name', ...days], ...people.map((name) => [name, ...days.map(() => 'x')])]
  const bytes = Buffer.from(lines.map((cells) => cells.join(';')).join('\n'))
  expect(await read('U13.csv', bytes)).toMatchObject({ people: 25, events: 300, records: 7500 })
})

test('reads three seasons with a row for each person and event', async () => {
  const lines = days.flatMap((day) => people.map((name) => `${day};Training;${name};present`))
  const bytes = Buffer.from(['Date;Event;Name;Status', ...lines].join('\n'))
  expect(await read('U13.csv', bytes)).toMatchObject({ people: 25, events: 300, records: 7500 })
})

test('refuses a file with more columns than years have days', async () => {
  const bytes = Buffer.from(`Name;${'1.9.2026;'.repeat(100_000)}\nLea;x`)
  expect(await read('U13.csv', bytes)).toEqual({ refused: 'import_too_large' })
})
