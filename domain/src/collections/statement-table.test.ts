import { expect, test } from 'vitest'

import { readStatement } from './statement-table.ts'

function table(...rows: readonly string[]) {
  return rows.map((row, at) => ({ line: at + 1, cells: row.split(';') }))
}

function readTable(...rows: readonly string[]) {
  const read = readStatement(table(...rows), 'EUR')
  return {
    transfers: read?.transfers.map(({ amount, kind }) => [amount, kind]),
    out: read?.out.map(({ amount }) => amount),
    notBooked: read?.notBooked,
    unread: read?.unread.map(({ at }) => at),
  }
}

const nothing = { transfers: [], out: [], notBooked: 0, unread: [] }

/** Real headings, an unsigned amount, and what marks it as outgoing. */
test.each([
  ['Date;Type;Name;Reference;Amount', '24/11/2026;Debit;Ida;RF40;39.00'],
  ['Date;Direction;Name;Reference;Amount', '24/11/2026;OUT;Ida;RF40;39.00'],
  ['Datum;Buchungstext;Name;Betrag', '24.11.2026;Lastschrift;Ida;39,00'],
  ['Datum;Umsatztyp;Name;Betrag', '24.11.2026;Ausgang;Ida;39,00'],
  ['Fecha;Concepto;Importe;Tipo', '24/11/2026;Transferencia a Ida;39,00;Cargo'],
  ['Date;Libellé;Montant;Sens', '24/11/2026;VIR IDA;39,00;Débit'],
  ['Date;Libellé;Montant;Type', '24/11/2026;IDA;39,00;Virement émis'],
  ['Datum;Umsatz;Soll/Haben', '24.11.2026;39,00;S'],
  ['Datum;Umsatz; ', '24.11.2026;39,00;S'],
  ['Datum;Umsatz;Kennzeichen', '24.11.2026;39,00;D'],
  ['Datum;Umsatz;Vorzeichen', '24.11.2026;39,00;-'],
  ['Datum;Af Bij;Bedrag (EUR)', '20261124;Af;39,00'],
  ['Transactiedatum;CreditDebet;Bedrag', '24-11-2026;D;39,00'],
  ['Data;Descrizione;Importo;Segno', '24/11/2026;Bonifico;39,00;Dare'],
  ['Data Lançamento;Descrição;Montante;Tipo', '24-11-2026;TRF;39,00;Débito'],
  ['Date;Description;Amount', '24/11/2026;Transfer;39.00 DR'],
  ['Date;Description;Amount', '24/11/2026;Transfer;39.00-'],
  ['Date;Description;Paid out;Paid in', '24/11/2026;Transfer;39.00;'],
  ['Date;Description;Paid out;Paid in', '24/11/2026;Transfer;39.00;0.00'],
  ['Date;Libellé;Débit;Crédit', '24/11/2026;Virement;-39,00;'],
  ['Buchungstag;Wert;Soll;Haben', '24.11.2026;24.11.2026;-39,00;'],
])('%s: %s went out, and is shown', (headings, line) => {
  expect(readTable(headings, line)).toEqual({ ...nothing, out: [3900] })
})

test.each([
  ['Date;Type;Name;Amount', '24/11/2026;Credit;Ida;39.00'],
  ['Date;Direction;Name;Amount', '24/11/2026;IN;Ida;39.00'],
  ['Datum;Buchungstext;Betrag', '24.11.2026;Überweisungsgutschr.;39,00'],
  ['Fecha;Concepto;Importe;Tipo', '24/11/2026;Ida;39,00;Abono'],
  ['Date;Libellé;Montant;Sens', '24/11/2026;VIR IDA;39,00;Crédit'],
  ['Datum;Umsatz; ', '24.11.2026;39,00;H'],
  ['Datum;Af Bij;Bedrag (EUR)', '20261124;Bij;39,00'],
  ['Data;Descrizione;Importo;Segno', '24/11/2026;Bonifico;39,00;Avere'],
  ['Date;Description;Amount', '24/11/2026;Transfer;+39.00'],
  ['Date;Description;Amount', '24/11/2026;Transfer;39.00'],
  ['Date;Description;Paid out;Paid in', '24/11/2026;Transfer;;39.00'],
  ['Datum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF', '24.11.2026;Ida;39.00;'],
])('%s: %s incoming', (headings, line) => {
  expect(readTable(headings, line)).toEqual({ ...nothing, transfers: [[3900, 'payment']] })
})

/** Neither booked automatically nor dropped. */
test.each([
  ['Date;Type;Amount', '24/11/2026;Wire;39.00', 'unsure'],
  ['Datum;Buchungstext;Betrag', '24.11.2026;Lastschrift;39,00\n25.11.2026;Miete;-5,00', 'unsure'],
  ['Datum;Umsatz;Soll/Haben', '24.11.2026;39,00;?', 'unsure'],
  ['Datum;Buchungstext;Betrag', '24.11.2026;Rücklastschrift;-39,00', 'taken_back'],
  ['Datum;Buchungstext;Betrag', '24.11.2026;Retoure Gutschrift;+39,00', 'came_back'],
  ['Date;Libellé;Type;Débit;Crédit', '24/11/2026;Ida;Rejet de prélèvement;39,00;', 'taken_back'],
  ['Date;Libellé;Débit;Crédit', '24/11/2026;Ida;;-39,00', 'taken_back'],
  [
    'Date;Description;Paid out;Paid in',
    '24/11/2026;Shop;-39.00;\n25/11/2026;Shop;5.00;',
    'came_back',
  ],
])('%s: %s is a question', (headings, lines, kind) => {
  expect(readTable(headings, ...lines.split('\n')).transfers).toEqual([[3900, kind]])
})

