import { readFileSync } from 'node:fs'

import { interpretList, type ImportPreview } from '@touchline/domain/members/import/preview'
import type { ImportAnswers } from '@touchline/domain/members/import/questions'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { importLimits, readTable } from './read-table.ts'

/** Lists made for this project, with the expected results. */
const fixtures = new URL('../fixtures/', import.meta.url)
const expectedShape = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      date_order: z.string().optional(),
      expected: z.object({
        rows: z.number().optional(),
        members: z.number().optional(),
        staff: z.number().optional(),
        parents: z.number().optional(),
        blank_rows_skipped: z.number().optional(),
        header_row: z.number().optional(),
        birth: z.array(z.string()).optional(),
        keep_text: z.array(z.string()).optional(),
      }),
    }),
  ),
})
const { files } = expectedShape.parse(JSON.parse(fixture('expected.json').toString('utf8')))
const countries: Readonly<Record<string, string>> = { '02': 'CA', '04': 'DE', '06': 'FR' }

describe('each list of the fixtures', () => {
  const tables = files.filter(({ expected }) => expected.rows !== undefined)

  test.each(tables)('$file yields the expected number of people', ({ file, expected }) => {
    const { counts } = previewOf(fixture(file), countries[file.slice(0, 2)] ?? 'ES')
    expect(counts).toMatchObject({
      rows: expected.rows,
      members: expected.members ?? expected.rows,
      staff: expected.staff ?? 0,
      guardians: expected.parents ?? 0,
      blankRows: expected.blank_rows_skipped ?? 0,
    })
  })

  test.each(tables.filter(({ date_order: order }) => order === 'MDY' || order === 'DMY'))(
    '$file has its dates in the order they were written in',
    ({ file, date_order: order }) => {
      const { assumptions } = previewOf(fixture(file), 'US')
      expect(assumptions).toContainEqual({ kind: 'date_order', order, because: 'dates' })
    },
  )
})

test('the list of a US organisation: what is found, refused, noticed and asked', () => {
  const { rows, problems, questions } = previewOf(fixture('01-teamsnap-org-us.csv'), 'ES')

  expect(rows[0]).toMatchObject({
    member: { firstName: 'Ava', lastName: 'Nguyen', dateOfBirth: '2013-09-04', phone: undefined },
    guardians: [
      {
        firstName: 'Linh',
        lastName: 'Nguyen',
        email: 'linh.nguyen@mail.example',
        phone: '+12015550143',
      },
    ],
  })
  expect(kindsOf(problems)).toEqual([
    [1, 'jersey_shared', '7'],
    [3, 'jersey_kept_as_text', '00'],
    [4, 'date_other_order', '13/05/2012'],
    [5, 'phone_extension', '201.555.0100 x12'],
  ])
  expect(rows.map(({ member }) => member.jerseyNumber)).toEqual([
    '7',
    undefined,
    '00',
    '10',
    undefined,
    '7',
  ])
  expect(questions).toEqual([
    {
      kind: 'team_spelling',
      spellings: [
        { name: 'Ravens', rows: 5 },
        { name: 'RAVENS', rows: 1 },
      ],
    },
  ])
  const answered = previewOf(fixture('01-teamsnap-org-us.csv'), 'ES', { teamSpelling: 'same' })
  expect(answered.questions).toEqual([])
  expect(answered.rows).toHaveLength(6)
})

test('the Canadian tournament list: staff by role number, month 13, shirt 1000', () => {
  const { rows, problems } = previewOf(fixture('02-eventconnect-ca.csv'), 'ES')
  expect(rows.map(({ member }) => member.staff)).toEqual([
    undefined,
    undefined,
    undefined,
    'coach',
    'manager',
  ])
  expect(problems.map(({ line, kind }) => [line, kind])).toEqual([
    [4, 'date_no_such_month'],
    [4, 'jersey_out_of_range'],
  ])
  expect(rows[0]?.member.phone).toBe('+15145550123')
})

