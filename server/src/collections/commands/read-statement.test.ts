import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

import { bookingDay } from '@touchline/domain/collections/booking-day'
import { billReference } from '@touchline/domain/collections/payment-reference'
import type { Currency } from '@touchline/domain/values/money'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { ZipFile } from 'yazl'

import { readBankFile } from './read-statement.ts'

const reference = billReference(7)

interface Bank {
  readonly name: string
  readonly encoding: string
  readonly currency?: Currency
  readonly rows: readonly string[]
  readonly payer: string
}

/** Files as banks write them, each with an incoming, an outgoing and an announced transfer. */
const banks: readonly Bank[] = [
  {
    name: 'Sparkasse, CSV-CAMT',
    encoding: 'windows-1252',
    rows: [
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
      `"DE89370400440532013000";"02.09.26";"02.09.26";"GUTSCHR. UEBERWEISUNG";"${reference} Jörg ";"";"";"NOTPROVIDED";"";"";"";"Jörg Müller";"DE02120300000000202051";"BYLADEM1001";"1.033,34";"EUR";"Umsatz gebucht"`,
      '"DE89370400440532013000";"02.09.26";"02.09.26";"FOLGELASTSCHRIFT";"Bälle";"";"";"";"";"";"";"Sporthaus";"DE1";"X";"-88,00";"EUR";"Umsatz gebucht"',
      `"DE89370400440532013000";"03.09.26";"03.09.26";"GUTSCHR. UEBERWEISUNG";"${reference}";"";"";"";"";"";"";"Jörg Müller";"DE1";"X";"33,34";"EUR";"Umsatz vorgemerkt"`,
    ],
    payer: 'Jörg Müller',
  },
  {
    name: 'DKB',
    encoding: 'utf8-bom',
    rows: [
      '"Girokonto";"DE89370400440532013000"',
      '"Zeitraum:";"01.09.2026 - 03.09.2026"',
      '"Kontostand vom 03.09.2026:";"4.321,00 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      `"02.09.26";"02.09.26";"Gebucht";"Jörg Müller";"Ravens e. V.";"${reference}";"Eingang";"DE02120300000000202051";"1.033,34";"";"";""`,
      '"02.09.26";"02.09.26";"Gebucht";"Ravens e. V.";"Sporthaus";"Bälle";"Ausgang";"DE1";"-88";"";"";""',
      `"";"03.09.26";"Vorgemerkt";"Jörg Müller";"Ravens e. V.";"${reference}";"Eingang";"DE1";"33,34";"";"";""`,
    ],
    payer: 'Jörg Müller',
  },
  {
    name: 'Crédit Agricole',
    encoding: 'windows-1252',
    rows: [
      'Téléchargement du 03/09/2026, à 10 h',
      '',
      'ASSOCIATION RAVENS, Compte de dépôt n° 12345678901',
      'Solde au 03/09/2026 4\u00a0321,00 €',
      '',
      'Liste des opérations du compte entre le 01/09/2026 et le 03/09/2026',
      '',
      'Date;Libellé;Débit euros;Crédit euros;',
      `02/09/2026;"VIREMENT EN VOTRE FAVEUR`,
      'M HÉLÈNE GARCÍA',
      `${reference} ";;1\u00a0033,34;`,
      '02/09/2026;"PRÉLÈVEMENT ASSURANCE";88,00;;',
    ],
    payer: '',
  },
  {
    name: 'BBVA',
    encoding: 'windows-1252',
    rows: [
      'Últimos movimientos;;;;;;;;',
      'F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones',
      `02/09/2026;02/09/2026;Transferencia recibida;Peña García;1.033,34;EUR;5.354,34;EUR;${reference}`,
      '02/09/2026;02/09/2026;Adeudo;Seguro;-88,00;EUR;5.266,34;EUR;Póliza',
    ],
    payer: '',
  },
  {
    name: 'Barclays',
    encoding: 'utf8',
    currency: 'GBP',
    rows: [
      'Number,Date,Account,Amount,Subcategory,Memo',
      ` ,02/09/2026,20-00-00 12345678,1033.34,Counter Credit,"J O'NEILL            \t${reference} BGC"`,
      ' ,02/09/2026,20-00-00 12345678,-88.00,Direct Debit,INSURANCE DDR',
    ],
    payer: '',
  },
  {
    name: 'ING',
    encoding: 'windows-1252',
    rows: [
      'Umsatzanzeige;Datei erstellt am: 03.09.2026 10:00',
      '',
      'IBAN;DE89 3704 0044 0532 0130 00',
      'Saldo;4.321,00;EUR',
      '',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
      `02.09.2026;02.09.2026;Jörg Müller;Gutschrift;${reference};5.354,34;EUR;1.033,34;EUR`,
      '02.09.2026;02.09.2026;Sporthaus;Lastschrift;Bälle;5.266,34;EUR;-88,00;EUR',
    ],
    payer: 'Jörg Müller',
  },
  {
    name: 'Lloyds',
    encoding: 'utf8',
    currency: 'GBP',
    rows: [
      'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance',
      `02/09/2026,FPI,'30-00-00,12345678,J ONEILL ${reference},,1033.34,5354.34`,
      `02/09/2026,DD,'30-00-00,12345678,INSURANCE,88.00,,5266.34`,
    ],
    payer: '',
  },
  {
    name: 'Revolut',
    encoding: 'utf8',
    rows: [
      'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      `TRANSFER,Current,2026-09-02 09:00:00,2026-09-02 09:00:01,Jörg ${reference},1033.34,0.00,EUR,COMPLETED,5354.34`,
      'CARD_PAYMENT,Current,2026-09-02 10:00:00,2026-09-02 10:00:01,Shop,-88.00,0.00,EUR,COMPLETED,5266.34',
      `TRANSFER,Current,2026-09-03 09:00:00,,Jörg ${reference},33.34,0.00,EUR,PENDING,`,
      `TRANSFER,Current,2026-09-03 09:00:00,2026-09-03 09:00:00,Jörg ${reference},33.34,0.00,EUR,REVERTED,`,
    ],
    payer: '',
  },
]

