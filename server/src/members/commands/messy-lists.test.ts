import type { ImportPreview } from '@touchline/domain/members/import/preview'
import type { ImportAnswers } from '@touchline/domain/members/import/questions'
import { describe, expect, test } from 'vitest'

import { readList } from './read-list.ts'

const options = {
  today: '2026-11-29',
  teamCountry: 'DE',
  timeZone: 'Europe/Berlin',
  columns: new Map(),
  answers: {},
}

async function read(text: string, answers: ImportAnswers = {}): Promise<ImportPreview> {
  const found = await readList({ bytes: Buffer.from(text), options: { ...options, answers } })
  if (found.kind === 'refused') throw new Error(found.why)
  return found.preview
}

const names = ({ rows }: ImportPreview) =>
  rows.map(({ member: { firstName, lastName } }) => `${firstName} ${lastName}`)
const said = ({ problems }: ImportPreview) =>
  problems.map(({ kind, line, value }) => [kind, line, value].join(' ').trim())

describe('a quotation mark without an end', () => {
  const head = 'First name,Last name,Email\nAna,Ruiz,a@x.example\n'

  test.each([
    [
      'before another quoted cell',
      '"Bo,Berger,b@x.example\nTom,Huber,t@x.example\n"Eva",Roth,e@x.example',
      3,
    ],
    [
      'at the end of the list',
      'Bo,"Berger,b@x.example\nTom,Huber,t@x.example\nEva,Roth,e@x.example',
      3,
    ],
    [
      'before a mark within a cell',
      'Bo,"Berger,b@x.example\nTom,Huber",t@x.example\nEva,Roth,e@x.example',
      3,
    ],
  ])('%s swallows no one', async (_, lines, line) => {
    const preview = await read(head + lines)
    expect(names(preview).map((name) => name.replace('"', ''))).toEqual([
      'Ana Ruiz',
      'Bo Berger',
      'Tom Huber',
      'Eva Roth',
    ])
    expect(said(preview)).toEqual([`quote_not_closed ${line}`])
  })

  test('is closed in a cell of several lines', async () => {
    const preview = await read(
      'Vorname;Nachname;E-Mail Eltern\nAna;Ruiz;"a@x.example\nb@x.example"\nTom;Huber;t@x.example\n',
    )
    expect(names(preview)).toEqual(['Ana Ruiz', 'Tom Huber'])
    expect(preview.rows[0]?.guardians.map(({ email }) => email)).toEqual([
      'a@x.example',
      'b@x.example',
    ])
    expect(said(preview).filter((one) => one.startsWith('quote'))).toEqual([])
  })
})

test.each(['علی‌رضا', 'ක්‍ෂේම', '👩‍🚀'])('keeps the joiners in %s', async (name) => {
  expect(names(await read(`Vorname;Nachname\n${name};Huber`))).toEqual([`${name} Huber`])
})

test.each([
  ['mailto:a@x.example', ['a@x.example'], []],
  ['a@x.example.', ['a@x.example'], []],
  ['[a@x.example](mailto:a@x.example)', ['a@x.example'], []],
  ['a@x.example ::: b@x.example', ['a@x.example'], ['extra_value_left_out 2 b@x.example']],
  ['a@x.example oder b@x.example', ['a@x.example'], ['extra_value_left_out 2 b@x.example']],
])('reads the address %s', async (cell, emails, notices) => {
  const preview = await read(`Vorname;Nachname;E-Mail\nAna;Ruiz;${cell}`)
  expect(preview.rows.map(({ member }) => member.email)).toEqual(emails)
  expect(said(preview)).toEqual(notices)
})

test.each([
  ['0171 1234567 ::: 030 1234567', '030 1234567'],
  ['0171 1234567 oder 030 1234567', '030 1234567'],
  ['0171 1234567 or 030 1234567', '030 1234567'],
  ['0171 1234567 (Mutter) 0172 1234567 (Vater)', '0172 1234567 (Vater)'],
])('keeps the first of the numbers %s', async (cell, other) => {
  const preview = await read(`Vorname;Nachname;Telefon\nAna;Ruiz;${cell}`)
  expect(preview.rows[0]?.member.phone).toBe('+491711234567')
  expect(said(preview)).toEqual([`extra_value_left_out 2 ${other}`])
})

test('keeps two addresses of a parent as two contacts', async () => {
  const { rows } = await read(
    'Vorname;Nachname;Mutter;E-Mail Mutter\nTom;Huber;Ina Huber;i@x.example, p@x.example',
  )
  expect(rows[0]?.guardians).toMatchObject([
    { role: 'mother', firstName: 'Ina', email: 'i@x.example' },
    { role: 'guardian', firstName: undefined, email: 'p@x.example' },
  ])
})

