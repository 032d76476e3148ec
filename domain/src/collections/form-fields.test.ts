import { expect, test } from 'vitest'

import { fieldAnswerRefusal, fieldsFor, type FormField, isCompleteField } from './form-fields.ts'

const size: FormField = {
  name: 'Shirt size',
  type: 'select',
  isMandatory: true,
  feeId: 'junior',
  options: ['S', 'M', 'L'],
}
const note: FormField = { ...size, name: 'Note', type: 'textarea', feeId: null, options: [] }

test.each<[boolean, FormField]>([
  [true, size],
  [true, note],
  [false, { ...note, name: ' ' }],
  [false, { ...size, options: [] }],
  [false, { ...size, options: ['S', ' '] }],
  [false, { ...size, options: ['S', ' S'] }],
  [false, { ...note, options: ['S'] }],
])('can be added: %s, for %o', (may, field) => {
  expect(isCompleteField(field)).toBe(may)
})

test("a question for one fee isn't asked for others", () => {
  expect(fieldsFor([size, note], 'junior')).toEqual([size, note])
  expect(fieldsFor([size, note], 'adult')).toEqual([note])
})

const types = ['text', 'textarea', 'number', 'date', 'checkbox', 'select'] as const

test.each<[string, string, string | undefined]>([
  ['text*', '', 'missing'],
  ['text', '', undefined],
  ['textarea*', 'Knee\nand toe', undefined],
  ['number*', '12,5', undefined],
  ['number*', '-3', undefined],
  ['number', 'twelve', 'number'],
  ['number', '1e9', 'number'],
  ['date', '2026-02-28', undefined],
  ['date', '2026-02-30', 'date'],
  ['checkbox*', 'false', 'missing'],
  ['checkbox*', 'true', undefined],
  ['checkbox', '', undefined],
  ['select*', 'M', undefined],
  ['select*', 'XXL', 'option'],
])('a field of type %s (* is mandatory) answered %j: %s', (written, answer, refusal) => {
  const isMandatory = written.endsWith('*')
  const type = types.find((one) => one === written.replace('*', '')) ?? 'text'
  expect(fieldAnswerRefusal({ type, isMandatory, options: ['S', 'M'] }, answer)).toBe(refusal)
})
