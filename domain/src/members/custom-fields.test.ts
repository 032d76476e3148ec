import { expect, test } from 'vitest'

import { type CustomField, fieldsFor, mayWiden, readCustomValue } from './custom-fields.ts'

const choices = [{ id: 'c-1', name: 'Bus 4' }]

test.each([
  ['text', '  by bike ', 'by bike'],
  ['text', 'x'.repeat(500), 'x'.repeat(500)],
  ['text', 'x'.repeat(501), 'too_long'],
  ['number', '4', '4'],
  ['number', '-1,50', '-1.5'],
  ['number', '007', '7'],
  ['number', '999999999.999999', '999999999.999999'],
  ['number', '-0', '0'],
  ['number', '1e3', 'not_a_number'],
  ['number', 'NaN', 'not_a_number'],
  ['number', '12 345', 'not_a_number'],
  ['number', '1000000000', 'not_a_number'],
  ['date', '2028-02-29', '2028-02-29'],
  ['date', '2027-02-29', 'not_a_day'],
  ['date', '29/02/2028', 'not_a_day'],
  ['yes_no', 'yes', 'yes'],
  ['yes_no', 'no', 'no'],
  ['yes_no', 'maybe', 'not_a_choice'],
  ['choice', 'c-1', 'c-1'],
  ['choice', 'Bus 4', 'not_a_choice'],
] as const)('a %s field stores %j as %j', (kind, typed, outcome) => {
  const read = readCustomValue(aField({ kind, choices }), typed)
  expect(read).toEqual(
    read.kind === 'refused' ? { kind: 'refused', why: outcome } : { kind: 'value', value: outcome },
  )
})

test.each(['text', 'number', 'date', 'yes_no', 'choice'] as const)(
  'nothing but blanks empties a %s field',
  (kind) => {
    expect(readCustomValue(aField({ kind, choices }), '  ')).toEqual({ kind: 'empty' })
  },
)

test('the team only sees fields shared with the team', () => {
  const fields = [aField({ id: 'open', audience: 'team' }), aField({ id: 'hidden' })]
  expect(fieldsFor(fields, 'team').map(({ id }) => id)).toEqual(['open'])
  expect(fieldsFor(fields, 'private')).toEqual(fields)
})

test.each([
  ['private', 'team', 0, true],
  ['private', 'team', 1, false],
  ['team', 'private', 9, true],
  ['private', 'private', 9, true],
  ['team', 'team', 9, true],
] as const)(
  'changing a field from %s to %s with %d values is allowed: %s',
  (...[before, after, values, allowed]) => {
    expect(mayWiden(before, after, values)).toBe(allowed)
  },
)

function aField(part: Partial<CustomField>): CustomField {
  return { id: 'f-1', name: 'Bus', kind: 'text', audience: 'private', choices: [], ...part }
}
