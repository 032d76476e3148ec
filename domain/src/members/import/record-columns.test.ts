import { expect, test } from 'vitest'

import { interpretList } from './preview.ts'
import { readKind } from './record-words.ts'

const today = '2026-11-30'

function read(text: string, isOfClub = true) {
  const lines = text
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split(';').map((cell) => cell.trim()) }))
  const found = interpretList(lines, {
    today,
    teamCountry: 'DE',
    columns: new Map(),
    answers: { leavers: 'keep' },
    ...(isOfClub && {
      club: { sport: 'football', teams: [], places: { '': { kind: 'without_team' } } },
    }),
  })
  if (found.kind === 'refused') throw new Error(found.why)
  return found.preview
}

const iban = 'DE89 3704 0044 0532 0130 00'

test.each([
  [
    'Mitgl.-Nr.;Nachname;Vorname;Mitgliedsart;Eintritt;Austritt;IBAN;Kontoinhaber;Mandatsreferenz;Mandatsdatum',
    `1001;Huber;Lea;passiv;01.07.2011;31.12.2030;${iban};Anna Huber;M-1;02.07.2011`,
  ],
  [
    'Member no.;Last name;First name;Membership type;Date joined;Left on;IBAN;Account holder;Mandate reference;Mandate date',
    `1001;Huber;Lea;Social member;2011-07-01;2030-12-31;${iban};Anna Huber;M-1;2011-07-02`,
  ],
  [
    "N° d'adhérent;Nom;Prénom;Statut;Date d'adhésion;Date de sortie;IBAN;Titulaire du compte;RUM;Date du mandat",
    `1001;Huber;Lea;Membre passif;01/07/2011;31/12/2030;${iban};Anna Huber;M-1;02/07/2011`,
  ],
  [
    'Nº de socio;Apellidos;Nombre;Tipo de socio;Fecha de alta;Fecha de baja;Cuenta IBAN;Titular;Referencia del mandato;Fecha del mandato',
    `1001;Huber;Lea;Pasiva;01/07/2011;31/12/2030;${iban};Anna Huber;M-1;02/07/2011`,
  ],
])('reads the membership record under %s', (headings, row) => {
  // One more row settles the order of day and month.
  const other = `1002;Roth;Mia;;13.04.2014;;;;;`
  const { rows } = read([headings, row, other].join('\n'))
  expect(rows[0]?.record).toEqual({
    number: '1001',
    kind: 'passive',
    enteredOn: '2011-07-01',
    exitedOn: '2030-12-31',
    iban: 'DE89370400440532013000',
    accountHolder: 'Anna Huber',
    mandateReference: 'M-1',
    mandateSignedOn: '2011-07-02',
  })
})

test('shows what it cannot understand, and keeps the rest', () => {
  const { rows, problems } = read(
    [
      'Mitgliedsnummer;Vorname;Nachname;Status;Eintritt;Austritt;IBAN',
      '7;Lea;Huber;Vorstand;bald;;DE00 1234',
      '8;Mia;Roth;aktiv;01.02.2020;;',
      '9;Tom;Pohl;passiv;01.02.2028;01.02.2027;',
    ].join('\n'),
  )
  expect(rows.map(({ record }) => record)).toEqual([
    { number: '7' },
    { number: '8', kind: 'active', enteredOn: '2020-02-01' },
    { number: '9', kind: 'passive', enteredOn: '2028-02-01' },
  ])
  expect(problems.map(({ row, kind, value }) => [row, kind, value])).toEqual([
    [1, 'date_unreadable', 'bald'],
    [1, 'kind_unknown', 'Vorstand'],
    [1, 'iban_wrong', 'DE00 1234'],
    [3, 'left_before_entry', '01.02.2027'],
  ])
})

test('a status that says who left is asked, and gives the kinds of the others', () => {
  const { rows } = read(
    'Nr.;Vorname;Nachname;Status\n;Lea;Huber;ausgetreten\n;Mia;Roth;Ehrenmitglied',
  )
  expect(rows.map(({ hasLeft, record }) => [hasLeft, record?.kind])).toEqual([
    [true, undefined],
    [undefined, 'honorary'],
  ])
})

test('in the list of one team the number stays one of the player', () => {
  const { rows } = read('Mitgliedsnummer;Vorname;Nachname;Eintritt\n7;Lea;Huber;01.02.2020', false)
  expect(rows[0]?.member.licenceNumber).toBe('7')
  expect(rows[0]?.record).toBeUndefined()
})

test.each([
  ['Aktiv', 'active'],
  ['aktives Mitglied', 'active'],
  ['Membre actif', 'active'],
  ['Activa', 'active'],
  ['Fördermitglied', 'passive'],
  ['förderndes Mitglied', 'passive'],
  ['Non-playing member', 'passive'],
  ['Sympathisant', 'passive'],
  ['Protector', 'passive'],
  ['Ehrenmitglied', 'honorary'],
  ['Honorary member', 'honorary'],
  ['Membre d’honneur', 'honorary'],
  ['Socio de honor', 'honorary'],
  ['Familie', 'family'],
  ['Family membership', 'family'],
  ['Famille', 'family'],
  ['Cuota familiar', 'family'],
  ['Familiar', 'family'],
  ['Torwart', undefined],
  ['', undefined],
])('“%s” is a membership of kind %s', (text, kind) => {
  expect(readKind(text)).toBe(kind)
})
