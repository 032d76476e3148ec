import { describe, expect, test } from 'vitest'

import { planImport, planProblems, type RosterMember } from './plan.ts'
import { interpretList } from './preview.ts'
import type { ImportAnswers } from './questions.ts'

const nothing = {
  nickname: null,
  dateOfBirth: null,
  gender: null,
  email: null,
  phone: null,
  address: null,
  position: null,
  jerseyNumber: null,
  licenceNumber: null,
  dominantSide: null,
  shirtSize: null,
  shortsSize: null,
  shoeSize: null,
  custom: {},
  guardians: [],
  hasJoined: false,
}
const mia: RosterMember = {
  ...nothing,
  id: 'mia',
  firstName: 'Mia',
  lastName: 'Schäfer',
  dateOfBirth: '2014-12-24',
}
const headings = [
  'First name',
  'Last name',
  'Birthday',
  'E-mail',
  'Jersey',
  'Mother',
  "Mother's e-mail",
]

describe('a row is new, changed or the same as on the roster', () => {
  test.each([
    ['new under another name', ['Lia', 'Schäfer', '2014-12-24'], 'new'],
    ['the same with name and birth date', ['MIA', 'Schafer', '2014-12-24'], 'same'],
    ['new with another birth date', ['Mia', 'Schäfer', '2013-12-24'], 'new'],
    ['changed with something to add', ['Mia', 'Schäfer', '2014-12-24', '', '7'], 'changed'],
    ['changed with a new parent', ['Mia', 'Schäfer', '2014-12-24', '', '', 'Eva Roy'], 'changed'],
  ])('%s', (_, cells, kind) => {
    const plan = planOf([cells], [mia])
    expect(plan.steps.map((step) => step.kind)).toEqual([kind])
    expect(plan.questions).toEqual([])
  })

  test('a person the importer is blocked from stays unchanged', () => {
    const closed = { ...mia, dateOfBirth: null, isClosed: true }
    const cells = ['Mia', 'Schäfer', '', 'new@x.example', '7', 'Eva Roy', 'eva@x.example']
    const plan = planOf([cells], [closed])
    expect(plan.steps).toMatchObject([
      { kind: 'same', memberId: 'mia', changes: [], guardians: [] },
    ])
    expect(plan.guardians).toEqual([])
  })

  test.each([
    [false, [{ field: 'dateOfBirth', from: null, to: '2014-12-24' }]],
    [true, []],
  ])('an import sets the birth date unless the person has joined: %s', (hasJoined, changes) => {
    const known = { ...mia, dateOfBirth: null, hasJoined }
    const cells = ['Mia', 'Schäfer', '2014-12-24']
    const [question] = planOf([cells], [known]).questions
    const key = question?.kind === 'same_person' ? question.key : ''
    const answers = { samePersons: { [key]: 'same' as const } }
    expect(planOf([cells], [known], answers).steps).toMatchObject([{ memberId: 'mia', changes }])
  })

  test('an address alone never matches a person', () => {
    const plan = planOf([['Lia', 'Roy', '', 'mia@x.example']], [{ ...mia, email: 'mia@x.example' }])
    expect(plan.steps[0]?.kind).toBe('new')
  })

  test.each([
    [undefined, 'new', 1],
    ['same', 'same', 0],
    ['different', 'new', 0],
  ] as const)(
    'asked about when a birth date is missing; answered %s it is %s',
    (answer, kind, questions) => {
      const answers = answer ? { samePersons: { '1-mia': answer } } : {}
      const plan = planOf([['Mia', 'Schäfer', '']], [mia], answers)
      expect(plan.steps[0]?.kind).toBe(kind)
      expect(plan.questions).toHaveLength(questions)
    },
  )
})

