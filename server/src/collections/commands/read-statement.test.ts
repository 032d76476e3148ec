import { bookingDay } from '@touchline/domain/collections/booking-day'
import { referenceOf } from '@touchline/domain/collections/payment-reference'
import type { Currency } from '@touchline/domain/values/money'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'

import { readBankFile } from './read-statement.ts'

const reference = referenceOf(7)

interface Bank {
  readonly name: string
  readonly encoding: string
  readonly currency?: Currency
  readonly rows: readonly string[]
  readonly payer: string
}

/** As the banks write their files; each has one transfer that came, one that went and one that is announced. */
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

test.each(banks)('$name: what came in, and nothing that went out or has not happened', (bank) => {
  const { transfers, unread } = readBankFile(fileOf(bank), bank.currency ?? 'EUR')
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
  (encoding) => {
    const rows = [
      '<?xml version="1.0"?>',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Ntry>',
      '<Amt Ccy="EUR">1033.34</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>',
      '<BookgDt><Dt>2026-09-02</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Jörg Müller</Nm>',
      `</Pty></Dbtr></RltdPties><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls></NtryDtls>`,
      '</Ntry></Stmt></BkToCstmrStmt></Document>',
    ]
    const bytes = fileOf({ name: encoding, encoding, rows, payer: '' })
    expect(readBankFile(bytes, 'EUR').transfers).toMatchObject([
      { amount: 103_334, payer: 'Jörg Müller', words: reference },
    ])
  },
)

test('a table that a program wrote as tags is no statement', () => {
  const bytes = Buffer.from('<?xml version="1.0"?>\n<Workbook><Row>1,00</Row></Workbook>')
  expect(() => readBankFile(bytes, 'EUR')).toThrow('import_not_a_table')
})
