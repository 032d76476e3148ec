import { importedResults } from '@touchline/contract/leagues/shapes/results'
import { parse as parseCsv } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { expect, test } from 'vitest'

import { aPlayingTeam } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { leagueRequests } from '../testing/requests.ts'

const platform = await testPlatform()
const { coach, player } = await aPlayingTeam(platform.database)
const { ask, create, at, send } = leagueRequests(platform)

const hostile = ['=1+1', '+1+cmd', '@SUM(A1)', '-2+3', '＝4+4', 'a;b,"c"']
const whole = await create(coach, { teams: hostile.map((name) => ({ name })) })
const rivals = whole.teams.filter(({ isOurs }) => !isOurs)
const [first, second, third] = rivals.map(({ id }) => id)
await send(coach, `POST ${at(whole, '/matches')}`, {
  matches: [
    {
      home: first,
      away: second,
      date: '2026-03-07',
      time: '15:00',
      round: 1,
      note: '=HYPERLINK("x")',
      outcome: { kind: 'played', score: { home: 2, away: 1 }, decided: 'overtime' },
    },
    {
      home: second,
      away: third,
      date: '2026-03-08',
      round: 2,
      outcome: {
        kind: 'played',
        score: { home: 1, away: 1 },
        decided: 'shoot_out',
        shootOut: { home: 4, away: 3 },
      },
    },
    { home: third, away: first, date: '2026-03-09', round: 3, outcome: { kind: 'postponed' } },
  ],
})

async function exported(input: object) {
  const { status, headers, bytes } = await send(coach, `POST ${at(whole, '/export')}`, {
    what: 'matches',
    format: 'csv',
    language: 'en',
    ...input,
  })
  expect(status).toBe(200)
  return { headers, bytes }
}

async function cellsOf(input: object): Promise<string[][]> {
  return parseCsv((await exported(input)).bytes, { bom: true })
}

test('exports matches with results as people write them', async () => {
  const [head, ...lines] = await cellsOf({})
  expect(head?.join()).toBe('Stage,Day,Date,Time,Home,Away,Result,Place,Note')
  expect(lines.map((line) => [line[2], line[6]])).toEqual([
    ['2026-03-07', '2:1 after extra time'],
    ['2026-03-08', '1:1 (4:3 on penalties)'],
    ['2026-03-09', 'postponed'],
  ])
})

test('exports the table of the requested day', async () => {
  const [head, ...lines] = await cellsOf({ what: 'table', day: '2026-03-07', language: 'de' })
  expect(head).toHaveLength(10)
  expect(lines).toHaveLength(whole.teams.length)
  expect(lines.map((line) => Number(line[2])).filter((played) => played > 0)).toEqual([1, 1])
})

test.each(['matches', 'table'])('an export of the %s contains no formula', async (what) => {
  const cells = (await cellsOf({ what })).flat()
  const runs = cells.filter((cell) => /^\s*[=+@＝]|^-\D|^-\d+[^\d]/u.test(cell))
  expect(runs).toEqual([])
  const { bytes } = await exported({ what, format: 'xlsx' })
  const parts = Object.values(unzipSync(bytes)).map((part) => strFromU8(part))
  expect(parts.filter((xml) => /<f[ >/]/.test(xml))).toEqual([])
  const [{ data } = { data: [] }] = await readWorkbook(bytes)
  expect(data.flat()).toEqual(expect.arrayContaining(['=1+1', '+1+cmd']))
})

test('names the file in the requested language', async () => {
  expect((await exported({ what: 'table' })).headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="table.csv"',
  })
})

const played = { kind: 'played', score: { home: 2, away: 1 } }
const outcomes: readonly object[] = [
  { ...played, halfTime: { home: 1, away: 0 } },
  { ...played, decided: 'overtime' },
  { ...played, decided: 'shoot_out' },
  { ...played, decided: 'shoot_out', score: { home: 1, away: 1 }, shootOut: { home: 4, away: 3 } },
  { ...played, score: { home: 24, away: 17 }, tries: { home: 3, away: 2 } },
  { ...played, score: { home: 2, away: 0 }, sets: [25, 26].map((home) => ({ home, away: 20 })) },
  { kind: 'awarded', score: { home: 3, away: 0 }, against: 'away' },
  ...['postponed', 'cancelled', 'annulled'].map((kind) => ({ kind })),
]

test('reads an export back in every language', async () => {
  const plain = await create(coach, { teams: [{ name: 'FC Alder' }, { name: 'FC Birch' }] })
  const [home, away] = plain.teams.filter(({ isOurs }) => !isOurs).map(({ id }) => id)
  const matches = outcomes.map((outcome, day) => ({
    home,
    away,
    outcome,
    date: `2026-03-${day + 10}`,
    time: '15:00',
    round: day + 1,
  }))
  await send(coach, `POST ${at(plain, '/matches')}`, { matches })
  const nothing = { importId: null, added: 0, changed: 0, same: outcomes.length, leftAlone: 0 }
  for (const language of ['en', 'fr', 'de', 'es']) {
    const body = { what: 'matches', format: 'csv', language }
    const { bytes } = await send(coach, `POST ${at(plain, '/export')}`, body)
    const pasted = { text: bytes.toString('utf8'), language }
    const taken = await send(coach, `POST ${at(plain, '/results')}`, pasted)
    expect(importedResults.parse(taken.body)).toEqual(nothing)
  }
})

test('lets members export, and strangers not', async () => {
  const body = { what: 'table', format: 'csv', language: 'en' }
  expect((await send(player, `POST ${at(whole, '/export')}`, body)).status).toBe(200)
  const stranger = await anAccount(platform.database)
  const response = await ask(stranger, { method: 'POST', path: at(whole, '/export'), body })
  expect(response.status).toBe(404)
})
