import { expect, test } from 'vitest'

import { helplineOf } from './helplines.ts'

test.each([
  ['ES', 'Teléfono ANAR', '116 111'],
  ['FR', 'Allô Enfance en Danger', '119'],
  ['DE', 'Nummer gegen Kummer', '116 111'],
  ['GB', 'Childline', '0800 1111'],
  ['PL', '116 111', '116 111'],
])('in %s a child can call %s: %s', (country, name, phone) => {
  expect(helplineOf(country)).toMatchObject({ name, phone })
})

test.each(['BR', 'US', '', 'constructor'])('returns no number for %j', (country) => {
  expect(helplineOf(country)).toBeUndefined()
})
