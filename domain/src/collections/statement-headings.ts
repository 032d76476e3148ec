import { foldHeading } from './bank-words.ts'

/** Meanings of a bank's columns. */
export const columnNames = [
  'amount',
  'credit',
  'debit',
  'side',
  'type',
  'currency',
  'status',
  'day',
  'payer',
  'payee',
  'words',
  'balance',
] as const
export type Column = (typeof columnNames)[number]

/**
 * Column names of banks in Austria, Belgium, Britain, France, Germany, Ireland, Italy, the
 * Netherlands, Portugal, Spain and Switzerland, folded: letters and digits only, without a currency
 * at the end. Samples: server/src/collections/commands/fixtures.
 */
const headings: Readonly<Record<Column, ReadonlySet<string>>> = {
  amount: listOf(`
    amount transactionamount netamount net value betrag umsatz bewegung nettobetrag netto umsatzbetrag betragwahrung
    montant montantoperation montantdeloperation montantnet importe importeoperacion importo importonetto
    bedrag transactiebedrag mutatiebedrag montante valor importancia creditdebitamount`),
  credit: listOf(`
    credit creditamount credits paidin moneyin in haben gutschrift gutschriften habenbetrag eingang einnahme eingezahlt
    montantaucredit abono abonos haber ingreso ingresos importehaber entradas accrediti accredito entrate avere credito
    bijschrijving bij crediteurbedrag creditos`),
  debit: listOf(`
    debit debitamount debits paidout moneyout out soll lastschrift belastung belastungen sollbetrag ausgang ausgabe
    ausgezahlt montantaudebit cargo cargos debe gasto gastos importedebe salidas addebiti addebito uscite dare debito
    debet afschrijving af debitos`),
  side: listOf(`
    sollhaben habensoll sollhabenkennzeichen sh kennzeichen debitcredit creditdebit creditdebet debetcredit
    debitorcredit creditdebitindicator debitcreditindicator drcr crdr dc cd sens debitoucredit debitcrediti cargoabono
    abonocargo debehaber afbij bijaf direction segno dareavere debitocredito creditodebito natureza sinal signo
    auswirkungaufguthaben richtung vorzeichen`),
  type: listOf(`
    type transactiontype typeoftransaction subcategory buchungstext umsatzart umsatztyp bewegungstyp buchungsart art
    vorgang transaktionstyp textschlussel typ typeoperation typedoperation typedetransaction transactiecode
    typeverrichting tipo tipomovimiento tipodemovimiento tipooperacion tipooperazione tipomovimento tipodemovimento
    mutatiesoort typebetaling`),
  currency: listOf(`
    currency postedcurrency accountcurrency waehrung wahrung whg devise deviseducompte divisa moneda moeda munt
    munteenheid devies valutacode valutarekening muntsoort currencycode`),
  status: listOf('status state info buchungsstatus statut etat estado stato'),
  day: listOf(`
    date bookingdate bookedat transactiondate postingdate posteddate postedtransactionsdate completeddate buchungstag
    buchungsdatum buchung datum datumzeit dateoperation datedoperation datedeloperation datecomptable dateop
    datecomptabilisation datedecomptabilisation dateexecution datedexecution fecha fechaoperacion fechaoper
    fechacontable fechactble fechamovimiento fechaoperativa foperacion foperativa datacontabile dataregistrazione
    dataoperazione dataop data datamov datamovimento datalancamento datalanc dataoperacao transactiedatum boekingsdatum
    boekdatum uitvoeringsdatum settlementdateutc`),
  payer: listOf(`
    name payer payername counterparty counterpartyname partner partnername zahlungspflichtiger zahlungspflichtigerr
    auftraggeber auftraggebername auftraggeberempfanger auftraggeberempfaenger auftraggeberbegunstigter
    auftraggeberbeguenstigter beguenstigterzahlungspflichtiger begunstigterzahlungspflichtiger begunstigterauftraggeber
    beguenstigterauftraggeber empfangerzahlungspflichtiger empfaengerzahlungspflichtiger empfangerauftraggebername
    empfangerauftraggeber senderempfanger namezahlungsbeteiligter namedeszahlungspartners zahlungspartner gegenpartei
    donneurdordre emetteur nomdelacontrepartie nomcontrepartie nomcontrepartiecontient contrepartie ordenante remitente
    nombre ordinante ordenante naamtegenpartij naamtegenpartijbevat naamvandetegenpartij naamomschrijving
    tegenrekeninghouder naamuiteindelijkepartij supplierfound`),
  payee: listOf(`
    payee payeename beneficiary zahlungsempfanger zahlungsempfangerin zahlungsempfaenger empfangername empfanger
    empfaenger beguenstigter begunstigter beneficiaire beneficiario`),
  words: listOf(`
    description description1 description2 description3 reference details memo narrative paymentreference
    transactiondescription transactiondetails notes notesandtags message verwendungszweck zahlungszweck zahlungsgrund
    zahlungsreferenz avisierungstext text vorgangverwendungszweck buchungsdetails mitteilung beschreibung1
    beschreibung2 beschreibung3 kundenreferenz kundenreferenzendtoend endtoendreferenz libelle libelles libelleoperation
    libellesimplifie libellecourt libellecompletoperation detaildelecriture detailsdumouvement informationscomplementaires
    label motif communication communications detail concepto conceptoampliado observaciones descripcion movimiento
    masdatos comentario referencia referencia1 referencia2 descrizione descrizioneestesa descrizionecompleta
    descrizioneoperazione descrizioneoperazioni causale causaledescrizione descricao descricaodomovimento omschrijving
    omschrijving1 omschrijving2 omschrijving3 mededeling mededelingen vrijemededeling gestructureerdemededeling
    betalingskenmerk detailvandeomzet bericht beschrijving`),
  balance: listOf(`
    balance runningbalance accountbalance saldo kontostand saldonachbuchung solde saldocontabile saldodisponibile
    saldocontabilistico saldodisponivel saldocontrolo saldonatrn disponible`),
}

export type Columns = readonly (Column | undefined)[]

/** The meanings of a line of headings. */
export function readColumns(cells: readonly string[]): Columns {
  return cells.map((cell) => {
    const heading = foldHeading(cell)
    return (
      columnNamed(heading) ??
      columnNamed(heading.replace(currencyAtEnd, '')) ??
      columnNamed(heading.replace(currencyInWords, ''))
    )
  })
}

/** True for headings with an amount and at least one other column. */
export function areHeadings(columns: Columns): boolean {
  const known = columns.filter((column) => column !== undefined)
  const hasAmount = known.some((column) => ['amount', 'credit', 'debit'].includes(column))
  return hasAmount && known.length > 1
}

/** The currency in a heading wins over others. */
export function headingCurrency(heading: string): string | undefined {
  return currencyAtEnd.exec(foldHeading(heading))?.[1]?.slice(0, 3).toUpperCase()
}

/** "Betrag (EUR)", "Crédit euros". */
const currencyAtEnd = /(euros?|eur|gbp|usd|cad|aud|jpy|chf)$/

/** "Umsatz in EUR", "Valor em EUR". */
const currencyInWords = /(?:in|en|em)(euros?|eur|gbp|usd|cad|aud|jpy|chf)$/

function columnNamed(heading: string): Column | undefined {
  return columnNames.find((name) => headings[name].has(heading))
}

function listOf(names: string): ReadonlySet<string> {
  return new Set(names.trim().split(/\s+/))
}
