import type { ImportPreview } from '@touchline/domain/members/import/preview'
import type { ImportAnswers } from '@touchline/domain/members/import/questions'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'

import { readList } from './read-list.ts'

/** Lists as clubs send them, with invented people. */
describe('a list of a club', () => {
  test('from France: names in capitals, two addresses in a cell, an emergency contact, a sum', async () => {
    const list = `ÉCOLE DE FOOT – Saison 2025/2026;;;;;;;;
;;;;;;;;
N° licence;Nom et prénom de l'enfant;Né(e) le;Nom du père;Tél. père;Nom de la mère;E-mail des parents;Personne à prévenir en cas d'urgence;Téléphone
2546789123;LEFÈVRE Chloé;13/05/2015;LEFÈVRE Marc;06 12 34 56 78;DURAND Sophie;"marc.lefevre@x.example ; sophie.d@x.example";Mamie Jeanne;05 56 12 34 56
2546789124;DE LA TOUR Jean-Baptiste;02/03/2014;;;MARTIN-DE LA TOUR Anne;anne@x.example;Mme Roche;06 00 00 00 01
Total : 2 licenciés;;;;;;;;`
    const { rows, problems } = await previewOf(iconv.encode(list, 'windows-1252'), 'FR')
    expect(rows.map(({ member }) => [member.firstName, member.lastName, member.phone])).toEqual([
      ['Chloé', 'Lefèvre', undefined],
      ['Jean-Baptiste', 'de la Tour', undefined],
    ])
    expect(rows.map(({ guardians }) => guardians)).toMatchObject([
      [
        { role: 'mother', firstName: 'Sophie', email: 'sophie.d@x.example' },
        { role: 'father', firstName: 'Marc', email: 'marc.lefevre@x.example' },
      ],
      [{ firstName: 'Anne', lastName: 'Martin-De la Tour', email: 'anne@x.example' }],
    ])
    expect(kindsOf(problems)).toEqual([
      [1, 'several_addresses'],
      [3, 'name_missing'],
    ])
  })

  test('from Germany: sections of the team, headings on each page, a note, staff by their roles', async () => {
    const list = `TSV Beispiel – Kader\t\t\t\t
Nr.\tName, Vorname\tGeb.-Datum\tMobil\tFunktion
\tTorhüter\t\t\t
1\tSchäfer, Mia\t24.12.14\t0171/3920010\tSpielerin
Nr.\tName, Vorname\tGeb.-Datum\tMobil\tFunktion
9\tMüller, Lena\t07.08.2014\t\tSpielerin
\tTrainerteam\t\t\t
\tHuber, Sepp\t1.1.1980\t0171 3920013 / 089 123456\tTorwarttrainer
\tKern, Ute\t\t\tMannschaftsärztin
\tAnzahl Spieler: 2\t\t\t`
    const { rows, problems } = await previewOf(iconv.encode(list, 'utf-16le'), 'DE')
    expect(rows.map(({ member }) => [member.lastName, member.staff])).toEqual([
      ['Schäfer', undefined],
      ['Müller', undefined],
      ['Huber', 'coach'],
      ['Kern', 'staff'],
    ])
    expect(rows[2]?.member.phone).toBe('+491713920013')
    expect(problems.map(({ kind, value }) => [kind, value.slice(0, 12)])).toEqual([
      ['name_missing', 'Torhüter'],
      ['date_short_year', '24.12.14'],
      ['name_missing', 'Nr. · Name, '],
      ['name_missing', 'Trainerteam'],
      ['extra_value_left_out', '089 123456'],
      ['name_missing', 'Anzahl Spiel'],
    ])
  })

  test('from Spain: parents, numbers and addresses on several lines of a cell', async () => {
    const list = `"Dorsal","Apellidos y nombre del jugador/a","F. Nac.","Padre/Madre/Tutor","Tlf. contacto","Correo"
"7","García López, Lucía","4/3/2014","Ana López
Pedro García","600 111 222
600 111 223","ana@x.example
pedro@x.example"
"10","Ruiz, Íñigo","15/07/2013","Tutora: Carmen Soler","600-111-225 (abuela)","n/a"`
    const { rows, questions } = await previewOf(list, 'ES')
    expect(questions).toEqual([])
    expect(rows.map(({ member }) => [member.firstName, member.email, member.phone])).toEqual([
      ['Lucía', undefined, undefined],
      ['Íñigo', undefined, undefined],
    ])
    expect(rows.map(({ guardians }) => guardians)).toMatchObject([
      [
        { firstName: 'Ana', lastName: 'López', email: 'ana@x.example', phone: '+34600111222' },
        { firstName: 'Pedro', email: 'pedro@x.example', phone: '+34600111223' },
      ],
      [{ firstName: 'Carmen', lastName: 'Soler', email: undefined, phone: '+34600111225' }],
    ])
  })

  test('from a Spanish federation: numbered rows with a sum, one parent in three columns', async () => {
    const list = `Nº;DNI;Nombre;Primer apellido;Segundo apellido;Sexo;Nombre del padre, madre o tutor legal;Teléfono del tutor;Email tutor;Pie
1;12345678Z;Lucía;García;López;M;Ana López;600111222;ana@x.example;D
2;;Hugo;Pérez;;H;Pedro Pérez;600111223;pedro@x.example;I
3;;Noa;Vidal;Soler;M;;;;
TOTAL;;3;;;;;;;`
    const { rows } = await previewOf(list, 'ES')
    expect(
      rows.map(({ member, guardians }) => [
        member.jerseyNumber,
        member.dominantSide,
        guardians.length,
      ]),
    ).toEqual([
      [undefined, 'right', 1],
      [undefined, 'left', 1],
      [undefined, undefined, 0],
    ])
    expect(rows[0]?.guardians).toMatchObject([
      { firstName: 'Ana', email: 'ana@x.example', phone: '+34600111222' },
    ])
  })

  test('with a row for each parent: links parents to the child they name, and adds no members', async () => {
    const list = `First Name,Last Name,Type,Date of Birth,Email,Cell Phone,Linked Player
Ava,Nguyen,Player,9/4/2013,linh@x.example,,
Linh,Nguyen,Parent,,linh@x.example,(201) 555-0143,Ava Nguyen
Erin,O'Brien,Mother,,erin@x.example,201.555.0145,Liam O'Brien
Sam,Carter,Head Coach,1/15/1979,sam@x.example,2015550146,`
    const { rows, problems, counts } = await previewOf(list, 'US')
    expect(rows.map(({ member }) => [member.firstName, member.staff, member.email])).toEqual([
      ['Ava', undefined, undefined],
      ['Sam', 'coach', 'sam@x.example'],
    ])
    expect(rows[0]?.guardians).toMatchObject([
      { firstName: 'Linh', email: 'linh@x.example', phone: '+12015550143' },
    ])
    expect(counts).toMatchObject({ rows: 4, members: 2, guardians: 1 })
    expect(problems).toMatchObject([
      { row: 1, kind: 'contact_of_guardian' },
      { row: 3, kind: 'parent_alone', value: "Erin O'Brien" },
    ])
  })

  const twoAvas = `First Name,Last Name,Type,Date of Birth,Cell Phone,Linked Player
Ava,Nguyen,Player,9/4/2013,,
Ava,Nguyen,Player,3/2/2011,,
Zoe,Roy,Player,,,
Zoe,Roy,Player,,,
Linh,Nguyen,Parent,,(201) 555-0143,Ava Nguyen
Eva,Roy,Parent,,(201) 555-0144,Zoe Roy`

  test('links a parent to no child while two have the name', async () => {
    const { rows, problems } = await previewOf(twoAvas, 'US')
    expect(rows.map(({ guardians }) => guardians)).toEqual([[], [], [], []])
    expect(problems).toMatchObject([
      { row: 5, kind: 'parent_of_several', value: 'Linh Nguyen' },
      { row: 6, kind: 'parent_of_several', value: 'Eva Roy' },
    ])
  })

  test.each([
    ['same', [[], [], ['Eva']]],
    ['different', [[], [], [], []]],
  ] as const)(
    'links a parent to one child of two rows once they are answered as the %s',
    async (said, of) => {
      const { rows } = await previewOf(twoAvas, 'US', { sameRows: { '3-4': said } })
      const named = rows.map(({ guardians }) => guardians.map(({ firstName }) => firstName))
      expect(named).toEqual(of)
    },
  )

  test('with full names, and the child beside each parent', async () => {
    const list = `Name;Rolle;Kind;Telefon
Mia Schäfer;Spielerin;;
Ute Schäfer;Mutter;Mia Schäfer;0171 3920010`
    const { rows, problems } = await previewOf(list, 'DE')
    expect(rows).toMatchObject([
      {
        member: { firstName: 'Mia', phone: undefined },
        guardians: [{ role: 'mother', firstName: 'Ute', phone: '+491713920010' }],
      },
    ])
    expect(problems).toEqual([])
  })

  test('from Britain: titles, a second parent, placeholders for empty cells', async () => {
    const list = `Player's Name,DOB,Parent/Carer Name,Parent/Carer Mobile,2nd Parent/Carer Name,2nd Parent/Carer Mobile
Mr. Jack Smith,1st March 2014,Mrs Jane Smith,020 7946 0000,Mr John Smith,+44 20 7946 0001
Ibrahim Khan,-,tbc,tbc,n/a,N/A`
    const { rows, problems } = await previewOf(list, 'GB')
    expect(rows).toMatchObject([
      {
        member: { firstName: 'Jack', lastName: 'Smith', dateOfBirth: '2014-03-01' },
        guardians: [
          { firstName: 'Jane', phone: '+442079460000' },
          { firstName: 'John', phone: '+442079460001' },
        ],
      },
      { member: { firstName: 'Ibrahim', lastName: 'Khan' }, guardians: [] },
    ])
    expect(problems).toEqual([])
  })

  test('with repeated headings: two parents, or an unknown person', async () => {
    const parents = `Child,Parent,Phone,Email,Parent,Phone,Email
Ava Nguyen,Linh Nguyen,201-555-0143,linh@x.example,Bao Nguyen,201-555-0144,bao@x.example`
    expect((await previewOf(parents, 'US')).rows[0]?.guardians).toMatchObject([
      { firstName: 'Linh', email: 'linh@x.example', phone: '+12015550143' },
      { firstName: 'Bao', email: 'bao@x.example', phone: '+12015550144' },
    ])
    const unsaid = `Vorname,Nachname,Handy,Vorname,Nachname,Handy,E-Mail
Nils,Ammann,,Rahel,Ammann,0171 3920010,rahel@x.example`
    const { rows, columns } = await previewOf(unsaid, 'DE')
    expect(columns.slice(3).map(({ field }) => field)).toEqual(Array(4).fill(undefined))
    expect(rows[0]?.member).toMatchObject({
      firstName: 'Nils',
      lastName: 'Ammann',
      email: undefined,
      phone: undefined,
    })
  })

  test('with parents who share a repeated heading', async () => {
    const list = `Kind;Eltern;Telefon;Eltern;Telefon
Mia Schäfer;Ute Schäfer;0171 3920010;Karl Heide;0171 3920011`
    expect((await previewOf(list, 'DE')).rows[0]?.guardians).toMatchObject([
      { firstName: 'Ute', phone: '+491713920010' },
      { firstName: 'Karl', phone: '+491713920011' },
    ])
  })

  test('with one address for two names: goes to the parent it names, otherwise to one without a name', async () => {
    const list = `Nombre del jugador;Padres;Teléfono tutor;Email tutor
Mía Gil;Eva Ruiz y Ulf Gil;600111222;ulf@x.example
Leo Gil;Eva Ruiz y Ulf Gil;600111222;casa@x.example`
    const { rows } = await previewOf(list, 'ES')
    const named = rows.map(({ guardians }) =>
      guardians.map(({ firstName, email }) => [firstName, email]),
    )
    expect(named).toEqual([
      [
        ['Ulf', 'ulf@x.example'],
        ['Eva', undefined],
      ],
      [
        [undefined, 'casa@x.example'],
        ['Eva', undefined],
        ['Ulf', undefined],
      ],
    ])
  })

  test('with a person called Null', async () => {
    const list = 'Vorname;Nachname;Telefon\nJana;Null;null\nAva;NULL;'
    expect((await previewOf(list, 'DE')).rows).toMatchObject([
      { member: { firstName: 'Jana', lastName: 'Null', phone: undefined } },
      { member: { firstName: 'Ava', lastName: '' } },
    ])
  })

  test('with numbers for some people: reads them as shirt numbers', async () => {
    const list = 'Nr.;Name;Telefon\n1;Ava Roy;\n2;Mia Gil;\n3;Zoe Kern;\n;Lea Ott;\n;Ida Ost;'
    const { rows } = await previewOf(list, 'DE')
    const numbers = rows.map(({ member }) => member.jerseyNumber)
    expect(numbers).toEqual(['1', '2', '3', undefined, undefined])
  })

  test('from an online form: gives the address it was sent from to the parent', async () => {
    const list = `"Horodateur","Adresse e-mail","Nom et prénom de l'enfant","Date de naissance de l'enfant","Nom et prénom du parent référent","Numéro de téléphone du parent référent"
"2025/09/01 6:32:11 PM UTC+2","marc@x.example","Lefèvre Chloé","13/05/2015","Lefèvre Marc","0612345678"`
    expect((await previewOf(list, 'FR')).rows).toMatchObject([
      {
        member: { firstName: 'Chloé', lastName: 'Lefèvre', email: undefined },
        guardians: [{ firstName: 'Marc', email: 'marc@x.example', phone: '+33612345678' }],
      },
    ])
  })

  test('without headings and with names in two columns asks for them, and is no chat', async () => {
    const list = "Ava,Nguyen,04/09/2013,ava@x.example\nLiam,O'Brien,23/11/2012,liam@x.example"
    const { rows, questions } = await previewOf(list, 'GB')
    expect([rows, questions]).toEqual([[], [{ kind: 'name_column' }]])
  })

  test('keeps œ in legacy encodings', async () => {
    const list = 'Nom;Prénom;Né le\nLœuvre;Zoé;13/04/2014\nNoël;Maël;15/04/2014'
    const { rows } = await previewOf(iconv.encode(list, 'iso-8859-15'), 'FR')
    expect(rows.map(({ member }) => member.lastName)).toEqual(['Lœuvre', 'Noël'])
  })
})

test('a relationship beside an emergency contact makes no child a parent', async () => {
  const list = 'Nom;Prénom;Personne à prévenir;Téléphone;Lien\nRoy;Zoé;Eva;06 12 34 56 78;mère'
  const { rows } = await previewOf(list, 'FR')
  expect(rows).toMatchObject([{ member: { firstName: 'Zoé', phone: undefined }, guardians: [] }])
})

async function previewOf(
  content: string | Buffer,
  teamCountry: string,
  answers: ImportAnswers = {},
): Promise<ImportPreview> {
  const options = { today: '2026-03-14', teamCountry, columns: new Map(), answers }
  const read = await readList({ bytes: Buffer.from(content), options })
  if (read.kind === 'refused') throw new Error(read.why)
  return read.preview
}

function kindsOf(problems: ImportPreview['problems']) {
  return problems.map(({ row, kind }) => [row, kind])
}