test.each([
  ['01.02.12', '2012-02-01', ['date_short_year 2 01.02.12']],
  ['01.02.1912', '1912-02-01', ['date_unlikely 2 01.02.1912']],
  ['2012-02-01T23:00:00Z', '2012-02-02', []],
  ['2012-02-01T22:30:00.000Z', '2012-02-01', []],
  ['2012-02-01', '2012-02-01', []],
])('reads the date %s as %s', async (cell, day, notices) => {
  const preview = await read(`Vorname;Nachname;Geb.-Dat.\nAna;Ruiz;${cell}`)
  expect(preview.rows[0]?.member.dateOfBirth).toBe(day)
  expect(said(preview)).toEqual(notices)
})

test("doesn't fill a missing first name with the last name", async () => {
  const preview = await read('Vorname;Nachname\n;Huber\nEva;Roth')
  expect(names(preview)).toEqual(['Eva Roth'])
  expect(said(preview)).toEqual(['first_name_missing 2 Huber'])
})

test.each([
  ['Änne;Weiß;01.02.2010\nAenne;Weiss;01.02.2010', 'Änne Weiß / Aenne Weiss'],
  ['Tom;Berger;03.04.2011\nTomas;Berger;03.04.2011', 'Tom Berger / Tomas Berger'],
  ['Jan;Müller;\nJan;Mueller;', 'Jan Müller / Jan Mueller'],
])('%j may be one person', async (lines, name) => {
  const { questions } = await read(`Vorname;Nachname;Geburtsdatum\n${lines}`)
  expect(questions).toEqual([{ kind: 'same_row', key: '1-2', rows: [1, 2], name }])
})

test.each([
  ['Geschl.', 'gender'],
  ['Mitgl.-Nr.', 'licence_number'],
  ['Trikotgr.', 'shirt_size'],
  ['Geb.-Dat.', 'birth_date'],
  ['Dt. naiss.', 'birth_date'],
  ['N° adh.', 'licence_number'],
  ['Fec. nac.', 'birth_date'],
  ['Nº soc.', 'licence_number'],
])('knows the heading %s', async (heading, field) => {
  const { columns } = await read(`First name;Last name;${heading};Kasse\nA;B;1;x\nC;D;2;y\nE;F;3;z`)
  expect(columns.map((column) => column.field)).toEqual([
    'first_name',
    'last_name',
    field,
    undefined,
  ])
  expect(columns[3]?.samples).toEqual(['x', 'y', 'z'])
})

test('reads an address book of several contact cards', async () => {
  const cards = [
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Huber;Tom;;;\r\nFN:Tom Huber\r\nEMAIL;TYPE=INTERNET:tom@x.\r\n example\r\nTEL;TYPE=CELL:+49 171 1234567\r\nBDAY:20100201\r\nEND:VCARD',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Eva\r\nBDAY:--0214\r\nEND:VCARD',
    'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana Ruiz\r\nitem1.TEL;VALUE=uri:tel:+34600111222\r\nADR:;;Main St 1;Berlin;;10115;Germany\r\nEND:VCARD',
  ].join('\r\n')
  const preview = await read(cards)
  expect(names(preview)).toEqual(['Tom Huber', 'Eva Müller', 'Ana Ruiz'])
  expect(preview.rows.map(({ member }) => member)).toMatchObject([
    { email: 'tom@x.example', phone: '+491711234567', dateOfBirth: '2010-02-01' },
    { dateOfBirth: undefined },
    { phone: '+34600111222', address: 'Main St 1, 10115 Berlin, Germany' },
  ])
  expect(said(preview)).toEqual([])
})

describe('people who have left', () => {
  const list = (heading: string, day: string) =>
    `Vorname;Nachname;${heading}\nTom;Huber;${day}\nEva;Roth;\nAna;Ruiz;31.12.2027`

  test.each([
    ['Austritt', '31.12.2024'],
    ['Date de sortie', '31/12/2024'],
    ['Left', '2024-12-31'],
    ['Fecha de baja', '31/12/2024'],
    ['Ausgetreten', 'ja'],
  ])('by %s %s, are asked about once', async (heading, day) => {
    const preview = await read(list(heading, day))
    expect(preview.questions).toEqual([{ kind: 'leavers', count: 1, names: ['Tom Huber'] }])
  })

  test.each([
    ['archive', ['Tom Huber archived', 'Eva Roth', 'Ana Ruiz']],
    ['leave_out', ['Eva Roth', 'Ana Ruiz']],
    ['keep', ['Tom Huber', 'Eva Roth', 'Ana Ruiz']],
  ] as const)('are answered by %s', async (leavers, expected) => {
    const { rows, questions } = await read(list('Austritt', '31.12.2024'), { leavers })
    expect(questions).toEqual([])
    const shown = rows.map(({ member, isArchived }) =>
      [member.firstName, member.lastName, ...(isArchived ? ['archived'] : [])].join(' '),
    )
    expect(shown).toEqual(expected)
  })
})
