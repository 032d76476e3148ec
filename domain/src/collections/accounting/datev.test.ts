import { describe, expect, test } from 'vitest'

import type { Entry } from '../journal.ts'
import {
  ledgerAccounts,
  validateAccounts,
  defaultAccounts,
  defaultAccountLength,
  charts,
} from './chart.ts'
import { datevBatch, datevFileName, type Batch } from './datev.ts'
import { financialYearOf, periodProblem } from './financial-year.ts'
import { toWindows1252 } from './windows-1252.ts'

const settings = {
  consultant: 29_098,
  client: 55_003,
  yearBegins: 7,
  accountLength: 5,
  chart: '42',
  accounts: defaultAccounts['42'],
} as const

const batchOf = (
  entry: Entry,
  more: Partial<Batch['bookings'][number]> = {},
  of: Partial<Batch> = {},
) => ({
  settings,
  from: '2026-07-01',
  to: '2026-12-31',
  createdAt: new Date('2026-11-30T17:05:09.042Z'),
  bookings: [
    { onDay: '2026-10-03', billNumber: 100_023, words: 'x', entry, isCharge: false, ...more },
  ],
  ...of,
})

const charged: Entry = { kind: 'charged', amount: 123_405 }

/**
 * The expressions that DATEV publishes for each field, by the field's number: what is not listed must be
 * empty or an empty text.
 */
const headerFields: Readonly<Record<number, RegExp>> = {
  1: /^"(EXTF|DTVF)"$/,
  2: /^700$/,
  3: /^21$/,
  4: /^"Buchungsstapel"$/,
  5: /^13$/,
  6: /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d\d{3}$/,
  8: /^"\w{0,2}"$/,
  11: /^(\d{4,6}|\d{7})$/,
  12: /^\d{1,5}$/,
  13: /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  14: /^[4-8]$/,
  15: /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  16: /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  17: /^"[\wäöüÄÖÜß./ -]{0,30}"$/,
  19: /^[12]$/,
  20: /^(0|30|40|50|64)$/,
  21: /^[01]$/,
  22: /^"[A-Z]{3}"$/,
  27: /^"\d{2}"$/,
}

const bookingFields: Readonly<Record<number, RegExp>> = {
  1: /^(?!0{1,10},00)\d{1,10},\d{2}$/,
  2: /^"(S|H)"$/,
  7: /^(?!0{1,9}$)\d{1,9}$/,
  8: /^(?!0{1,9}$)\d{1,9}$/,
  10: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  11: /^"[\w$%\-/]{0,36}"$/,
  14: /^".{0,60}"$/,
  114: /^[01]$/,
}

/** Fields of a line, with their quotation marks. */
const fieldsOf = (line = '') => line.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)?.map(withoutEnd) ?? []
const withoutEnd = (field: string) => field.replace(/;$/, '')
const linesOf = (batch: Batch) => datevBatch(batch).split('\r\n')

describe('a batch as DATEV describes it', () => {
  const lines = linesOf(batchOf(charged, { words: 'Beitrag; "Müller"\r\n=1+1 '.repeat(9) }))

  test('has a header of 31 fields, 125 headings and lines that end with CR and LF', () => {
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toBe('')
    const lengths = lines.slice(0, 3).map((line) => fieldsOf(`${line};`).length - 1)
    expect(lengths).toEqual([31, 125, 125])
  })

  test.each([
    ['header', 0, headerFields],
    ['booking', 2, bookingFields],
  ] as const)('fills the fields of its %s as published and no others', (_, at, published) => {
    fieldsOf(`${lines[at]};`)
      .slice(0, -1)
      .forEach((field, index) => {
        const pattern = published[index + 1] ?? /^("")?$/
        expect(field.replaceAll('""', at === 2 && index === 13 ? '”' : '""')).toMatch(pattern)
      })
  })

  test('says whose it is, the financial year that began in July, and that nothing is locked', () => {
    expect(lines[0]).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261130170509042;;"";"";"";29098;55003;20260701;5;' +
        '20260701;20261231;"Beiträge 2026-07 bis 2026-12";"";1;0;0;"EUR";;"";;;"42";;;"";""',
    )
  })

  test('names the columns at the places that DATEV numbers', () => {
    const headings = fieldsOf(`${lines[1]};`)
    const places = [1, 2, 7, 8, 9, 10, 11, 14, 20, 37, 88, 114, 120, 125]
    expect(places.map((place) => headings[place - 1])).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Soll/Haben-Kennzeichen',
      'Konto',
      'Gegenkonto (ohne BU-Schlüssel)',
      'BU-Schlüssel',
      'Belegdatum',
      'Belegfeld 1',
      'Buchungstext',
      'Beleglink',
      'KOST1 - Kostenstelle',
      'Stück',
      'Festschreibung',
      'Land',
      'Abw. Skontokonto',
    ])
  })

  test('is named so that DATEV finds it', () => {
    expect(datevFileName({ from: '2026-07-01', to: '2026-12-31' })).toBe(
      'EXTF_Buchungsstapel_20260701-20261231.csv',
    )
  })
})

