import { expect, test } from 'vitest'

import { readHeadings } from './headings.ts'

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
  ['m/w', 'gender'],
  ['Sexo (M/F)', 'gender'],
  ['Geschlecht (m/w/d)', 'gender'],
  ['Größe Trikot', 'shirt_size'],
  ['Phone numbers', 'phone'],
  ['Emails', 'email'],
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
  ['Parent/Guardian Mobile No.', 'guardian_1.phone'],
  ['Tlf. tutor/a 2', 'guardian_2.phone'],
  ['Port. père', 'father.phone'],
  ['Tél. resp. légal 1', 'guardian_1.phone'],
  ['Erz.-Ber. 2 E-Mail', 'guardian_2.email'],
  ['Erziehungsberechtigte/r 2', 'guardian_2.full_name'],
  ['Primary Contact Email', 'guardian_1.email'],
  ['Secondary Contact Name', 'guardian_2.full_name'],
  ['Contact number', 'phone'],
  ['Telf.', 'phone'],
  ['Mobile No', 'phone'],
  ['D.O.B.', 'birth_date'],
  ['DoB', 'birth_date'],
  ['Nacido el', 'birth_date'],
  ['Jugador/a', 'full_name'],
  ['Spieler:in', 'full_name'],
  ['Nom du joueur(se)', 'full_name'],
  ['Licence n°', 'licence_number'],
  ['Nº licencia', 'licence_number'],
  ['Member No', 'licence_number'],
  ['E-mail 1 - Value', 'email'],
  ['Phone 2 - Value', 'phone'],
  ['Phone 1 - Type', undefined],
  ['First Names', 'first_name'],
  ['Email principal', 'email'],
  ['Mobile personnel', 'phone'],
  ['Haupt-E-Mail', 'email'],
  ['Telefonnummer Mobil', 'phone'],
  ['Emergency contact phone', undefined],
  ['Notes', undefined],
  ['Nationality', undefined],
  ['', undefined],
])('“%s” is read as %s', (heading, field) => {
  expect(readHeadings([heading])).toEqual([field])
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
  [
    ['Player', 'Parent/Carer', 'Relationship', 'Contact Number', 'Email'],
    [
      'full_name',
      'guardian_1.full_name',
      'guardian_1.relation',
      'guardian_1.phone',
      'guardian_1.email',
    ],
  ],
  [
    ['Name', 'Email', 'Parent', 'Email'],
    ['full_name', 'email', 'guardian_1.full_name', 'guardian_1.email'],
  ],
  [
    ['Name', 'Mutter', 'Telefon', 'Vater', 'Telefon'],
    ['full_name', 'mother.full_name', 'mother.phone', 'father.full_name', 'father.phone'],
  ],
  [
    ['Nombre', 'Madre', 'Padre', 'Móvil'],
    ['full_name', 'mother.full_name', 'father.full_name', 'parents.phone'],
  ],
  [
    ['Name', 'Parent', 'Parent phone', 'Position', 'Phone'],
    ['full_name', 'guardian_1.full_name', 'guardian_1.phone', 'position', 'phone'],
  ],
  [
    ['Player', 'Parent', 'Player phone', 'Email (child)'],
    ['full_name', 'guardian_1.full_name', 'phone', 'email'],
  ],
  [
    ['Name', 'Parent', 'Phone', 'Mobile'],
    ['full_name', 'guardian_1.full_name', 'guardian_1.phone', 'guardian_1.phone'],
  ],
  [
    ['Name', 'Emergency contact', 'Phone', 'Email', 'Position', 'Mobile'],
    ['full_name', undefined, undefined, undefined, 'position', 'phone'],
  ],
  [
    ['Name', 'Kontakt Eltern', 'Handy'],
    ['full_name', undefined, undefined],
  ],
  [
    ['Name', 'Emergency phone', 'Phone'],
    ['full_name', undefined, 'phone'],
  ],
])('%j, side by side, are read as %j', (headings, fields) => {
  expect(readHeadings(headings)).toEqual(fields)
})

/** Regression: headings of this length took seconds. */
test.each(['a'.repeat(40_000), `(${'D'.repeat(40_000)}`])(
  'a very long text is not a heading: %.3s',
  (long) => {
    const began = process.cpuUsage().user
    expect(readHeadings(['Name', long])).toEqual(['full_name', undefined])
    expect(process.cpuUsage().user - began).toBeLessThan(1_000_000)
  },
)
