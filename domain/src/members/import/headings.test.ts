import { expect, test } from 'vitest'

import { fieldsOf } from './headings.ts'

test.each([
  ['firstName', 'first_name'],
  ['FIRST_NAME', 'first_name'],
  ['Prénom *', 'first_name'],
  ['Vorname (Pflichtfeld)', 'first_name'],
  ['Player Last Name', 'last_name'],
  ['Apellidos del jugador', 'last_name'],
  ['Birthdate (MM/DD/YYYY)', 'birth_date'],
  ['Fecha de nacimiento', 'birth_date'],
  ['Date de naissance', 'birth_date'],
  ['Geb.-Datum', 'birth_date'],
  ['E-Mail', 'email'],
  ['E-mail 2 Address', 'email'],
  ['Handynummer', 'phone'],
  ['Teléfono móvil', 'phone'],
  ['Trikot-Nr.', 'jersey_number'],
  ['Dorsal', 'jersey_number'],
  ['Spielerpass-Nr.', 'licence_number'],
  ['N° de licence', 'licence_number'],
  ['Role ID', 'role_number'],
  ['Non-Player', 'not_playing'],
  ['Mannschaft', 'team'],
  ['P1 First Name', 'guardian_1.first_name'],
  ['P2 Mobile Phone', 'guardian_2.phone'],
  ['Parent 2 Email', 'guardian_2.email'],
  ['Second parent', 'guardian_2.full_name'],
  ['Guardian Last Name', 'guardian_1.last_name'],
  ['Tel. Mutter', 'mother.phone'],
  ['Tel. Vater', 'father.phone'],
  ["Father's e-mail", 'father.email'],
  ['Correo de la madre', 'mother.email'],
  ['Courriel du père', 'father.email'],
  ['E-Mail 2 (Eltern)', 'parents.email'],
  ['Erziehungsberechtigter Name', 'guardian_1.full_name'],
  ['Tuteur légal 1 : prénom', 'guardian_1.first_name'],
  ['Parent relationship', 'guardian_1.relation'],
  ['Emergency contact phone', undefined],
  ['Notes', undefined],
  ['Nationality', undefined],
  ['', undefined],
])('“%s” says %s', (heading, field) => {
  expect(fieldsOf([heading])).toEqual([field])
})

test.each([
  [
    ['Nom', 'Prénom'],
    ['last_name', 'first_name'],
  ],
  [
    ['Nombre', 'Apellidos'],
    ['first_name', 'last_name'],
  ],
  [
    ['Name', 'Vorname'],
    ['last_name', 'first_name'],
  ],
  [
    ['Name', 'Email'],
    ['full_name', 'email'],
  ],
  [
    ['Nom', 'Nom de la mère', 'Prénom de la mère'],
    ['full_name', 'mother.last_name', 'mother.first_name'],
  ],
])('%j, side by side, say %j', (headings, fields) => {
  expect(fieldsOf(headings)).toEqual(fields)
})
