import { expect, test } from 'vitest'

import { readMt940 } from './mt940.ts'

function fileOf(...fields: readonly string[]): string {
  return [
    ':20:STARTUMSE',
    ':25:37040044/0532013000',
    ':28C:00001/001',
    ':60F:C260901EUR4321,00',
    ...fields,
    ':62F:C260903EUR5354,34',
    '-',
  ].join('\r\n')
}

function transfersIn(...fields: readonly string[]) {
  return readMt940(fileOf(...fields))?.transfers.map(({ amount, payer, words, kind }) => [
    amount,
    payer,
    words,
    kind,
  ])
}

/** Shapes of DK's "Anlage 3 der Schnittstellenspezifikation" and of Dutch and other banks' handbooks; invented people. */
test.each([
  [
    'sub-fields of German banks, cut in the midst of a word',
    ':61:2609020902CR1033,34N166NONREF//2026090212345678',
    ':86:166?00GUTSCHRIFT?109310?20EREF+NOTPROVIDED?21SVWZ+RF18 5390 0754 7034 Be?22itrag Leo?30BYLADEM1001?31DE02120300000000202051?32Jörg Müller',
    [103_334, 'Jörg Müller', 'RF18 5390 0754 7034 Beitrag Leo', 'payment'],
  ],
  [
    'a sub-field that is full goes on in the next one',
    ':61:260902C33,34N051NONREF',
    ':86:051?00UEBERWEISUNG?20SVWZ+Jahresbeitrag RF185390?2107547034 Leo?32Marta?33 Garcia',
    [3334, 'Marta Garcia', 'Jahresbeitrag RF18539007547034 Leo', 'payment'],
  ],
  [
    'words between slashes',
    ':61:260902C33,34NTRFNONREF//0001',
    ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL86INGB0002445588/BIC/INGBNL2A\r\n/NAME/J. de Vries/REMI/USTD//RF18539007547034/EREF/NOTPROVIDED',
    [3334, 'J. de Vries', 'RF18539007547034', 'payment'],
  ],
  [
    'a counterparty between slashes',
    ':61:260902C33,34NTRFEREF//0001',
    ':86:/EREF/ABC//CNTP/NL86INGB0002445588/INGBNL2A/J. de Vries///REMI/USTD//RF18/',
    [3334, 'J. de Vries', 'RF18 ABC', 'payment'],
  ],
  [
    'words as they come',
    ':61:2609020902C33,34FTRFABC//0001',
    ':86:VIREMENT DE MARTA GARCIA\r\nRF18539007547034',
    [3334, '', 'VIREMENT DE MARTA GARCIA RF18539007547034 ABC', 'payment'],
  ],
  [
    'a transfer the bank takes back',
    ':61:260902RC33,34NTRFNONREF',
    ':86:Storno',
    [3334, '', 'Storno', 'taken_back'],
  ],
  [
    'a direct debit that was returned',
    ':61:260902D33,34N109NONREF',
    ':86:109?00RETOURE?20SVWZ+Beitrag Leo?32Marta',
    [3334, 'Marta', 'Beitrag Leo', 'taken_back'],
  ],
  [
    'what the club had sent and comes back',
    ':61:260902RD33,34NTRFNONREF',
    ':86:Back',
    [3334, '', 'Back', 'came_back'],
  ],
])('%s', (_, ...[transaction, words, transfer]) => {
  expect(transfersIn(transaction, words)).toEqual([transfer])
})

test('reports outgoing, expected and unreadable entries', () => {
  const read = readMt940(
    fileOf(
      ':61:260902D88,NMSCNONREF',
      ':86:Insurance',
      ':61:260903EC33,34NMSCNONREF',
      ':61:26090XC33,34',
      ':86:Leo',
    ),
  )
  expect(read).toEqual({
    transfers: [],
    out: [{ bookedOn: '2026-09-02', amount: 8800, currency: 'EUR', payer: '', words: 'Insurance' }],
    notBooked: 1,
    unread: [{ at: 3, text: '26090XC33,34 · Leo' }],
  })
})

test('a day of booking on the other side of New Year', () => {
  const days = (transaction: string) => readMt940(fileOf(transaction))?.transfers[0]?.bookedOn
  expect(days(':61:2612310102C1,00NMSCNONREF')).toBe('2027-01-02')
  expect(days(':61:2701021231C1,00NMSCNONREF')).toBe('2026-12-31')
})

test.each(['Date;Amount', ':20:only a beginning', ''])('%s is not MT940', (text) => {
  expect(readMt940(text)).toBeUndefined()
})
