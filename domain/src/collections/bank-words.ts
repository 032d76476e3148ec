import type { Side } from './bank-amount.ts'

/** Banks' words for incoming and outgoing in their own column, folded. */
const plain: Readonly<Record<Side, ReadonlySet<string>>> = {
  in: wordsOf(`
    h haben gutschrift eingang zahlungseingang c cr crdt credit credits in incoming moneyin paidin received deposit
    kredit credito abono ingreso haber entrada cred entree encaissement bij bijschrijving creditering accredito entrata
    avere receita einnahme`),
  out: wordsOf(`
    s soll lastschrift belastung ausgang zahlungsausgang d dr db dbit debit debits out outgoing moneyout paidout sent
    withdrawal debito debet debitering debe adeudo cargo salida sortie decaissement af afschrijving addebito uscita dare
    despesa ausgabe`),
}

/** The same within names of transaction types. */
const within: Readonly<Record<Side, RegExp>> = {
  in: /gutschr|eingang|einzahlung|received|incoming|deposit|paidin|credit(?!card)|virementrecu|virementenvotrefaveur|remise|abono|ingreso|recibid|accredit|entrat|ricevut|vostrofavore|recebid|credito|bijschrijv|ontvangen/,
  out: /lastschr|ausgang|belast|abbuch|auszahl|kartenzahl|kartenums|dauerauftrag|entgelt|debit|standingorder|cardpayment|cardpurchase|withdraw|purchase|prelevement|paiement|achat|retrait|virementemis|frais|cargo|adeudo|enviad|emitid|pago|compra|comision|addebit|preliev|pagament|uscit|inviat|commission|levantament|comissao|afschrijv|betaalautomaat|geldautomaat|incasso|verzonden/,
}

/** Banks' words for a returned payment. */
const returned =
  /ru?e?cklast|ru?e?ckbuch|ru?e?ckgabe|ru?e?ckueberw|retour|storno|returned|reversal|chargeback|unpaid|rejet|impaye|devol|devuelt|insolut|storn|riaccredit|teruggeboekt|terugboeking/

/** Banks' words for announced or cancelled transactions. */
const notBooked =
  /^offen$|vorgemerkt|vormerkung|ausstehend|abgelehnt|storniert|pending|declined|reverted|failed|cancel|autorizzat|enattente|avenir|refus|rejet|annul|pendient|pendente|retenid|rechazad|anulad|geweigerd|inafwachting/

/** A line with the account's balance, which is no payment. */
const balances = wordsOf(`
  anfangssaldo endsaldo startsaldo saldovortrag alterkontostand neuerkontostand letzterkontostand openingbalance
  closingbalance balancebroughtforward balancecarriedforward soldeinitial soldefinal nouveausolde anciensolde
  saldoinicial saldofinal saldoanterior saldoiniziale saldofinale beginsaldo eindsaldo slotsaldo`)

/** The direction a cell means: "Debit", "S", "-", "Cargo". */
export function readDirection(written: string): Side | undefined {
  const sign = written.trim()
  if (sign === '+') return 'in'
  if (sign === '-' || sign === '−') return 'out'
  const word = foldHeading(written)
  if (plain.in.has(word)) return 'in'
  return plain.out.has(word) ? 'out' : undefined
}

/** The direction in a transaction type's name; undefined if ambiguous or missing. */
export function findDirection(kind: string): Side | undefined {
  const exact = readDirection(kind)
  if (exact !== undefined) return exact
  const word = foldHeading(kind)
  const [comes, goes] = [within.in.test(word), within.out.test(word)]
  if (comes === goes) return undefined
  return comes ? 'in' : 'out'
}

export function isReturnedPayment(kind: string): boolean {
  return returned.test(foldHeading(kind))
}

export function isNotBooked(status: string): boolean {
  return notBooked.test(foldHeading(status))
}

export function isBalance(cell: string): boolean {
  return balances.has(foldHeading(cell))
}

/** Letters and digits only, without accents. */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
