import type { ImportPreview } from '@touchline/domain/members/import/preview'
import { expect, test } from 'vitest'

import { readList } from './read-list.ts'

const options = {
  today: '2026-11-29',
  teamCountry: 'DE',
  timeZone: 'Europe/Berlin',
  columns: new Map(),
  answers: {},
}

async function read(text: string): Promise<ImportPreview> {
  const found = await readList({ bytes: Buffer.from(text), options })
  if (found.kind === 'refused') throw new Error(found.why)
  return found.preview
}

async function membersOf(text: string) {
  const { rows } = await read(text)
  return rows.map(({ member }) => member)
}

const said = ({ problems }: ImportPreview) =>
  problems.map(({ kind, value }) => `${kind} ${value}`.trim())

test('reads numbers in columns with German endings, a mobile first', async () => {
  const preview = await read(
    'Vorn.;Nachn.;Tel. priv.;Mobilnr.;Handynr. Mutter\nTom;Huber;0341 998877;0171 2345678;0172 9988776',
  )
  expect(preview.rows[0]?.member.phone).toBe('+491712345678')
  expect(preview.rows[0]?.guardians).toMatchObject([{ role: 'mother', phone: '+491729988776' }])
  expect(said(preview)).toEqual(['extra_value_left_out 0341 998877'])
})

test('joins two surname columns into the last name', async () => {
  const members = await membersOf(
    'Nombre,1er apellido,2º apellido\nMaría José,Muñoz,de la Peña\nÍñigo,Etxeberría,',
  )
  expect(members).toMatchObject([
    { firstName: 'María José', lastName: 'Muñoz de la Peña' },
    { firstName: 'Íñigo', lastName: 'Etxeberría' },
  ])
})

test('never takes a membership number for a shirt number', async () => {
  for (const heading of ['Member #', 'Mitglied Nr.', 'N° membre', 'N.º de socio', 'Membership ID'])
    expect(await membersOf(`Name,${heading}\nTom Huber,42\nEva Roth,7`)).toMatchObject([
      { licenceNumber: '42', jerseyNumber: undefined },
      { licenceNumber: '7', jerseyNumber: undefined },
    ])
})

test.each([
  ['Straße;Hausnr.;PLZ;Ort', 'Anger;3 a;04103;Leipzig', 'Anger 3 a, 04103 Leipzig'],
  ['Address 1;Address 2;Town', '3 Mill Lane;Flat 2;Kent', '3 Mill Lane, Flat 2, Kent'],
])('an address in the columns %s keeps its parts', async (headings, cells, address) => {
  const members = await membersOf(`Vorname;Nachname;${headings}\nTom;Huber;${cells}`)
  expect(members).toMatchObject([{ address }])
})

test.each([
  ['ana (at) x.example', 'ana@x.example'],
  ['ana @ x.example', 'ana@x.example'],
  ['mailto:ana@x.example?subject=Hi', 'ana@x.example'],
])('reads the address %s as %s', async (cell, email) => {
  expect(await membersOf(`Vorname;Nachname;E-Mail\nAna;Ruiz;${cell}`)).toMatchObject([{ email }])
})

test.each(['Mi, 01.02.2012', 'Wed., 01/02/2012'])(
  'the weekday in %s is passed over',
  async (day) => {
    const members = await membersOf(`Vorname;Nachname;Geb.\nAna;Ruiz;"${day}"\nEva;Roth;31.12.2011`)
    expect(members[0]?.dateOfBirth).toBe('2012-02-01')
  },
)

test('asks nothing about dates that each fit only one order', async () => {
  const { questions, rows } = await read('Name,Birthday\nTom Huber,13/07/2012\nEva Roth,07/14/2012')
  expect(questions).toEqual([])
  expect(rows.map(({ member }) => member.dateOfBirth)).toEqual(['2012-07-13', '2012-07-14'])
})

test.each([
  ['Owen ap Rhys', 'Owen', 'ap Rhys'],
  ["Zoë van 't Hoff", 'Zoë', "van 't Hoff"],
  ['Aoife Ní Dhomhnaill', 'Aoife', 'Ní Dhomhnaill'],
  ['LE GOFF Hervé', 'Hervé', 'Le Goff'],
])('%s with %s is read as %s', async (name, firstName, lastName) => {
  expect(await membersOf(`Name\n${name}\nEva Roth`)).toMatchObject([
    { firstName, lastName },
    { firstName: 'Eva' },
  ])
})