describe('rows within one list', () => {
  const twice = [
    ['Mia', 'Roy', '2014-01-01', '', '7'],
    ['Mia', 'Roy', '2014-01-01', 'mia@x.example'],
  ]

  test('asks about a repeated name, and merges only on the answer', () => {
    expect(previewOf(twice).questions).toMatchObject([
      { kind: 'same_row', key: '1-2', rows: [1, 2] },
    ])
    expect(previewOf(twice).rows).toHaveLength(2)
    const [merged, ...others] = previewOf(twice, { sameRows: { '1-2': 'same' } }).rows
    expect(others).toEqual([])
    expect(merged?.member).toMatchObject({ jerseyNumber: '7', email: 'mia@x.example' })
  })

  test('reports a shared address and merges no one', () => {
    const { rows, problems } = previewOf([
      ['Mia', 'Roy', '', 'roy@x.example'],
      ['Leo', 'Roy', '', 'roy@x.example'],
    ])
    expect(rows).toHaveLength(2)
    expect(problems).toMatchObject([{ kind: 'email_shared', row: 1, otherRows: [2] }])
  })

  test('gives siblings one mother if her name and address match', () => {
    const mother = ['', '', 'Eva Roy', 'eva@x.example']
    const plan = planOf(
      [
        ['Mia', 'Roy', '', ...mother],
        ['Leo', 'Roy', '', ...mother],
      ],
      [],
    )
    expect(plan.guardians).toHaveLength(1)
    expect(plan.steps.map(({ guardians }) => guardians.map(({ key }) => key))).toEqual([
      ['1.1'],
      ['1.1'],
    ])
  })

  test('keeps two mothers with one address apart', () => {
    const plan = planOf(
      [
        ['Mia', 'Roy', '', '', '', 'Eva Roy', 'x@x.example'],
        ['Leo', 'Gil', '', '', '', 'Ana Gil', 'x@x.example'],
      ],
      [],
    )
    expect(plan.guardians).toHaveLength(2)
  })

  test('gives the mother’s address in the child’s column to the mother', () => {
    const { rows, problems } = previewOf([
      ['Mia', 'Roy', '', 'eva@x.example', '', 'Eva Roy', 'eva@x.example'],
    ])
    expect(rows[0]?.member.email).toBeUndefined()
    expect(rows[0]?.guardians[0]?.email).toBe('eva@x.example')
    expect(problems).toMatchObject([{ kind: 'contact_of_guardian' }])
  })
})

test.each([
  ['is reported if it makes someone a player', ['Kapitän', '', 'Kapitän'], [2, [4]]],
  ['is reported for new members only', ['', 'Kapitän', 'Kapitän'], [4, []]],
  ['is not reported if everyone keeps theirs', ['', 'Kapitän', ''], undefined],
])('an unknown role %s', (_, roles, expected) => {
  const [ada, known, bo] = roles
  const lines = [
    ['First name', 'Last name', 'Birthday', 'Role'],
    ['Ada', 'Ruiz', '', ada ?? ''],
    ['Mia', 'Schäfer', '2014-12-24', known ?? ''],
    ['Bo', 'Gil', '', bo ?? ''],
  ].map((cells, at) => ({ line: at + 1, cells }))
  const answers = {}
  const options = { today: '2026-03-14', teamCountry: 'ES', columns: new Map(), answers }
  const understood = interpretList(lines, options)
  if (understood.kind === 'refused') throw new Error(understood.why)
  const { rows, problems } = understood.preview
  const notices = planProblems(problems, planImport(rows, [mia], answers), '2026-03-14')
  const [notice] = notices.filter(({ kind }) => kind === 'role_unknown')
  expect(notice && [notice.line, notice.otherRows.map((row) => row + 1)]).toEqual(expected)
})

function previewOf(rows: readonly (readonly string[])[], answers: ImportAnswers = {}) {
  const lines = [headings, ...rows].map((cells, index) => ({ line: index + 1, cells }))
  const options = { today: '2026-03-14', teamCountry: 'ES', columns: new Map(), answers }
  const understood = interpretList(lines, options)
  if (understood.kind === 'refused') throw new Error(understood.why)
  return understood.preview
}

function planOf(
  rows: readonly (readonly string[])[],
  roster: readonly RosterMember[],
  answers: ImportAnswers = {},
) {
  return planImport(previewOf(rows, answers).rows, roster, answers)
}