function fileOf({ encoding, rows }: Bank): Buffer {
  const text = `${rows.join('\r\n')}\r\n`
  return encoding === 'utf8-bom'
    ? iconv.encode(text, 'utf8', { addBOM: true })
    : iconv.encode(text, encoding)
}

test.each(banks)('$name: incoming money, but nothing outgoing or announced', async (bank) => {
  const { transfers, unread } = await readBankFile(fileOf(bank), bank.currency ?? 'EUR')
  expect(unread).toEqual([])
  expect(
    transfers.map(({ amount, currency, payer, bookedOn }) => ({
      amount,
      currency,
      payer,
      day: bookingDay(bookedOn ?? ''),
    })),
  ).toEqual([
    { amount: 103_334, currency: bank.currency ?? 'EUR', payer: bank.payer, day: '2026-09-02' },
  ])
  expect(transfers[0]?.words).toContain(reference)
})

test.each(['utf8', 'utf8-bom', 'windows-1252', 'utf16le'])(
  'a camt.053 as banks write it, with its first line, in %s',
  async (encoding) => {
    const rows = [
      '<?xml version="1.0"?>',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Ntry>',
      '<Amt Ccy="EUR">1033.34</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>',
      '<BookgDt><Dt>2026-09-02</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Jörg Müller</Nm>',
      `</Pty></Dbtr></RltdPties><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls></NtryDtls>`,
      '</Ntry></Stmt></BkToCstmrStmt></Document>',
    ]
    const bytes = fileOf({ name: encoding, encoding, rows, payer: '' })
    expect((await readBankFile(bytes, 'EUR')).transfers).toMatchObject([
      { amount: 103_334, payer: 'Jörg Müller', words: reference },
    ])
  },
)

test('a table that a program wrote as tags is no statement', async () => {
  const bytes = Buffer.from('<?xml version="1.0"?>\n<Workbook><Row>1,00</Row></Workbook>')
  await expect(readBankFile(bytes, 'EUR')).rejects.toThrow('import_not_a_table')
})

