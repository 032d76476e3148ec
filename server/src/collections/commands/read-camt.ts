import {
  statementOf,
  transferLine,
  unreadLine,
  type Movement,
  type ReadLine,
  type Statement,
} from '@touchline/domain/collections/statement'
import { XMLParser } from 'fast-xml-parser'

import { partsOf, type CamtPart } from './camt-parts.ts'
import { camtAmount, partyIn, wordsIn } from './camt-words.ts'
import { nodeAt, nodesAt, textAt, type Node } from './xml-nodes.ts'

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
})

/** Of a tag with the short name of its namespace. */
const maxEnd = 100

/**
 * What a camt.052, camt.053 or camt.054 file of ISO 20022 says, of any version; undefined when the text is none, or
 * is cut off. No bank writes a document type, which is where a file would define entities that grow without end.
 */
export function readCamt(text: string): Statement | undefined {
  const root = /<([a-z_][\w.-]{0,60}(?::[\w.-]{1,60})?)[\s>]/i.exec(text)?.[1]
  // By its end alone: looking for the end from each beginning takes minutes where there are thousands.
  const end = text.trimEnd().slice(-maxEnd)
  if (root === undefined || !end.endsWith(`</${root}>`) || /<!DOCTYPE/i.test(text)) return undefined
  const statements = statementsIn(parsedFrom(text))
  if (statements.length === 0) return undefined
  const entries = statements.flatMap((statement) => nodesAt(statement, 'Ntry'))
  return statementOf(entries.flatMap((entry, at) => linesOf(entry, at + 1)))
}

/** Undefined when its tags do not close, or lie deeper than a bank writes: the parser throws words. */
function parsedFrom(text: string): unknown {
  try {
    return parser.parse(text)
  } catch {
    return undefined
  }
}

const messages: ReadonlyMap<string, string> = new Map([
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
])

/** Banks put the document into an envelope of their own, or into none. */
const maxEnvelopes = 5

function statementsIn(from: unknown, depth = 0): readonly Node[] {
  if (typeof from !== 'object' || from === null || depth > maxEnvelopes) return []
  return Object.entries(from).flatMap(([name, child]) => {
    const statement = messages.get(name)
    return statement === undefined ? statementsIn(child, depth + 1) : nodesAt(child, statement)
  })
}

function linesOf(entry: Node, at: number): readonly ReadLine[] {
  const status = textAt(entry, 'Sts.Cd') || textAt(entry, 'Sts.Prtry') || textAt(entry, 'Sts')
  if (['PDNG', 'INFO', 'FUTR'].includes(status)) return [{ kind: 'not_booked' }]
  const amount = camtAmount(nodeAt(entry, 'Amt'))
  const sign = textAt(entry, 'CdtDbtInd')
  const isKnown = (status === '' || status === 'BOOK') && ['CRDT', 'DBIT'].includes(sign)
  if (amount === undefined || !isKnown) return [unread(entry, at)]
  if (amount.units === 0) return []
  return partsOf(entry, amount).map((part) => lineOf(entry, part, amount.currency))
}

function lineOf(entry: Node, part: CamtPart, currency: string): ReadLine {
  const { units: amount, words, node, isReturned, isUnsure } = part
  const day = textAt(entry, 'BookgDt.Dt') || textAt(entry, 'BookgDt.DtTm') || dayOfValue(entry)
  const isOut = part.sign === 'DBIT'
  const payer = partyIn(node, isOut ? payees : payers)
  const bookedOn = day.slice(0, 10) || undefined
  const movement: Movement = { bookedOn, amount, currency, payer, words, ...debitIn(entry, node) }
  const own = textAt(node, 'Refs.AcctSvcrRef') || textAt(entry, 'AcctSvcrRef')
  if (!isOut) {
    const kind = isReturned ? 'came_back' : 'payment'
    return transferLine(movement, { kind: isUnsure ? 'unsure' : kind, own })
  }
  return isReturned
    ? transferLine(movement, { kind: 'taken_back', own })
    : { kind: 'out', movement }
}

/** What a bank says of debits which the club had collected. */
function debitIn(entry: Node, node: Node): Pick<Movement, 'batch' | 'returnCode'> {
  const batch = textAt(node, 'Refs.PmtInfId') || textAt(entry, 'NtryDtls.Btch.PmtInfId')
  const code = textAt(node, 'RtrInf.Rsn.Cd') || textAt(node, 'RtrInf.Rsn.Prtry')
  return { ...(batch !== '' && { batch }), ...(code !== '' && { returnCode: code }) }
}

const payers = ['Dbtr', 'UltmtDbtr', 'InitgPty'] as const
const payees = ['Cdtr', 'UltmtCdtr'] as const

function dayOfValue(entry: Node): string {
  return textAt(entry, 'ValDt.Dt') || textAt(entry, 'ValDt.DtTm')
}

function unread(entry: Node, at: number): ReadLine {
  const [part = entry] = nodesAt(entry, 'NtryDtls.TxDtls')
  const amount = [textAt(entry, 'Amt'), textAt(entry, 'Amt.@Ccy')].join(' ')
  return unreadLine(at, [
    textAt(entry, 'BookgDt.Dt'),
    amount,
    textAt(entry, 'CdtDbtInd'),
    partyIn(part, payers),
    wordsIn(part) || textAt(entry, 'AddtlNtryInf'),
  ])
}
