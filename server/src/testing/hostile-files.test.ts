import { expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'

import { exceededLimits } from './support/cost.ts'
import { running, type Question } from './support/running.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const world = await aWorld(touchline)
const { teamId, leagueId } = world.ids
/** TOUCHLINE_FLOODS=all tests every kind of file. */
const isWhole = process.env['TOUCHLINE_FLOODS'] === 'all'
const fileBytes = 5 * 1024 * 1024

const at = (path: string, body: object): Question => ({
  method: 'POST',
  path: `/rest/v1/teams/${teamId}/${path}`,
  // Serialised here, because that is the client's work.
  body: JSON.stringify(body),
})
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')

/** As many lines as fit. */
function lines(head: string, line: (at: number) => string, { rows = Infinity, bytes = fileBytes }) {
  const all = [head]
  let size = head.length
  for (let row = 0; row < rows; row += 1) {
    const next = line(row)
    size += Buffer.byteLength(next) + 1
    if (size > bytes) break
    all.push(next)
  }
  return all.join('\n')
}

const heading = [
  'First name',
  'Last name',
  'Date of birth',
  'Email',
  'Phone',
  'Address',
  'Parent 1 first name',
  'Parent 1 email',
]
const born = (row: number) => `20${10 + (row % 8)}-0${1 + (row % 9)}-1${row % 9}`
const person = (row: number) => [
  `Léo${row % 700}`,
  `García ${row}`,
  born(row),
  `child${row}@example.org`,
  `+346001${String(row).padStart(5, '0')}`,
  'Calle Mayor 12, '.repeat(40),
  `Marta${row % 900}`,
  `parent${row % 2000}@example.org`,
]
const people = Array.from({ length: 5000 }, (_, row) => person(row))
const csv = lines(heading.join(';'), (row) => person(row).join(';'), { rows: 5000 })
const namesakes = lines(
  heading.join(';'),
  (row) =>
    ['Leo', 'Gil', born(row), `gil${row}@example.org`, '', '', 'Marta', 'm@example.org'].join(';'),
  { rows: 5000 },
)
const workbook = await writeWorkbook(
  [heading, ...people].map((cells) => cells.map((value) => ({ value, type: String }))),
).toBuffer()
const chat = lines(
  'Training am Dienstag',
  (row) =>
    `[14/03/2026, 10:${10 + (row % 50)}:00] Marta ${row}: Leo Gil ${row} 12/04/2015 +34 600 1${row}`,
  { rows: 4000 },
)
const calendar = [
  lines(
    'BEGIN:VCALENDAR\nVERSION:2.0',
    (row) =>
      `BEGIN:VEVENT\nUID:${row}@x\nDTSTART:20300101T1${row % 9}0000Z\nDTEND:20300101T190000Z\nRRULE:FREQ=DAILY\nSUMMARY:Match ${row}\nEND:VEVENT`,
    { bytes: 4_900_000 },
  ),
  'END:VCALENDAR',
].join('\n')
const bank = lines(
  'Buchungstag;Valutadatum;Auftraggeber/Empfänger;IBAN;Verwendungszweck;Betrag;Währung',
  (row) =>
    `14.03.2026;14.03.2026;Marta García ${row};DE89370400440532013000;${'Beitrag für Leo García '.repeat(30)}${row};${row % 90},00;EUR`,
  { rows: 5000 },
)
const results = lines('', (row) => `Team ${row % 400} - Club ${row % 399} ${row % 7}:${row % 5}`, {
  bytes: 450_000,
})

const files: readonly [string, () => Question][] = [
  [
    'a CSV of 5,000 members',
    () => at('roster-imports/preview', { fileName: 'a.csv', content: { base64: base64(csv) } }),
  ],
  [
    'the results of a season',
    () => at(`leagues/${leagueId}/results`, { text: results, language: 'en', preview: true }),
  ],
  [
    'a workbook of 5,000 members',
    () =>
      at('roster-imports/preview', { fileName: 'a.xlsx', content: { base64: base64(workbook) } }),
  ],
  [
    'a list of 5,000 namesakes',
    () => at('roster-imports/preview', { content: { text: namesakes } }),
  ],
  ['a chat of 4,000 lines', () => at('roster-imports/preview', { content: { text: chat } })],
  [
    'a calendar of 5 MB',
    () =>
      at('calendar-imports', {
        source: { fileName: 'a.ics', base64: base64(calendar) },
        preview: true,
      }),
  ],
  [
    'a bank file of 5 MiB',
    () => at('bank-transfers', { fileName: 'a.csv', currency: 'EUR', base64: base64(bank) }),
  ],
]

/** A busy machine may reject a request; then it is sent again. */
async function statusOf(question: Question): Promise<number> {
  const { status } = await touchline.ask(world.owner, question)
  return status === 503 ? (await touchline.ask(world.owner, question)).status : status
}

/** A first request, so that compilation isn't counted. */
test.each(isWhole ? files : files.slice(0, 2))(
  '%s delays nobody else',
  { timeout: 120_000 },
  async (_, ask) => {
    const question = ask()
    // A chat isn't a list of members and is refused as such.
    expect([200, 422]).toContain(await statusOf(question))
    expect(await exceededLimits(touchline, world.owner, question)).toEqual([])
  },
)