/** Regressions in which money was lost or booked wrongly: the result per entry, in order. */
test.each([
  ['camt-leading-zeros.xml', [[10_000, 'payment', 'RF69 1000 01']]],
  [
    'camt-addtl-ntry-inf.xml',
    [[10_000, 'payment', 'Received money from IDA BEISPIEL with reference RF42 1000 02']],
  ],
  [
    'camt-one-transfer-two-bills.xml',
    [[20_000, 'payment', 'Beitrag Eva RF58 1000 05 und Ida RF31 1000 06']],
  ],
  ['camt-over.xml', [[11_000, 'payment', 'RF90 1000 11']]],
  [
    'camt3-batch-of-two-one-without-an-am.xml',
    [
      [2100, 'payment', 'RF83 1000 40'],
      [3900, 'payment', 'RF56 1000 41'],
    ],
  ],
  ['dir-direction-OUT.csv', [[3500, 'out', 'RF40 1000 38']]],
  ['dir-es-tipo-Cargo.csv', [[3900, 'out', 'Transferencia a Ida RF40 1000 38']]],
])('%s', async (name, expected) => {
  const bytes = await readFile(new URL(`../fixtures/statements/${name}`, import.meta.url))
  const { transfers, out, notBooked, unread } = await readBankFile(bytes, 'EUR')
  expect({ notBooked, unread }).toEqual({ notBooked: 0, unread: [] })
  expect([
    ...transfers.map(({ amount, kind, words }) => [amount, kind, words]),
    ...out.map(({ amount, words }) => [amount, 'out', words]),
  ]).toEqual(expected)
})

const mt940 = [
  ':20:STARTUMSE',
  ':25:37040044/0532013000',
  ':28C:00001/001',
  ':60F:C260901EUR4321,00',
  ':61:2609020902CR1033,34N166NONREF',
  `:86:166?00GUTSCHRIFT?20SVWZ+${reference}?32Jörg Müller`,
  ':62F:C260902EUR5354,34',
  '-',
].join('\r\n')

test.each(['utf8', 'windows-1252'])('an MT940 file in %s', async (encoding) => {
  const { transfers } = await readBankFile(iconv.encode(mt940, encoding), 'EUR')
  expect(transfers).toMatchObject([{ amount: 103_334, payer: 'Jörg Müller', words: reference }])
})

async function archiveOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) archive.addBuffer(bytes, name)
  archive.end()
  return buffer(archive.outputStream)
}

const csv = (day: number) => Buffer.from(`Date;Name;Amount\n0${day}/09/2026;Ida;${day}.00\n`)

test('reads every file of an archive and reports unknown ones', async () => {
  const files = {
    'a.csv': csv(1),
    'b/b.csv': csv(2),
    'c.sta': Buffer.from(mt940),
    'd.pdf': Buffer.from('%PDF'),
  }
  const { transfers, unread } = await readBankFile(await archiveOf(files), 'EUR')
  expect(transfers.map(({ amount }) => amount)).toEqual([100, 200, 103_334])
  expect(unread).toEqual([{ at: 0, text: 'd.pdf' }])
})

test('a transfer in two files of an archive counts once', async () => {
  const { transfers } = await readBankFile(await archiveOf({ a: csv(1), b: csv(1) }), 'EUR')
  expect(new Set(transfers.map(({ key }) => key)).size).toBe(1)
})

test.each([
  ['nothing that is a statement', { 'd.pdf': Buffer.from('%PDF') }, 'import_not_a_table'],
  ['nothing', {}, 'import_not_a_table'],
  [
    'what unpacks to more than anybody brings',
    { 'a.csv': Buffer.alloc(30_000_000, 'a') },
    'import_too_large',
  ],
])('an archive of %s is refused', async (_, files, code) => {
  await expect(readBankFile(await archiveOf(files), 'EUR')).rejects.toThrow(code)
})

test('a bank that provides a workbook', async () => {
  const rows = [
    ['Lista movimenti', '', ''],
    ['Data contabile', 'Descrizione', 'Importo'],
    [new Date('2026-09-02'), `Bonifico ${reference}`, 33.34],
    [new Date('2026-09-02'), 'Assicurazione', -88.1],
  ]
  const bytes = await writeWorkbook(
    rows.map((cells) =>
      cells.map((value) =>
        value instanceof Date ? { value, type: Date, format: 'dd/mm/yyyy' } : { value },
      ),
    ),
  ).toBuffer()
  const { transfers, out } = await readBankFile(bytes, 'EUR')
  expect(transfers).toMatchObject([{ amount: 3334, words: `Bonifico ${reference}` }])
  expect(out).toMatchObject([{ bookedOn: '2026-09-02', amount: 8810 }])
})
