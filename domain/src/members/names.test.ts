import { expect, test } from 'vitest'

import { initialsOf, isAmbiguousName, splitName, removeTitle, type NameOrder } from './names.ts'

test.each([
  ['Ava Nguyen', 'Ava', 'Nguyen'],
  ['Nguyen, Ava', 'Ava', 'Nguyen'],
  ['van der Berg, Ava Lou', 'Ava Lou', 'van der Berg'],
  ['Ava van der Berg', 'Ava', 'van der Berg'],
  ['María José de la Cruz', 'María José', 'de la Cruz'],
  ['NGUYEN Ava', 'Ava', 'NGUYEN'],
  ['MJ Smith', 'MJ', 'Smith'],
  ['DE LA TOUR Jean-Baptiste', 'Jean-Baptiste', 'DE LA TOUR'],
  ["N'DIAYE Aïssatou", 'Aïssatou', "N'DIAYE"],
  ['Lucía GARCÍA DE LA FUENTE', 'Lucía', 'GARCÍA DE LA FUENTE'],
  ['Marie Claire DUPONT', 'Marie Claire', 'DUPONT'],
  ['Ava', 'Ava', ''],
  ['Ava Nguyen III', 'Ava', 'Nguyen III'],
  ['Ava Lou van der Berg Jr.', 'Ava Lou', 'van der Berg Jr.'],
  ['Ava,', 'Ava', ''],
  ['', '', ''],
])('“%s” has the first name %s and the last name %s', (text, firstName, lastName) => {
  expect(splitName(text)).toEqual({ firstName, lastName })
})

test.each([
  ['Mme Dupont Marie', 'Dupont Marie'],
  ['Herr Karl Heide', 'Karl Heide'],
  ['Sr. Gil', 'Gil'],
  ['Mrs. Jane Smith', 'Jane Smith'],
  ['Don Carlos', 'Don Carlos'],
  ['M. Müller', 'M. Müller'],
  ['D. Meier', 'D. Meier'],
  ['M. Carmen Ruiz', 'M. Carmen Ruiz'],
  ['Missy Elliott', 'Missy Elliott'],
  ['Frau', 'Frau'],
  ['M. LE GOFF Hervé', 'LE GOFF Hervé'],
])('“%s” is addressed as %s', (written, name) => {
  expect(removeTitle(written)).toBe(name)
})

test.each([
  ['Ava', 'Nguyen', 'AN'],
  ['élodie', 'östberg', 'ÉÖ'],
  ['Ava', '', 'A'],
])('%s %s has the initials %s', (firstName, lastName, initials) => {
  expect(initialsOf({ firstName, lastName })).toBe(initials)
})

const ordered: readonly (readonly [NameOrder, string, string, string])[] = [
  ['first_two_last', 'Ana García López', 'Ana', 'García López'],
  ['first_two_last', 'Ana García', 'Ana', 'García'],
  ['first_two_last', 'José Luis Pérez', 'José Luis', 'Pérez'],
  ['first_two_last', 'José Luis Pérez Gil', 'José Luis', 'Pérez Gil'],
  ['first_two_last', 'María del Carmen Ruiz', 'María del Carmen', 'Ruiz'],
  ['first_two_last', 'María del Carmen Ruiz de la Torre', 'María del Carmen', 'Ruiz de la Torre'],
  ['first_two_last', 'Pau Ortega y Gasset Mas', 'Pau', 'Ortega y Gasset Mas'],
  ['first_two_last', 'García López, Ana', 'Ana', 'García López'],
  ['first_two_last', 'GARCÍA LÓPEZ Ana', 'Ana', 'GARCÍA LÓPEZ'],
  ['last_first', 'Dupont Marie', 'Marie', 'Dupont'],
  ['last_first', 'von der Heide Karl Theodor', 'Karl Theodor', 'von der Heide'],
  ['last_first', 'Dupont, Marie', 'Marie', 'Dupont'],
  ['two_last_first', 'García López Ana', 'Ana', 'García López'],
  ['two_last_first', 'García López Ana María', 'Ana María', 'García López'],
  ['two_last_first', 'García Ana', 'Ana', 'García'],
  ['two_last_first', 'de la Cruz Gil Ana', 'Ana', 'de la Cruz Gil'],
  ['last_first', 'Ava', 'Ava', ''],
  ['first_two_last', 'de la', 'de la', ''],
]

test.each(ordered)(
  'in the order %s, “%s” is read as %s and %s',
  (...[order, text, firstName, lastName]) => {
    expect(splitName(text, order)).toEqual({ firstName, lastName })
  },
)

test.each([
  ['Ana García López', true],
  ['Ava Nguyen', true],
  ['García López, Ana', false],
  ['NGUYEN Ava', false],
  ['Ava', false],
  ['', false],
])('the parts of “%s” are ambiguous: %s', (text, expected) => {
  expect(isAmbiguousName(text)).toBe(expected)
})