test.each([
  ['Status', 'ausgetreten', 'aktiv'],
  ['Statut', 'démissionnaire', 'actif'],
  ['Estado', 'de baja', 'alta'],
  ['Membership status', 'Former member', 'Active'],
])('asks about members who have left by the column %s with %s', async (heading, gone, there) => {
  const { questions } = await read(
    `First name,Last name,${heading}\nTom,Huber,${gone}\nEva,Roth,${there}`,
  )
  expect(questions).toEqual([{ kind: 'leavers', count: 1, names: ['Tom Huber'] }])
})

test("doesn't read a status column in which no one has left", async () => {
  const { columns } = await read('First name,Last name,Status\nTom,Huber,injured\nEva,Roth,fit')
  expect(columns[2]).toMatchObject({ field: undefined, samples: ['injured', 'fit'] })
})

test('reads sizes and numbers below "Shirt" as what they are', async () => {
  expect(await membersOf('Name,Shirt\nTom Huber,M\nEva Roth,XL')).toMatchObject([
    { shirtSize: 'M', jerseyNumber: undefined },
    { shirtSize: 'XL' },
  ])
  expect(await membersOf('Name,Shirt\nTom Huber,9\nEva Roth,10')).toMatchObject([
    { shirtSize: undefined, jerseyNumber: '9' },
    { jerseyNumber: '10' },
  ])
})

test.each([
  ['Oscar;Strauß;07.08.2012;\nOskar;Strauss;07.08.2012;', 'Oscar Strauß / Oskar Strauss'],
  ['Kathrin;Meyer;;0171 2345678\nKatrin;Meier;;0171 2345678', 'Kathrin Meyer / Katrin Meier'],
])('%j may be one person', async (lines, name) => {
  const { questions } = await read(`Vorname;Nachname;Geburtsdatum;Telefon\n${lines}`)
  expect(questions).toEqual([{ kind: 'same_row', key: '1-2', rows: [1, 2], name }])
})

test('asks nothing about twins and parents who share a number', async () => {
  const { questions } = await read(
    'Vorname;Nachname;Geburtsdatum;Telefon\nLea;Huber;07.08.2012;0171 2345678\nMia;Huber;07.08.2012;0171 2345678',
  )
  expect(questions).toEqual([])
})

test('takes the mobile number from a contact card, and skips companies', async () => {
  const preview = await read(
    [
      'BEGIN:VCARD\nN:Sørensen;Åse;;;\nTEL;TYPE=HOME:030 1234567\nTEL;TYPE=CELL:0171 9876543\nEND:VCARD',
      'BEGIN:VCARD\nFN:Sporthaus Nord\nORG:Sporthaus Nord\nTEL:089 1234567\nEND:VCARD',
    ].join('\n'),
  )
  expect(preview.rows.map(({ member }) => member)).toMatchObject([
    { firstName: 'Åse', phone: '+491719876543' },
  ])
  expect(said(preview)).toEqual(['extra_value_left_out 030 1234567', 'name_missing 089 1234567'])
})

const list =
  'Vorname;Nachname;Eintritt;IBAN\nTom;Huber;01.09.2019;DE89370400440532013000\nEva;Roth;13.02.2021;'

test('shows joining dates and bank accounts that nothing stores unchanged', async () => {
  const { columns } = await read(list)
  expect(columns.slice(2)).toMatchObject([
    { heading: 'Eintritt', field: undefined, samples: ['01.09.2019', '13.02.2021'] },
    { heading: 'IBAN', field: undefined, samples: ['DE89370400440532013000'] },
  ])
})

test('stores them in a team field with the same meaning, whatever its name', async () => {
  const id = '019cf000-0000-7000-8000-000000000001'
  const field = {
    id,
    name: 'Mitglied seit',
    kind: 'date',
    audience: 'private',
    choices: [],
  } as const
  const found = await readList({
    bytes: Buffer.from(list),
    options: { ...options, fields: [field] },
  })
  const rows = found.kind === 'preview' ? found.preview.rows : []
  expect(rows.map(({ member }) => member.custom)).toEqual([
    { [id]: '2019-09-01' },
    { [id]: '2021-02-13' },
  ])
})

test('skips the separator line of a Markdown table', async () => {
  const preview = await read('| Name | Handy |\n|---|:---:|\n| Tom Huber | 0171 2345678 |')
  expect(preview.rows.map(({ member }) => member.lastName)).toEqual(['Huber'])
  expect(said(preview)).toEqual([])
})
