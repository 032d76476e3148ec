import {
  statementOf,
  transferLine,
  unreadLine,
  type Movement,
  type ReadLine,
  type Statement,
} from '@touchline/domain/collections/statement'
import { XMLParser } from 'fast-xml-parser'

import { readEntryParts, type CamtPart } from './camt-parts.ts'
import { camtAmount, readPartyName, readRemittanceText } from './camt-texts.ts'
import { nodeAt, nodesAt, textAt, type Node } from './xml-nodes.ts'

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
})

/** Long enough for a closing tag with a namespace prefix. */
const maxEnd = 100

/**
 * Reads a camt.052, camt.053 or camt.054 file (ISO 20022) of any version; undefined for other or
 * truncated text. DOCTYPEs are refused, because entities could expand without limit.
 */
export function readCamt(text: string): Statement | undefined {
  const root = /<([a-z_][\w.-]{0,60}(?::[\w.-]{1,60})?)[\s>]/i.exec(text)?.[1]
  // Checks the end only, because searching from each beginning takes minutes for thousands.
  const end = text.trimEnd().slice(-maxEnd)
  if (root === undefined || !end.endsWith(`</${root}>`) || /<!DOCTYPE/i.test(text)) return undefined
  const statements = statementsIn(parsedFrom(text))
  if (statements.length === 0) return undefined
  const entries = statements.flatMap((statement) => nodesAt(statement, 'Ntry'))
  return statementOf(entries.flatMap((entry, at) => linesOf(entry, at + 1)))
}

/** Undefined for unclosed or too deeply nested tags, for which the parser throws. */
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

/** Banks may wrap the document in envelopes. */
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
  return readEntryParts(entry, amount).map((part) => lineOf(entry, part, amount.currency))
}

function lineOf(entry: Node, part: CamtPart, currency: string): ReadLine {
  const { units: amount, words, node, isReturned, isUnsure } = part
  const day = textAt(entry, 'BookgDt.Dt') || textAt(entry, 'BookgDt.DtTm') || dayOfValue(entry)
  const isOut = part.sign === 'DBIT'
  const payer = readPartyName(node, isOut ? payees : payers)
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

/** What a bank reports about the club's debits. */
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

/** As people read a statement. */
const signs: ReadonlyMap<string, string> = new Map([
  ['CRDT', '+'],
  ['DBIT', '-'],
])

function unread(entry: Node, at: number): ReadLine {
  const [part = entry] = nodesAt(entry, 'NtryDtls.TxDtls')
  const written = textAt(entry, 'Amt')
  const sign = /^\d/.test(written) ? (signs.get(textAt(entry, 'CdtDbtInd')) ?? '') : ''
  const amount = [`${sign}${written}`, textAt(entry, 'Amt.@Ccy')].join(' ')
  return unreadLine(at, [
    textAt(entry, 'BookgDt.Dt'),
    amount,
    readPartyName(part, payers),
    readRemittanceText(part) || textAt(entry, 'AddtlNtryInf'),
  ])
}
