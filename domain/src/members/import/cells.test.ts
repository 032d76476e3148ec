import { expect, test } from 'vitest'

import { readStaffRole } from './cells.ts'

test.each([
  ['Trainer', 'coach'],
  ['Physio', 'staff'],
  ['Player', undefined],
  ['constructor', undefined],
])('“%s” is read as %s', (cell, role) => {
  expect(readStaffRole(cell)).toBe(role)
})