test('the list of a German club: two addresses are two parents, licences keep leading zeros', () => {
  const { rows, problems, questions } = previewOf(fixture('04-verein-utf8-bom-sep.csv'), 'DE')
  expect(questions).toEqual([])
  expect(rows.map(({ member }) => member.licenceNumber)).toEqual([
    '0012345678',
    '0012345679',
    undefined,
  ])
  expect(rows.map(({ member }) => member.dateOfBirth)).toEqual([
    '2014-12-24',
    '2014-03-02',
    undefined,
  ])
  expect(rows[1]?.guardians).toMatchObject([
    { role: 'mother', email: 'heide@x.example', phone: '+491713920010' },
    { role: 'father', email: 'papa.heide@x.example', phone: '+491713920011' },
  ])
  expect(kindsOf(problems)).toEqual([
    [2, 'several_addresses', 'heide@x.example, papa.heide@x.example'],
    [3, 'date_no_such_day', '30.02.2014'],
    [3, 'email_incomplete', 'simic@x'],
  ])
  expect(rows.every(({ member }) => member.email === undefined && member.phone === undefined)).toBe(
    true,
  )
})

test('asks about numbers that fit several countries other than the team’s', () => {
  const { questions, rows } = previewOf(fixture('04-verein-utf8-bom-sep.csv'), 'ES')
  expect(questions).toMatchObject([{ kind: 'phone_country', choices: ['DE', 'AT'] }])
  expect(rows.flatMap(({ guardians }) => guardians.map(({ phone }) => phone))).not.toContain('+34')
})

test('the fencers: headings on line 2, dates in two recognisable orders', () => {
  const { headingLine, rows } = previewOf(fixture('06-ffe.fff'), 'FR')
  expect(headingLine).toBe(2)
  expect(rows.map(({ member }) => member.dateOfBirth)).toEqual([
    '2009-03-15',
    '2008-07-22',
    '2010-11-05',
  ])
})

test.each([
  ['headings', 'Name;Birthday\nMia Gil;31/02/2015', 2],
  ['a heading of two lines', '"Full\nname";Birthday\nMia Gil;31/02/2015', 2],
  ['a cell of two lines above', 'Name;Address;Birthday\nBo Li;"A\nB";\nMia Gil;;31/02/2015', 3],
  ['a blank row above', 'Name;Birthday\n\nMia Gil;31/02/2015', 3],
  ['a title above', 'Our team\nName;Birthday\nMia Gil;31/02/2015', 3],
  ['the mark of the delimiter', 'sep=;\nName;Birthday\nMia Gil;31/02/2015', 2],
])('a row has the number that a spreadsheet shows: with %s', (_, text, line) => {
  const { headingLine, problems } = previewOf(Buffer.from(text), 'ES')
  expect(problems).toMatchObject([{ kind: 'date_no_such_day', line }])
  expect((problems[0]?.row ?? 0) + (headingLine ?? 0)).toBe(line)
})

test.each([
  ['12-dates-ambiguous.csv', 'DMY', '2012-04-03'],
  ['12-dates-ambiguous.csv', 'MDY', '2012-03-04'],
  ['19-outlook-contacts.csv', 'DMY', '1985-03-04'],
  ['19-outlook-contacts.csv', 'MDY', '1985-04-03'],
] as const)('%s asks for the order of its dates: %s', (file, dateOrder, birth) => {
  const open = previewOf(fixture(file), 'ES')
  expect(open.questions).toMatchObject([{ kind: 'date_order' }])
  expect(open.rows[0]?.member.dateOfBirth).toBeUndefined()
  const answered = previewOf(fixture(file), 'ES', { dateOrder })
  expect(answered.questions).toEqual([])
  expect(answered.rows[0]?.member.dateOfBirth).toBe(birth)
})

test.each([
  ['15-not-a-table.csv', 'import_not_a_table'],
  ['16-empty.csv', 'import_empty'],
  ['17-header-only.csv', 'import_no_rows'],
])('%s is refused: %s', (file, code) => {
  expect(refusalOf(fixture(file))).toBe(code)
})

const french =
  'Nom;Prénom;Né le;Courriel\r\nLefèvre;Chloé;13/05/2012;\r\nGarçon;Noël;01/02/2011;\r\n'

