import { expect, test } from 'vitest'

import { amountIn, readStatement } from './statement.ts'

test.each([
  ['1.234,56', 'EUR', 123_456],
  ['1,234.56', 'USD', 123_456],
  ['1 234,56 €', 'EUR', 123_456],
  ["1'234.50", 'EUR', 123_450],
  ['100', 'EUR', 10_000],
  ['100,5', 'EUR', 10_050],
  ['EUR 33,34', 'EUR', 3334],
  ['+12.50', 'GBP', 1250],
  ['-12,50', 'EUR', -1250],
  ['12.50-', 'EUR', -1250],
  ['(12.50)', 'USD', -1250],
  ['−12,50', 'EUR', -1250],
  ['1.234', 'EUR', 123_400],
  ['1,234', 'JPY', 1234],
  ['5000', 'JPY', 5000],
  ['12.3456', 'EUR', undefined],
  ['1.23.45', 'EUR', undefined],
  ['twelve', 'EUR', undefined],
  ['', 'EUR', undefined],
])('%s %s is %s', (written, currency, amount) => {
  expect(amountIn(written, currency)).toBe(amount)
})

function table(...rows: readonly string[]) {
  return rows.map((row, at) => ({ line: at + 1, cells: row.split(';') }))
}

test('a bank that tells with a sign, below lines of its own', () => {
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
      },
    ],
    unread: [5],
  })
})

test('a bank with one column for what comes and one for what goes', () => {
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

test('a bank that says beside the amount whether it came or went', () => {
  const lines = table(
    'Datum;Name;Umsatz;Soll/Haben;Währung;Verwendungszweck',
    '02.09.2026;Marta;33,34;H;Euro;RF18539007547034',
    '03.09.2026;Marta;33,34;S;€;RF18539007547034',
    '04.09.2026;Marta;33,34;H;Taler;RF18539007547034',
  )
  const read = readStatement(lines, 'EUR')
  expect(read?.transfers.map(({ amount, currency }) => [amount, currency])).toEqual([[3334, 'EUR']])
  expect(read?.unread).toEqual([4])
})

test('words in two columns are read together', () => {
  const lines = table('Fecha;Concepto;Observaciones;Importe', '1/9/26;TRANSF;RF18 Leo;10,00')
  expect(readStatement(lines, 'EUR')?.transfers[0]?.words).toBe('TRANSF RF18 Leo')
})

test('two transfers that are alike are two, however often the file is brought', () => {
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
])('an amount is in what its heading says: %s', (heading, line, currency) => {
  expect(readStatement(table(heading, line), 'GBP')?.transfers).toMatchObject([
    { amount: 4000, currency },
  ])
})
