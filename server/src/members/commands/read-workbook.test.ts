import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { ZipFile } from 'yazl'

import { listReader } from './read-list-in-subprocess.ts'
import { workbookLimits } from './unpack-workbook.ts'

/** A long timeout, so that slow machines don't turn these refusals into timeouts. */
const read = listReader()

function readList(bytes: Uint8Array, answers = {}) {
  const options = { today: '2026-03-14', teamCountry: 'ES', columns: new Map(), answers }
  return read({ accountId: 'coach' }, { bytes, options })
}

async function previewOf(bytes: Uint8Array, answers = {}) {
  const list = await readList(bytes, answers)
  if (list.kind === 'refused') throw new Error(list.why)
  return list.preview
}

const roster: SheetData = [
  [
    { value: 'Nombre' },
    { value: 'Apellidos' },
    { value: 'Fecha de nacimiento' },
    { value: 'Móvil' },
    { value: 'Licencia' },
  ],
  [
    { value: 'Ana' },
    { value: 'Ruiz' },
    { value: new Date('2014-04-03T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
    { value: 600_123_456, type: Number },
    { value: '0012', type: String },
  ],
]

describe('a workbook', () => {
  test('keeps days without a question, integers without decimals and texts unchanged', async () => {
    const { rows, questions } = await previewOf(await workbook([{ data: roster, sheet: 'Kader' }]))
    expect(questions).toEqual([])
    expect(rows[0]?.member).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz',
      dateOfBirth: '2014-04-03',
      phone: '+34600123456',
      licenceNumber: '0012',
    })
  })

  test('with several sheets asks which one, and leaves out empty ones', async () => {
    const bytes = await workbook([
      { data: [[{ value: 'Name' }], [{ value: 'Bo Li' }]], sheet: 'Herren' },
      { data: [[{ value: '' }]], sheet: 'Leer' },
      { data: roster, sheet: 'Damen' },
    ])
    expect((await previewOf(bytes)).questions).toEqual([
      {
        kind: 'sheet',
        choices: [
          { name: 'Herren', rows: 2 },
          { name: 'Damen', rows: 2 },
        ],
      },
    ])
    const chosen = await previewOf(bytes, { sheet: 'Damen' })
    expect(chosen.rows.map(({ member }) => member.firstName)).toEqual(['Ana'])
  })

  test('reports hidden rows, reads formulas by their result, and errors as empty', async () => {
    const rows = [
      cells(1, ['Vorname', 'Nachname', 'Mutter']),
      cells(2, ['Mia', 'Alt', 'Eva Alt'], ' hidden="1"'),
      '<row r="3"><c r="A3" t="str"><f>A2&amp;""</f><v>Leo</v></c><c r="B3" t="inlineStr"><is><t>Neu</t></is></c><c r="C3" t="e"><v>#REF!</v></c></row>',
    ]
    const { rows: found, problems } = await previewOf(await made({ sheet: sheetOf(rows.join('')) }))
    expect(found.map(({ member, guardians }) => [member.firstName, guardians.length])).toEqual([
      ['Mia', 1],
      ['Leo', 0],
    ])
    expect(problems.map(({ kind, line }) => [kind, line])).toEqual([['row_hidden', 2]])
  })

  test('of 5,000 rows is read', { timeout: 20_000 }, async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [
      { value: `First${at}` },
      { value: `L${at}` },
    ])
    const bytes = await workbook([
      { data: [[{ value: 'Vorname' }, { value: 'Name' }], ...rows], sheet: 'A' },
    ])
    expect((await previewOf(bytes)).counts).toMatchObject({ rows: 5000, members: 5000 })
  })
})

const sheetOf = (rows: string, before = '') =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
const cell = (text: string, at = 'A1') =>
  `<row r="1"><c r="${at}" t="inlineStr"><is><t>${text}</t></is></c></row>`
const cells = (row: number, texts: readonly string[], more = '') =>
  `<row r="${row}"${more}>${texts.map((text, at) => `<c r="${'ABC'[at] ?? ''}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ''};`.repeat(10)}">`,
).join('')}]>`
const secret = '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/hostname">]>'
const tooMuch = workbookLimits.unpackedBytes + 1

describe('a hostile workbook is refused:', () => {
  test.each([
    ['a part that grows', () => made({ sheet: ' '.repeat(tooMuch) }), 'import_too_large'],
    ['one that lies about its size', lying, 'import_not_a_table'],
    [
      'a foreign entity',
      () => made({ sheet: sheetOf(cell('&secret;'), secret) }),
      'import_not_a_table',
    ],
    [
      'a billion laughs',
      () => made({ sheet: sheetOf(cell('&lol9;'), laughs) }),
      'import_not_a_table',
    ],
    [
      'a cell at the end of the world',
      () => made({ sheet: sheetOf(cell('x', 'XFD1048576')) }),
      'import_too_large',
    ],
    ['too many columns', () => made({ sheet: sheetOf(cell('Name', 'NTP1')) }), 'import_too_large'],
    ['a name that climbs out', climbing, 'import_not_a_table'],
    [
      'too many parts',
      () => made({ sheet: sheetOf(cell('Name')), more: workbookLimits.entries }),
      'import_too_large',
    ],
    ['an archive of something else', () => packed({ 'notes.txt': 'Name' }), 'import_not_a_table'],
    [
      'a broken archive',
      () => Promise.resolve(Buffer.from('PK\u0003\u0004 and no more')),
      'import_not_a_table',
    ],
  ] as const)('%s', { timeout: 12_000 }, async (_, make, why) => {
    expect(await readList(await make())).toEqual({ kind: 'refused', why })
  })

  test('a list is still read meanwhile', async () => {
    const bomb = await made({ sheet: sheetOf(cell('x', 'XFD1048576')) })
    const good = await workbook([{ data: roster, sheet: 'Kader' }])
    const [, list] = await Promise.all([readList(bomb), previewOf(good)])
    expect(list.rows).toHaveLength(1)
  })
})

async function workbook(sheets: readonly { data: SheetData; sheet: string }[]): Promise<Buffer> {
  return writeXlsxFile([...sheets]).toBuffer()
}

interface Parts {
  readonly sheet: string
  readonly more?: number
}

function made({ sheet, more = 0 }: Parts): Promise<Buffer> {
  const others = Array.from({ length: more }, (_, at) => [`xl/other/${at}.xml`, '<x/>'] as const)
  return packed({ ...Object.fromEntries(others), ...around, 'xl/worksheets/sheet1.xml': sheet })
}

const around = {
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  'xl/workbook.xml':
    '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
}

function packed(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return buffer(archive.outputStream)
}

/** Declares 10 bytes, but unpacks to more than is allowed. */
async function lying(): Promise<Buffer> {
  const content = 'x'.repeat(tooMuch)
  const bytes = await made({ sheet: content })
  const size = Buffer.alloc(4)
  size.writeUInt32LE(Buffer.byteLength(content))
  const small = Buffer.from([10, 0, 0, 0])
  for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 4))
    small.copy(bytes, at)
  expect(deflateRawSync(content).length).toBeLessThan(bytes.length)
  return bytes
}

/** Packs a harmless path and replaces it with a climbing one of equal length. */
async function climbing(): Promise<Buffer> {
  const bytes = await packed({ ...around, 'xl/xxxxxxxxx.xml': '<x/>' })
  const evil = Buffer.from('../../xl/xxx.xml')
  const name = Buffer.from('xl/xxxxxxxxx.xml')
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) evil.copy(bytes, at)
  return bytes
}
