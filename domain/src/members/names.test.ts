import { expect, test } from 'vitest'

import { initialsOf, splitName } from './names.ts'

test.each([
  ['Ava Nguyen', 'Ava', 'Nguyen'],
  ['Nguyen, Ava', 'Ava', 'Nguyen'],
  ['van der Berg, Ava Lou', 'Ava Lou', 'van der Berg'],
  ['Ava van der Berg', 'Ava', 'van der Berg'],
  ['María José de la Cruz', 'María José', 'de la Cruz'],
  ['NGUYEN Ava', 'Ava', 'NGUYEN'],
  ['MJ Smith', 'MJ', 'Smith'],
  ['Ava', 'Ava', ''],
  ['Ava,', 'Ava', ''],
  ['', '', ''],
])('“%s” is %s and %s', (text, firstName, lastName) => {
  expect(splitName(text)).toEqual({ firstName, lastName })
})

test.each([
  ['Ava', 'Nguyen', 'AN'],
  ['élodie', 'östberg', 'ÉÖ'],
  ['Ava', '', 'A'],
])('%s %s has the initials %s', (firstName, lastName, initials) => {
  expect(initialsOf({ firstName, lastName })).toBe(initials)
})
