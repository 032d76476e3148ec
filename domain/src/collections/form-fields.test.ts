import { expect, test } from 'vitest'

import { fieldsFor, type FormField, isWholeField } from './form-fields.ts'

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
  expect(isWholeField(field)).toBe(may)
})

test('a field of one fee is asked of nobody else', () => {
  expect(fieldsFor([size, note], 'junior')).toEqual([size, note])
  expect(fieldsFor([size, note], 'adult')).toEqual([note])
})
