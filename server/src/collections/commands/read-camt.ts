import { numbered, type Statement, type Transfer } from '@touchline/domain/collections/statement'
import { decimalsOf } from '@touchline/domain/values/money'
import { XMLParser } from 'fast-xml-parser'

import { nodeAt, nodesAt, textAt, type Node } from './xml-nodes.ts'

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
})

/** Of a tag with the short name of its namespace. */
const longestEnd = 100

/**
 * What a camt.053 or camt.052 file of ISO 20022 says came in and was booked; undefined when the text
 * is none, or is cut off. Of an entry that gathers several transfers each one is told by itself. No bank writes a
 * document type, which is where a file would define entities that grow without end.
 */
export function readCamt(text: string): Statement | undefined {
  // By its end alone: looking for the end from each beginning takes minutes where there are thousands.
  const end = text.trimEnd().slice(-longestEnd)
  const isWhole = /<(?:\w{1,60}:)?Document\b/.test(text) && /<\/(?:\w+:)?Document>$/.test(end)
  if (!isWhole || /<!DOCTYPE/i.test(text)) return undefined
  const parsed = parsedFrom(text)
  const statements = ['BkToCstmrStmt.Stmt', 'BkToCstmrAcctRpt.Rpt'].flatMap((path) =>
    nodesAt(parsed, `Document.${path}`),
  )
  if (statements.length === 0) return undefined
  const entries = statements.flatMap((statement) => nodesAt(statement, 'Ntry')).filter(isCredit)
  return { transfers: numbered(entries.flatMap((entry) => transfersOf(entry))), unread: [] }
}

/** Undefined when its tags do not close, or lie deeper than a bank writes: the parser throws words. */
function parsedFrom(text: string): unknown {
  try {
    return parser.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Booked, in our favour, and not what we had sent coming back. Newer files put the status into a node of
 * its own.
 */
function isCredit(entry: Node): boolean {
  const status = textAt(entry, 'Sts.Cd') || textAt(entry, 'Sts')
  const isOurs = ['true', '1'].includes(textAt(entry, 'RvslInd'))
  return textAt(entry, 'CdtDbtInd') === 'CRDT' && !isOurs && (status === '' || status === 'BOOK')
}

function transfersOf(entry: Node): readonly Transfer[] {
  const parts = nodesAt(entry, 'NtryDtls.TxDtls')
  const [first = entry] = parts
  if (parts.length < 2) return isPayment(first) ? wholeOf(entry, first) : []
  const payments = parts.filter(isPayment)
  const told = payments.flatMap((part) => transferOf(entry, part, partAmount(part)) ?? [])
  // What came together and is not told apart stays one, for the treasurer to look at.
  return told.length > 0 || payments.length === 0 ? told : wholeOf(entry, entry)
}

/** What arrived is what the entry says: its one transfer may have been sent in another currency, before charges. */
function wholeOf(entry: Node, part: Node): readonly Transfer[] {
  return [transferOf(entry, part, nodeAt(entry, 'Amt'))].flatMap((one) => one ?? [])
}

/** Neither what the bank took for it, nor what the club had sent and gets back. */
function isPayment(part: Node): boolean {
  const sign = textAt(part, 'CdtDbtInd')
  return (sign === '' || sign === 'CRDT') && nodeAt(part, 'RtrInf') === undefined
}

function transferOf(entry: Node, part: Node, paid: Node | undefined): Transfer | undefined {
  const currency = textAt(paid, '@Ccy')
  const amount = minorUnitsOf(textAt(paid, '#text'), currency)
  if (amount === undefined || amount <= 0) return undefined
  const bookedOn = textAt(entry, 'BookgDt.Dt') || textAt(entry, 'BookgDt.DtTm').slice(0, 10)
  const payer = payerOf(part)
  const words = wordsOf(part)
  const own = textAt(part, 'Refs.AcctSvcrRef') || textAt(entry, 'AcctSvcrRef')
  return {
    key: [own, bookedOn, amount, currency, payer, words].join('|'),
    bookedOn: bookedOn || undefined,
    amount,
    currency,
    payer,
    words,
  }
}

/** Newer files put whoever paid into a node of its own; for somebody else's child there may be two. */
function payerOf(part: Node): string {
  const names = ['Dbtr.Nm', 'Dbtr.Pty.Nm', 'UltmtDbtr.Nm', 'UltmtDbtr.Pty.Nm']
  return names.map((path) => textAt(part, `RltdPties.${path}`)).find((name) => name !== '') ?? ''
}

/** The standard writes a point and no groups, and up to five digits behind it; there are no parts of a cent. */
function minorUnitsOf(written: string, currency: string): number | undefined {
  const { whole = '', part = '' } =
    /^(?<whole>\d{1,12})(?:\.(?<part>\d{1,5}))?$/.exec(written.trim())?.groups ?? {}
  if (whole === '' || !/^[A-Z]{3}$/.test(currency)) return undefined
  const decimals = decimalsOf(currency)
  if (/[1-9]/.test(part.slice(decimals))) return undefined
  return Number(whole + part.slice(0, decimals).padEnd(decimals, '0'))
}

/** The first versions have no amount of a part but in its details. */
function partAmount(part: Node): Node | undefined {
  return nodeAt(part, 'Amt') ?? nodeAt(part, 'AmtDtls.TxAmt.Amt')
}

/** Free words and the reference for machines: banks move it from one to the other. */
function wordsOf(part: Node): string {
  const free = nodesAt(part, 'RmtInf.Ustrd').map((node) => textAt(node, '#text'))
  const ordered = nodesAt(part, 'RmtInf.Strd').map((node) => textAt(node, 'CdtrRefInf.Ref'))
  return [...free, ...ordered, textAt(part, 'Refs.EndToEndId')]
    .filter((words) => words !== '' && words !== 'NOTPROVIDED')
    .join(' ')
}
