import { describe, expect, test } from 'vitest'

import { linesOfChat } from './chat.ts'
import { interpretList } from './preview.ts'
import type { ImportAnswers } from './questions.ts'

const asTable = (text: string) =>
  text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split(',') }))

function peopleOf(text: string, answers: ImportAnswers = {}, isOfChildren = false) {
  const chat = linesOfChat(text, asTable(text), { isOfChildren })
  if (!chat) return undefined
  const { columns, lines } = chat
  const read = interpretList(lines, {
    today: '2026-03-14',
    teamCountry: 'ES',
    columns,
    answers,
    hasNoHeadings: true,
  })
  return read.kind === 'preview' ? read.preview : undefined
}

describe('a list from a chat', () => {
  test('reads names, numbers and addresses in any order, with or without counters', () => {
    const preview = peopleOf(
      '1. Ana Ruiz 600 123 456\n2) Luis, luis@mail.example\n- Marta del Río #7 12.03.2014\n✅ Bo Li',
    )
    expect(
      preview?.rows.map(({ member }) => [
        member.firstName,
        member.lastName,
        member.phone ?? member.email ?? member.dateOfBirth,
        member.jerseyNumber,
      ]),
    ).toEqual([
      ['Ana', 'Ruiz', '+34600123456', undefined],
      ['Luis', '', 'luis@mail.example', undefined],
      ['Marta', 'del Río', '2014-03-12', '7'],
      ['Bo', 'Li', undefined, undefined],
    ])
  })

  test('may hold only names', () => {
    const preview = peopleOf('Ana Ruiz\nLuis de la Torre\n\nMia Schäfer')
    expect(preview?.rows.map(({ member }) => member.lastName)).toEqual([
      'Ruiz',
      'de la Torre',
      'Schäfer',
    ])
  })

  test('drops the senders of copied messages', () => {
    const text =
      '[18:02, 12/3/2026] Marta: 1. Ana Ruiz\n[18:05, 12/3/2026] +34 600 111 222: 2. Leo Gil'
    expect(peopleOf(text)?.rows.map(({ member }) => member.firstName)).toEqual(['Ana', 'Leo'])
  })

  test('may be copied from a phone, with emoji and invisible characters', () => {
    const text =
      '12/3/26, 18:03 - Marta: 1. Ana Ruiz ✅\n12/3/26, 18:04 - Marta: 2- Leo 🧤 \u202A+34 600 111 222\u202C\n3️⃣ Pau?\n\u200E✅ Mia'
    expect(peopleOf(text)?.rows.map(({ member }) => [member.firstName, member.phone])).toEqual([
      ['Ana', undefined],
      ['Leo', '+34600111222'],
      ['Pau', undefined],
      ['Mia', undefined],
    ])
  })

  test('gives the contact of a named parent to the parent, never to the child', () => {
    const preview = peopleOf('1. Ana Ruiz (madre Marta Gil) 600 123 456\n2. Leo Gil 600 123 457')
    expect(preview?.rows[0]).toMatchObject({
      member: { firstName: 'Ana', phone: undefined },
      guardians: [{ role: 'mother', firstName: 'Marta', lastName: 'Gil', phone: '+34600123456' }],
    })
    expect(preview?.rows[1]).toMatchObject({ member: { phone: '+34600123457' }, guardians: [] })
  })

  test('keeps the name of a parent after a colon', () => {
    const preview = peopleOf('1. Ben Carter, dad: Mike Carter, mike@mail.example\n2. Leo Gil')
    expect(preview?.rows[0]).toMatchObject({
      member: { firstName: 'Ben', lastName: 'Carter', email: undefined },
      guardians: [
        { role: 'father', firstName: 'Mike', lastName: 'Carter', email: 'mike@mail.example' },
      ],
    })
  })

  test('reads both parents of a pair', () => {
    const preview = peopleOf('1. Ava Kelly (parents Kate & Sean) 600 123 456\n2. Leo Gil')
    expect(preview?.rows[0]?.guardians).toMatchObject([
      { firstName: 'Kate', phone: '+34600123456' },
      { firstName: 'Sean', phone: undefined },
    ])
  })

  test('gives an address to the parent beside a child, and to the adult beside an adult', () => {
    const text = '1. Ana Ruiz ana@mail.example\n2. Leo Gil'
    const [child] = peopleOf(text, {}, true)?.rows ?? []
    expect(child).toMatchObject({
      member: { email: undefined },
      guardians: [{ email: 'ana@mail.example' }],
    })
    expect(peopleOf(text)?.rows[0]).toMatchObject({
      member: { email: 'ana@mail.example' },
      guardians: [],
    })
  })

  test('turns capitals into names', () => {
    const preview = peopleOf(
      "1. MIKE MCDONALD (dad: SEAN O'CONNOR) 600 123 456\n2. JAN VAN DER BERG",
    )
    expect(preview?.rows.map(({ member }) => [member.firstName, member.lastName])).toEqual([
      ['Mike', 'McDonald'],
      ['Jan', 'van der Berg'],
    ])
    expect(preview?.rows[0]?.guardians).toMatchObject([{ firstName: 'Sean', lastName: "O'Connor" }])
  })

  test('reports lines that are no person, and leaves unknown parts in a column to assign by hand', () => {
    const preview = peopleOf('1. Ana Ruiz - goalkeeper\n2. Leo Gil\nBring water please')
    expect(preview?.rows.map(({ member }) => member.firstName)).toEqual(['Ana', 'Leo'])
    expect(preview?.problems).toMatchObject([{ kind: 'name_missing', line: 3 }])
    expect(preview?.columns).toMatchObject([
      { field: 'full_name' },
      { field: undefined, samples: ['goalkeeper', 'Bring water please'] },
    ])
  })

  test('asks for the order of dates instead of guessing', () => {
    const text = '1. Ana Ruiz 03/04/2014\n2. Leo Gil 05/06/2014'
    const open = peopleOf(text)
    expect(open?.questions).toMatchObject([{ kind: 'date_order' }])
    expect(open?.rows.map(({ member }) => member.dateOfBirth)).toEqual([undefined, undefined])
    const answered = peopleOf(text, { dateOrder: 'DMY' })
    expect(answered?.rows.map(({ member }) => member.dateOfBirth)).toEqual([
      '2014-04-03',
      '2014-06-05',
    ])
  })

  test('reads a very long line quickly', () => {
    const text = `1. Ana Ruiz x${'.-'.repeat(50_000)}x`
    const began = process.cpuUsage().user
    expect(linesOfChat(text, asTable(text))?.lines.length).toBe(1)
    expect(process.cpuUsage().user - began).toBeLessThan(1_000_000)
  })

  test.each([
    ['prose', 'Dear coach,\nhere is the list, as promised, of all.\nSee you'],
    ['a table with headings', 'Name,Phone\nAna Ruiz,600123456'],
    ['rows of a spreadsheet', 'Ana\tRuiz\t600123456\nLeo\tGil\t600123457'],
    ['two columns without headings', 'Ana,Ruiz\nLeo,Gil'],
  ])('%s is not read as a chat list', (_, text) => {
    expect(linesOfChat(text, asTable(text))).toBeUndefined()
  })
})
