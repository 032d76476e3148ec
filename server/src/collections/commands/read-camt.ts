import {
  numbered,
  amountIn,
  type Statement,
  type Transfer,
} from '@touchline/domain/collections/statement'
import { XMLParser } from 'fast-xml-parser'

import { nodeAt, nodesAt, textAt, type Node } from './xml-nodes.ts'

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
})

/**
 * What a camt.053 or camt.052 file of ISO 20022 says came in and was booked; undefined when the text
 * is none, or is cut off. Of an entry that gathers several transfers each one is told by itself. No bank writes a
 * document type, which is where a file would define entities that grow without end.
 */
export function readCamt(text: string): Statement | undefined {
  const isWhole = /<(?:\w+:)?Document\b[\s\S]*<\/(?:\w+:)?Document>\s*$/.test(text)
  if (!isWhole || /<!DOCTYPE/i.test(text)) return undefined
  const parsed: unknown = parser.parse(text)
  const statements = ['BkToCstmrStmt.Stmt', 'BkToCstmrAcctRpt.Rpt'].flatMap((path) =>
    nodesAt(parsed, `Document.${path}`),
  )
  if (statements.length === 0) return undefined
  const entries = statements.flatMap((statement) => nodesAt(statement, 'Ntry')).filter(isCredit)
  return { transfers: numbered(entries.flatMap((entry) => transfersOf(entry))), unread: [] }
}

/** Booked, and in our favour. Newer files put the status into a node of its own. */
function isCredit(entry: Node): boolean {
  const status = textAt(entry, 'Sts.Cd') || textAt(entry, 'Sts')
  return textAt(entry, 'CdtDbtInd') === 'CRDT' && (status === '' || status === 'BOOK')
}

function transfersOf(entry: Node): readonly Transfer[] {
  const parts = nodesAt(entry, 'NtryDtls.TxDtls')
  const wholes = parts.length === 0 ? [entry] : parts
  return wholes.flatMap((part) => transferOf(entry, part, wholes.length === 1) ?? [])
}

function transferOf(entry: Node, part: Node, isAlone: boolean): Transfer | undefined {
  const paid = amountNode(part) ?? (isAlone ? nodeAt(entry, 'Amt') : undefined)
  const currency = textAt(paid, '@Ccy')
  const amount = amountIn(textAt(paid, '#text'), currency)
  if (amount === undefined || amount <= 0) return undefined
  const bookedOn = textAt(entry, 'BookgDt.Dt') || textAt(entry, 'BookgDt.DtTm').slice(0, 10)
  const payer = textAt(part, 'RltdPties.Dbtr.Nm') || textAt(part, 'RltdPties.Dbtr.Pty.Nm')
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

function amountNode(part: Node): Node | undefined {
  return nodeAt(part, 'AmtDtls.TxAmt.Amt') ?? nodeAt(part, 'Amt')
}

/** Free words and the reference for machines: banks move it from one to the other. */
function wordsOf(part: Node): string {
  const free = nodesAt(part, 'RmtInf.Ustrd').map((node) => textAt(node, '#text'))
  const ordered = nodesAt(part, 'RmtInf.Strd').map((node) => textAt(node, 'CdtrRefInf.Ref'))
  return [...free, ...ordered, textAt(part, 'Refs.EndToEndId')]
    .filter((words) => words !== '' && words !== 'NOTPROVIDED')
    .join(' ')
}
