import { expect, test } from 'vitest'

import { fixCapitals, fixLastNameCapitals } from './capitals.ts'

test.each([
  ['MIKE', 'Mike'],
  ['MIKE MCDONALD', 'Mike McDonald'],
  ["SEAN O'CONNOR", "Sean O'Connor"],
  ['JAN VAN DER BERG', 'Jan van der Berg'],
  ['ANNE-MARIE GARCÍA', 'Anne-Marie García'],
  ['BO LI', 'Bo Li'],
  ['Ana RUIZ', 'Ana Ruiz'],
  ['Ana McDonald', 'Ana McDonald'],
  ['Ana JP Ruiz', 'Ana JP Ruiz'],
  ['DJ', 'DJ'],
  ['ana ruiz', 'ana ruiz'],
  ['', ''],
])('%s without shouting is %s', (written, name) => {
  expect(fixCapitals(written)).toBe(name)
})

test.each([
  ['VAN DER BERG', 'van der Berg'],
  ['DE LA TORRE', 'de la Torre'],
  ["O'CONNOR", "O'Connor"],
  ['MCDONALD', 'McDonald'],
  ['van der Berg', 'van der Berg'],
  ['De Bruyne', 'De Bruyne'],
])('the last name %s without shouting is %s', (written, name) => {
  expect(fixLastNameCapitals(written)).toBe(name)
})