test.each([
  ['an amount that is none', 'Date;Amount', '24/11/2026;twelve'],
  ['a day without an amount', 'Date;Amount;Name', '24/11/2026;;Ida'],
  ['a sign against its column', 'Datum;Umsatz;Soll/Haben', '24.11.2026;-39,00;H'],
  ['both columns at once', 'Date;Debit;Credit', '24/11/2026;39.00;39.00'],
  ['a currency that is none', 'Date;Amount;Currency', '24/11/2026;39.00;Taler'],
])('%s is shown as not understood', (_, headings, line) => {
  expect(readTable(headings, line)).toEqual({ ...nothing, unread: [2] })
})

test('an announced, cancelled or balance line is no payment', () => {
  expect(
    readTable(
      'Datum;Status;Text;Umsatz;S/H',
      '24.11.2026;vorgemerkt;Ida;39,00;H',
      '24.11.2026;abgelehnt;Ida;39,00;H',
      'offen;;Ida;39,00;H',
      '24.11.2026;;Anfangssaldo;4321,00;H',
      '24.11.2026;;Abschluss;0,00;H',
      ';;;;',
    ),
  ).toEqual({ ...nothing, notBooked: 3 })
})

test('reads two accounts in one file, each with its headings', () => {
  expect(
    readTable('Date;Amount', '24/11/2026;5.00', '', 'Name;Date;Paid in', 'Ida;25/11/2026;7.00')
      .transfers,
  ).toEqual([
    [500, 'payment'],
    [700, 'payment'],
  ])
})

test('reads a bank that uses signs, below its own lines', () => {
  const lines = table(
    'Konto DE89 3704 0044 0532 0130 00',
    'Buchungstag;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung',
    '02.09.2026;RF18539007547034 Leo;Marta García;33,34;EUR',
    '03.09.2026;Balls;Sport shop;-120,00;EUR',
    '04.09.2026;Beitrag;Jan;zwölf;EUR',
    ';;;;',
  )
  expect(readStatement(lines, 'EUR')).toEqual({
    transfers: [
      {
        key: '02.09.2026|3334|EUR|Marta García|RF18539007547034 Leo',
        bookedOn: '02.09.2026',
        amount: 3334,
        currency: 'EUR',
        payer: 'Marta García',
        words: 'RF18539007547034 Leo',
        kind: 'payment',
      },
    ],
    out: [
      {
        bookedOn: '03.09.2026',
        amount: 12_000,
        currency: 'EUR',
        payer: 'Sport shop',
        words: 'Balls',
      },
    ],
    notBooked: 0,
    unread: [{ at: 5, text: '04.09.2026 · Beitrag · Jan · zwölf · EUR' }],
  })
})

test('reads a bank with separate columns for incoming and outgoing', () => {
  const lines = table(
    'Date;Libellé;Débit euros;Crédit euros',
    '02/09/2026;VIR M GARCIA RF18539007547034;;33,34',
    '03/09/2026;ASSURANCE;88,00;',
  )
  const read = readStatement(lines, 'EUR')
  expect(read?.transfers.map(({ amount, words }) => [amount, words])).toEqual([
    [3334, 'VIR M GARCIA RF18539007547034'],
  ])
  expect(read?.unread).toEqual([])
})

test('reads a bank with a direction column', () => {
  const lines = table(
    'Datum;Name;Umsatz;Soll/Haben;Währung;Verwendungszweck',
    '02.09.2026;Marta;33,34;H;Euro;RF18539007547034',
    '03.09.2026;Marta;33,34;S;€;RF18539007547034',
    '04.09.2026;Marta;33,34;H;Taler;RF18539007547034',
  )
  const read = readStatement(lines, 'EUR')
  expect(read?.transfers.map(({ amount, currency }) => [amount, currency])).toEqual([[3334, 'EUR']])
  expect(read?.unread.map(({ at }) => at)).toEqual([4])
})

test('joins text in two columns', () => {
  const lines = table('Fecha;Concepto;Observaciones;Importe', '1/9/26;TRANSF;RF18 Leo;10,00')
  expect(readStatement(lines, 'EUR')?.transfers[0]?.words).toBe('TRANSF RF18 Leo')
})

test('two equal transfers are two, however often the file is imported', () => {
  const lines = table('Date;Amount;Name', '2026-09-01;10.00;Ann', '2026-09-01;10.00;Ann')
  const keys = () => readStatement(lines, 'EUR')?.transfers.map(({ key }) => key) ?? []
  expect(new Set(keys()).size).toBe(2)
  expect(keys()).toEqual(keys())
})

test.each([[[]], [table('Name;Phone', 'Leo;1')]])('no statement at all', (lines) => {
  expect(readStatement(lines, 'EUR')).toBeUndefined()
})

test.each([
  ['Date;Name;Amount (USD)', '02.09.2026;Jan;40.00', 'USD'],
  ['Date;Name;Amount in EUR;Currency', '02.09.2026;Jan;40.00;USD', 'EUR'],
  ['Date;Name;Amount EUR;Amount USD', '02.09.2026;Jan;;40.00', 'USD'],
  ['Date;Name;Amount;Currency', '02.09.2026;Jan;40.00;USD', 'USD'],
  ['Date;Name;Amount', '02.09.2026;Jan;40.00', 'GBP'],
])("an amount has its heading's currency: %s", (heading, line, currency) => {
  expect(readStatement(table(heading, line), 'GBP')?.transfers).toMatchObject([
    { amount: 4000, currency },
  ])
})