test.each<[string, Entry, boolean, readonly string[]]>([
  ['a fee', charged, false, ['1234,05', '12100', '40000']],
  ['a reminder fee', { kind: 'charged', amount: 500 }, true, ['5,00', '12100', '48300']],
  [
    'a transfer',
    { kind: 'paid', method: 'transfer', amount: 9 },
    false,
    ['0,09', '18000', '12100'],
  ],
  ['cash', { kind: 'paid', method: 'cash', amount: 10_000 }, false, ['100,00', '16000', '12100']],
  ['a card', { kind: 'paid', method: 'card', amount: 100 }, false, ['1,00', '14600', '12100']],
  [
    'a returned debit',
    { kind: 'returned', method: 'transfer', amount: 100 },
    false,
    ['1,00', '12100', '18000'],
  ],
  [
    'a refund',
    { kind: 'refunded', method: 'transfer', amount: 100 },
    false,
    ['1,00', '40000', '18000'],
  ],
  ['a waiver', { kind: 'waived', amount: 100 }, false, ['1,00', '40000', '12100']],
  ['a waived reminder fee', { kind: 'waived', amount: 100 }, true, ['1,00', '48300', '12100']],
  ['a moved half', { kind: 'moved', amount: 100 }, false, ['1,00', '40000', '12100']],
])('%s is booked on debit and credit', (...[, entry, isCharge, [amount, debit, credit]]) => {
  const fields = fieldsOf(linesOf(batchOf(entry, { isCharge }))[2])
  expect([fields[0], fields[1], fields[6], fields[7]]).toEqual([amount, '"S"', debit, credit])
  expect([fields[9], fields[10]]).toEqual(['0310', '"100023"'])
})

test.each([
  ['2026-12-31', 1, '2026-01-01', '2026-12-31'],
  ['2027-06-30', 7, '2026-07-01', '2027-06-30'],
  ['2027-07-01', 7, '2027-07-01', '2028-06-30'],
])('%s is in the financial year of month %s', (...[day, begins, startsOn, endsOn]) => {
  expect(financialYearOf(day, begins)).toEqual({ startsOn, endsOn })
})

test.each([
  ['2026-01-01', '2026-12-31', 1, undefined],
  ['2026-12-31', '2027-01-01', 1, 'other_year'],
  ['2026-12-31', '2027-01-01', 7, undefined],
  ['2026-05-02', '2026-05-01', 1, 'before_start'],
])('a batch from %s to %s of a year from month %s: %s', (...[from, to, begins, problem]) => {
  expect(periodProblem({ from, to }, begins)).toBe(problem)
})

describe('accounts', () => {
  test.each(charts)('the usual ones of chart %s have its length and stand apart', (chart) => {
    expect(validateAccounts(defaultAccounts[chart], defaultAccountLength(chart))).toEqual({})
  })

  test.each([
    ['bank', '1800', 'account_wrong'],
    ['bank', '1800a', 'account_wrong'],
    ['cash', '00000', 'account_wrong'],
    ['debtors', '40000', 'account_twice'],
    ['fees', '18000', 'account_twice'],
    ['charges', '40000', undefined],
    ['transit', '18000', undefined],
  ] as const)('%s on %s: %s', (account, number, problem) => {
    const numbers = { ...defaultAccounts['42'], [account]: number }
    expect(validateAccounts(numbers, 5)[account]).toBe(problem)
  })

  test('all have a number in every chart', () => {
    for (const chart of charts) expect(Object.keys(defaultAccounts[chart])).toEqual(ledgerAccounts)
  })
})

test.each([
  ['Müller & Söhne – 5 €', 'Müller & Söhne – 5 €'],
  ['Łukasz Žižek', 'Lukasz Žižek'],
  ['Đorđević', 'Dordevic'],
  ['日', '.'],
])('%s is written as %s', (text, written) => {
  expect(toWindows1252(text)).toBe(written)
})
