import { billReference } from '@touchline/domain/collections/payment-reference'
import { expect, test } from 'vitest'

import { readCamt } from './read-camt.ts'

function fileOf(...entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    ${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`
}

interface Item {
  readonly amount?: string
  readonly sign?: string
  readonly status?: string
  readonly details?: string
}

function entryOf({ amount = '33.34', sign = 'CRDT', status = 'BOOK', details = '' }: Item): string {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
    <BookgDt><Dt>2026-09-02</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef>
    <NtryDtls>${details}</NtryDtls></Ntry>`
}

function partOf(amount: string, reference: string): string {
  return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>
    <RltdPties><Dbtr><Pty><Nm>Marta &amp; Pau García</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`
}

test('an entry of its own', () => {
  const details = `<TxDtls><RltdPties><Dbtr><Nm>Jan</Nm></Dbtr></RltdPties>
    <RmtInf><Ustrd>Beitrag</Ustrd><Ustrd>Leo</Ustrd></RmtInf></TxDtls>`
  expect(readCamt(fileOf(entryOf({ details })))?.transfers).toEqual([
    {
      key: 'B1|2026-09-02|3334|EUR|Jan|Beitrag Leo',
      bookedOn: '2026-09-02',
      amount: 3334,
      currency: 'EUR',
      payer: 'Jan',
      words: 'Beitrag Leo',
      kind: 'payment',
    },
  ])
})

test('several transfers in one entry are read one by one', () => {
  const [one, other] = [billReference(1), billReference(2)]
  const details = partOf('10.00', one) + partOf('23.34', other)
  const read = readCamt(fileOf(entryOf({ details })))
  expect(read?.transfers.map(({ amount, words, payer }) => [amount, words, payer])).toEqual([
    [1000, one, 'Marta & Pau García'],
    [2334, other, 'Marta & Pau García'],
  ])
})

test.each([
  ['12.500', 'EUR', 1250],
  ['1000.00', 'JPY', 1000],
  ['7', 'EUR', 700],
  ['12.505', 'EUR', undefined],
  ['000000000000100.00', 'EUR', 10_000],
  ['+100.00', 'EUR', 10_000],
  ['100,00', 'EUR', 10_000],
  ['1,000.00', 'EUR', 100_000],
  ['1.050,00', 'EUR', 105_000],
  ['1,000', 'EUR', undefined],
  ['-100.00', 'EUR', undefined],
  ['5.00', '', undefined],
])(
  'the point of %s %s is never a group, and what is no amount is shown',
  (amount, currency, units) => {
    const file = fileOf(entryOf({ amount })).replace('Ccy="EUR"', `Ccy="${currency}"`)
    const read = readCamt(file)
    expect(read?.transfers[0]?.amount).toBe(units)
    expect(read?.unread).toEqual(
      units === undefined
        ? [{ at: 1, text: `2026-09-02 · ${amount.replace(/^\d/, '+$&')} ${currency}`.trim() }]
        : [],
    )
  },
)

test("transfers that can't be separated are one", () => {
  const details = '<TxDtls><Refs/></TxDtls><TxDtls><Refs/></TxDtls>'
  const read = readCamt(fileOf(entryOf({ details })))
  expect(read?.transfers.map(({ amount, words }) => [amount, words])).toEqual([[3334, '']])
})

test("the bank's charge on a foreign transfer isn't counted", () => {
  const details = `<TxDtls><AmtDtls><InstdAmt><Amt Ccy="USD">40.00</Amt></InstdAmt>
    <TxAmt><Amt Ccy="USD">40.00</Amt></TxAmt></AmtDtls>
    <Chrgs><Rcrd><Amt Ccy="EUR">1.50</Amt></Rcrd></Chrgs></TxDtls>`
  const read = readCamt(fileOf(entryOf({ details })))
  expect(read?.transfers.map(({ amount, currency }) => [amount, currency])).toEqual([[3334, 'EUR']])
})

test('in a collected entry, charges are deducted, and returns are questions', () => {
  const [one, other] = [billReference(1), billReference(2)]
  const back = partOf('5.00', other).replace('<RmtInf>', '<RtrInf/><RmtInf>')
  const charge = partOf('0.66', other).replace(
    '<RltdPties>',
    '<CdtDbtInd>DBIT</CdtDbtInd><RltdPties>',
  )
  const paid = partOf('34.00', one)
  expect(book({ amount: '38.34', details: paid + back + charge })).toEqual({
    transfers: [
      [3400, one, 'payment'],
      [500, other, 'came_back'],
    ],
    out: [66],
  })
  expect(book({ amount: '5.00', details: back })).toEqual({
    transfers: [[500, other, 'came_back']],
    out: [],
  })
})

function book(entry: Item, change = (file: string) => file) {
  const read = readCamt(change(fileOf(entryOf(entry))))
  return {
    transfers: read?.transfers.map(({ amount, words, kind }) => [amount, words, kind]),
    out: read?.out.map(({ amount }) => amount),
  }
}

const plain = (words: string) => `<TxDtls><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls>`

test.each<[string, string, string, unknown[]]>([
  [
    'one part without an amount has what is left',
    '60.00',
    partOf('21.00', 'A') + plain('B'),
    [
      [2100, 'A', 'payment'],
      [3900, 'B', 'payment'],
    ],
  ],
  [
    'several without an amount wait together',
    '60.00',
    partOf('21.00', 'A') + plain('B') + plain('C'),
    [
      [2100, 'A', 'payment'],
      [3900, 'B C', 'unsure'],
    ],
  ],
  [
    'parts that are not all of it leave a rest',
    '60.00',
    partOf('21.00', 'A') + partOf('9.00', 'B'),
    [
      [2100, 'A', 'payment'],
      [900, 'B', 'payment'],
      [3000, '', 'unsure'],
    ],
  ],
  [
    'parts of more than arrived are questions',
    '20.00',
    partOf('21.00', 'A') + partOf('9.00', 'B'),
    [
      [2100, 'A', 'unsure'],
      [900, 'B', 'unsure'],
    ],
  ],
  [
    'parts in other money than the entry wait together',
    '20.00',
    (partOf('21.00', 'A') + partOf('9.00', 'B')).replaceAll('"EUR"', '"USD"'),
    [[2000, 'A B', 'unsure']],
  ],
])('%s', (_, ...[amount, details, transfers]) => {
  expect(book({ amount, details })).toEqual({ transfers, out: [] })
})

test.each([
  ['in the entry', '', '<AddtlNtryInf>RF18 Leo</AddtlNtryInf>'],
  ['in the part', '<TxDtls><AddtlTxInf>RF18 Leo</AddtlTxInf></TxDtls>', ''],
  [
    'beside a reference',
    '<TxDtls><RmtInf><Strd><AddtlRmtInf>RF18 Leo</AddtlRmtInf></Strd></RmtInf></TxDtls>',
    '',
  ],
  [
    'as a reference of the first versions',
    '<TxDtls><RmtInf><Strd><CdtrRefInf><CdtrRef>RF18 Leo</CdtrRef></CdtrRefInf></Strd></RmtInf></TxDtls>',
    '',
  ],
  [
    'as a document',
    '<TxDtls><RmtInf><Strd><RfrdDocInf><Nb>RF18 Leo</Nb></RfrdDocInf></Strd></RmtInf></TxDtls>',
    '',
  ],
  [
    'as a reference of the payer',
    '<TxDtls><Refs><EndToEndId>RF18 Leo</EndToEndId></Refs></TxDtls>',
    '',
  ],
])('text is read %s', (_, details, after) => {
  const withWords = (file: string) => file.replace('</Ntry>', `${after}</Ntry>`)
  expect(book({ details }, withWords).transfers).toEqual([[3334, 'RF18 Leo', 'payment']])
})

test.each([
  ['BkToCstmrStmt', 'Stmt', 'camt.053.001.02'],
  ['BkToCstmrAcctRpt', 'Rpt', 'camt.052.001.08'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn', 'camt.054.001.04'],
])('%s in an envelope of the bank', (message, statement, version) => {
  const rename = (file: string) =>
    file
      .replaceAll('BkToCstmrStmt', message)
      .replaceAll(/Stmt>/g, `${statement}>`)
      .replace('camt.053.001.08', version)
      .replace('<Document', '<Envelope><Body><Document')
      .replace('</Document>', '</Document></Body></Envelope>')
  expect(book({}, rename).transfers).toEqual([[3334, '', 'payment']])
})

test.each([
  ['a payment that is taken back', 'DBIT', '<RvslInd>true</RvslInd>', '', 'taken_back'],
  ['a direct debit that is returned', 'DBIT', '', '<TxDtls><RtrInf/></TxDtls>', 'taken_back'],
  ['what the club had sent', 'CRDT', '<RvslInd>true</RvslInd>', '', 'came_back'],
  [
    'a transfer of the club that found nobody',
    'CRDT',
    '',
    '<TxDtls><RtrInf/></TxDtls>',
    'came_back',
  ],
])('%s is a question', (_, ...[sign, mark, details, kind]) => {
  const marked = (file: string) => file.replace('<CdtDbtInd>', `${mark}<CdtDbtInd>`)
  expect(book({ sign, details }, marked)).toEqual({ transfers: [[3334, '', kind]], out: [] })
})

test.each(['02', '04', '08'])('a gathered entry of version %s', (version) => {
  const amount = (units: string) =>
    version === '02'
      ? `<AmtDtls><TxAmt><Amt Ccy="EUR">${units}</Amt></TxAmt></AmtDtls>`
      : `<Amt Ccy="EUR">${units}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`
  const payer = version === '08' ? '<Pty><Nm>Jan</Nm></Pty>' : '<Nm>Jan</Nm>'
  const part = (units: string, words: string) =>
    `<TxDtls><Refs/>${amount(units)}<RltdPties><Dbtr>${payer}</Dbtr></RltdPties>
     <RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls>`
  const details = `<Btch><NbOfTxs>2</NbOfTxs></Btch>${part('10.00', 'Leo')}${part('23.34', 'Mia')}`
  const entry = entryOf({ details })
  const item = version === '02' ? entry.replace(/<Cd>BOOK<\/Cd>/, 'BOOK') : entry
  const read = readCamt(fileOf(item).replace('001.08', `001.${version}`))
  expect(read?.transfers.map(({ amount: sum, payer: name, words }) => [sum, name, words])).toEqual([
    [1000, 'Jan', 'Leo'],
    [2334, 'Jan', 'Mia'],
  ])
})

const nothing = { transfers: [], out: [], notBooked: 0, unread: [] }

test('outgoing, announced, empty and unknown entries are reported as such', () => {
  const read = (entry: Item) => readCamt(fileOf(entryOf(entry)))
  expect(read({ status: 'PDNG' })).toEqual({ ...nothing, notBooked: 1 })
  expect(read({ amount: '0.00' })).toEqual(nothing)
  expect(read({ sign: 'DBIT' })?.out).toMatchObject([{ amount: 3334 }])
  expect(read({ sign: 'BOTH' })?.unread).toEqual([{ at: 1, text: '2026-09-02 · 33.34 EUR' }])
  expect(read({ status: 'WHAT' })?.unread).toHaveLength(1)
})

test('the first versions put the status where it has no name, and prefixes do not matter', () => {
  const file = `<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><n:BkToCstmrStmt><n:Stmt>
    <n:Ntry><n:Amt Ccy="EUR">5.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts>BOOK</n:Sts></n:Ntry>
    </n:Stmt></n:BkToCstmrStmt></n:Document>`
  expect(readCamt(file)?.transfers.map(({ amount }) => amount)).toEqual([500])
})

test.each([
  ['words', 'Date;Amount'],
  ['another document', '<Document><Other/></Document>'],
  ['a broken one', '<Document><BkToCstmrStmt>'],
  [
    'one that would grow',
    '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document><BkToCstmrStmt>&b;</BkToCstmrStmt></Document>',
  ],
])('%s is no statement', (_, text) => {
  expect(readCamt(text)).toBeUndefined()
})

test('a file with half a million openings and no end is refused', () => {
  expect(readCamt('<Document'.repeat(500_000))).toBeUndefined()
})

test.each([
  ['deeper than any bank writes', `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`],
  ['a comment that does not end', '<!-- '],
  ['letters that do not end', '<![CDATA['],
  ['an order that does not end', '<?x '],
  ['an attribute that does not end', '<a b="'],
  ['a name of the language itself', '<__proto__>1</__proto__>'],
])('%s is no statement', (_what, within) => {
  expect(readCamt(fileOf(entryOf({ details: within })))).toBeUndefined()
})