test.each([
  ['utf-8', iconv.encode(french, 'utf-8')],
  ['utf-8 with a mark', iconv.encode(french, 'utf-8', { addBOM: true })],
  ['utf-16le with a mark', iconv.encode(french, 'utf-16le', { addBOM: true })],
  ['utf-16be with a mark', iconv.encode(french, 'utf-16be', { addBOM: true })],
  ['utf-16le without a mark', iconv.encode(french, 'utf-16le')],
  ['windows-1252', iconv.encode(french, 'windows-1252')],
  ['macintosh', iconv.encode(french, 'macintosh')],
  ['cp850', iconv.encode(french, 'cp850')],
])('names survive %s', (_, bytes) => {
  const { rows } = previewOf(bytes, 'FR')
  expect(
    rows.map(({ member }) => `${member.firstName} ${member.lastName} ${member.dateOfBirth ?? ''}`),
  ).toEqual(['Chloé Lefèvre 2012-05-13', 'Noël Garçon 2011-02-01'])
})

test.each([
  ['tabs', 'Vorname\tNachname\tGeburtstag\nMia\tSchäfer\t24.12.2014', 'Mia Schäfer'],
  ['pipes', 'first_name|last_name|dob\nMia|Schäfer|2014-12-24', 'Mia Schäfer'],
  ['a name in one column', 'Name;Geburtsdatum\n"Schäfer, Mia";24.12.2014', 'Mia Schäfer'],
  [
    'unquoted commas in the name',
    'Name;Geburtsdatum\nSchäfer, Mia;24.12.2014\nRoy, Al;1.2.2013',
    'Mia Schäfer',
  ],
  ['shouted surnames', 'Joueur;Date de naissance\nSCHÄFER Mia;24/12/2014', 'Mia Schäfer'],
  [
    'Spanish headings',
    'Nombre;Apellidos;Fecha de nacimiento\nMia;Schäfer;24/12/2014',
    'Mia Schäfer',
  ],
  ['a quote that never closes', 'Vorname;Nachname\n"Mia;Schäfer', 'Mia Schäfer'],
  [
    'a title above',
    'Kader 2026;;\n;;\nVorname;Nachname;Geb.\nMia;Schäfer;24.12.2014',
    'Mia Schäfer',
  ],
])('a table with %s is understood', (_, text, name) => {
  const [row] = previewOf(Buffer.from(text), 'DE').rows
  expect(`${row?.member.firstName} ${row?.member.lastName}`).toBe(name)
})

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a web page', Buffer.from('<!DOCTYPE html><html><body>Name;Vorname</body></html>')],
  ['a document of tags', Buffer.from('<?xml version="1.0"?>\n<a>Name;Vorname\nMia;Gil</a>')],
  ['prose', Buffer.from('Dear coach,\nhere is the list, as promised, of all.\nSee you')],
])('%s is not a table', (_, bytes) => {
  expect(refusalOf(bytes)).toBe('import_not_a_table')
})

test.each([
  ['more rows', `Name;Geburtstag\n${'A B;2012-01-01\n'.repeat(importLimits.rows + 20)}`],
  ['more columns', `Name${';x'.repeat(importLimits.columns + 1)}\nA B`],
  ['more bytes', 'x'.repeat(importLimits.bytes + 1)],
])('%s than allowed are refused', (_, text) => {
  expect(refusalOf(Buffer.from(text))).toBe('import_too_large')
})

function fixture(file: string): Buffer {
  return readFileSync(new URL(file, fixtures))
}

function understood(bytes: Uint8Array, teamCountry: string, answers: ImportAnswers) {
  const options = { today: '2026-03-14', teamCountry, columns: new Map(), answers }
  return interpretList(readTable(bytes), options)
}

function previewOf(
  bytes: Uint8Array,
  teamCountry: string,
  answers: ImportAnswers = {},
): ImportPreview {
  const result = understood(bytes, teamCountry, answers)
  if (result.kind === 'refused') throw new Error(result.why)
  return result.preview
}

function refusalOf(bytes: Uint8Array): string | undefined {
  try {
    const result = understood(bytes, 'ES', {})
    return result.kind === 'refused' ? result.why : undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : undefined
  }
}

function kindsOf(problems: ImportPreview['problems']) {
  return problems.map(({ row, kind, value }) => [row, kind, value])
}
