import { describe, expect, test } from 'vitest'

import { type ImportOptions, interpretList } from './preview.ts'

const options: ImportOptions = {
  today: '2026-03-14',
  teamCountry: 'ES',
  columns: new Map(),
  answers: {},
}

function previewOf(text: string, more: Partial<ImportOptions> = {}) {
  const lines = text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split('|') }))
  const read = interpretList(lines, { ...options, ...more })
  if (read.kind === 'refused') throw new Error(read.why)
  return read.preview
}

describe('headings on two lines', () => {
  test('assigns columns under a parent to the parent, never to the child', () => {
    const { rows, columns } = previewOf(
      'Jugador|||Madre||Padre|\nNombre|Apellidos|Sexo|Nombre|Tlf.|Nombre|Tlf.\nAna|Ruiz|F|Eva Gil|600111222|Jon Ruiz|600111333',
    )
    expect(columns.map(({ heading }) => heading).slice(3)).toEqual([
      'Madre: Nombre',
      'Madre: Tlf.',
      'Padre: Nombre',
      'Padre: Tlf.',
    ])
    expect(rows[0]).toMatchObject({
      member: { firstName: 'Ana', lastName: 'Ruiz', gender: 'female', phone: undefined },
      guardians: [
        { role: 'mother', firstName: 'Eva', lastName: 'Gil', phone: '+34600111222' },
        { role: 'father', firstName: 'Jon', lastName: 'Ruiz', phone: '+34600111333' },
      ],
    })
  })

  test('a title above the list is not a group heading', () => {
    const { rows } = previewOf(
      'Lista de padres y jugadores||\nNombre|Apellidos|Tlf.\nAna|Ruiz|600111222',
    )
    expect(rows[0]).toMatchObject({ member: { phone: '+34600111222' }, guardians: [] })
  })

  test("doesn't change columns that parents don't have", () => {
    const { columns } = previewOf(
      '|Responsable||\nNom|Civilité|Tél.|Catégorie\nAna|F|0612345678|U12',
    )
    expect(columns.map(({ field }) => field)).toEqual([
      'full_name',
      'gender',
      'guardian_1.phone',
      'division',
    ])
  })
})

test("doesn't read a whole name beside its parts twice, as in an address book", () => {
  const { rows } = previewOf(
    'Name|Given Name|Additional Name|Family Name|E-mail 1 - Type|E-mail 1 - Value|Phone 1 - Value\nAna Ruiz|Ana||Ruiz|* Home|ana@x.example|600 123 456',
  )
  expect(rows[0]?.member).toMatchObject({
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@x.example',
    phone: '+34600123456',
  })
})

describe('several parents in one cell', () => {
  test.each([
    ['Eva Roy (mum), Tom Roy (dad)', 'mother Eva Roy, father Tom Roy'],
    ['Eva Roy / Tom Roy', 'guardian Eva Roy, guardian Tom Roy'],
    ['Eva & Tom Roy', 'guardian Eva Roy, guardian Tom Roy'],
    ['Mother: Eva Roy', 'mother Eva Roy'],
    ['Roy, Eva', 'guardian Eva Roy'],
    ['Eva (Evi) Roy', 'guardian Eva (Evi) Roy'],
  ])('“%s” is read as %s', (cell, expected) => {
    const { rows } = previewOf(`First name|Last name|Parent name\nAva|Roy|${cell}`)
    const said = rows[0]?.guardians.map((one) => `${one.role} ${one.firstName} ${one.lastName}`)
    expect(said?.join(', ')).toBe(expected)
  })

  test('assigns the neighbouring cells to each parent', () => {
    const { rows } = previewOf(
      'Name|Parents|Contact numbers|Emails\nAva Roy|Eva Roy (mum), Tom Roy (dad)|600111222 (mum), 600111333 (dad)|eva@x.example, tom@x.example',
    )
    expect(rows[0]?.member).toMatchObject({ email: undefined, phone: undefined })
    expect(rows[0]?.guardians).toMatchObject([
      { role: 'mother', firstName: 'Eva', phone: '+34600111222', email: 'eva@x.example' },
      { role: 'father', firstName: 'Tom', phone: '+34600111333', email: 'tom@x.example' },
    ])
  })
})

describe('full names', () => {
  const list = 'Apellidos y nombre|Madre\nGarcía López Ana|Eva López Gil'

  test('follow the heading, and parents have the first name first', () => {
    const { rows, assumptions } = previewOf(list)
    expect(rows[0]).toMatchObject({
      member: { firstName: 'Ana', lastName: 'García López' },
      guardians: [{ firstName: 'Eva', lastName: 'López Gil' }],
    })
    expect(assumptions).toContainEqual({
      kind: 'name_order',
      order: 'two_last_first',
      because: 'heading',
      sample: 'García López Ana',
    })
  })

  test('can be reversed', () => {
    const { rows } = previewOf(list, { answers: { nameOrder: 'last_first' } })
    expect(rows[0]?.member).toMatchObject({ firstName: 'López Ana', lastName: 'García' })
  })

  test('a second column for one person is reported as left out', () => {
    const { rows, problems } = previewOf('Name|Full name\nAna|Bo Li')
    expect(rows[0]?.member.firstName).toBe('Ana')
    expect(problems).toMatchObject([
      { kind: 'last_name_missing' },
      { kind: 'extra_value_left_out' },
    ])
  })
})

describe('the letter M alone', () => {
  test.each([
    ['Sexo', ['H', 'M'], ['male', 'female']],
    ['Sexo', ['V', 'M'], ['male', 'female']],
    ['Sexo', ['M', 'F'], ['male', 'female']],
    ['Sexo', ['M', 'M'], [undefined, undefined]],
    ['Sexe', ['H', 'M'], ['male', 'male']],
    ['m/w', ['m', 'w'], ['male', 'female']],
    ['Gender', ['M', 'M'], ['male', 'male']],
  ])('under %s beside %j is read as %j', (heading, [one, two], expected) => {
    const { rows } = previewOf(`Nombre|Apellidos|${heading}\nA|B|${one}\nC|D|${two}`)
    expect(rows.map(({ member }) => member.gender)).toEqual(expected)
  })
})

test('reads a spreadsheet’s day number as a date, with a notice', () => {
  const { rows, problems } = previewOf('Vorname|Nachname|Geburtsdatum\nMia|Bauer|42067')
  expect(rows[0]?.member.dateOfBirth).toBe('2015-03-04')
  expect(problems).toMatchObject([{ severity: 'notice', kind: 'date_counted', value: '42067' }])
})

test('skips a sum below the list', () => {
  const { rows, problems } = previewOf('First name|Last name\nAva|Roy\nTotal: 1|')
  expect(rows).toHaveLength(1)
  expect(problems).toMatchObject([{ kind: 'name_missing', row: 2, value: 'Total: 1' }])
})

test('reports an unknown role once, with all its rows, and imports them as players', () => {
  const { rows, problems } = previewOf(
    'Vorname|Nachname|Rolle\nAda|Ruiz|Kapitän\nBo|Gil|Spieler\nCem|Ay|kapitän\nDora|Wu|Trainerin\nEva|Li|\nFin|Ott|Busfahrer',
  )
  expect(rows.map(({ member }) => member.staff)).toEqual([
    undefined,
    undefined,
    undefined,
    'coach',
    undefined,
    undefined,
  ])
  expect(problems).toMatchObject([
    { kind: 'role_unknown', severity: 'notice', row: 1, value: 'Kapitän', otherRows: [3] },
    { kind: 'role_unknown', severity: 'notice', row: 6, value: 'Busfahrer', otherRows: [] },
  ])
})
