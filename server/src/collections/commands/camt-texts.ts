import { parsePrintedAmount } from '@touchline/domain/collections/bank-amount'
import { decimalsOf } from '@touchline/domain/values/money'

import { nodesAt, textAt, type Node } from './xml-nodes.ts'

export interface CamtAmount {
  readonly units: number
  readonly currency: string
}

/** Undefined for an invalid amount, or one with the sign of the other direction. */
export function camtAmount(node: Node | undefined): CamtAmount | undefined {
  const currency = textAt(node, '@Ccy')
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  const units = unitsOf(textAt(node, '#text'), currency)
  return units === undefined ? undefined : { units, currency }
}

/**
 * The standard has a decimal point, no grouping, up to five decimals and no fractions of a cent.
 * Banks also pad with zeros, add a plus or use a comma.
 */
function unitsOf(written: string, currency: string): number | undefined {
  const { whole = '', part = '' } =
    /^\+?0*(?<whole>\d{1,13})(?:\.(?<part>\d{1,5}))?$/.exec(written)?.groups ?? {}
  if (whole === '') return looseUnits(written, currency)
  const decimals = decimalsOf(currency)
  if (/[1-9]/.test(part.slice(decimals))) return undefined
  return Number(whole + part.slice(0, decimals).padEnd(decimals, '0'))
}

/** Refuses commas that could separate thousands. */
function looseUnits(written: string, currency: string): number | undefined {
  if (/^[^.,]*[.,]\d{3}$/.test(written)) return undefined
  const printed = parsePrintedAmount(written, currency)
  return printed?.side === 'out' ? undefined : printed?.units
}

const free = [
  'RmtInf.Ustrd',
  'RmtInf.Strd.CdtrRefInf.Ref',
  'RmtInf.Strd.CdtrRefInf.CdtrRef',
  'RmtInf.Strd.AddtlRmtInf',
  'RmtInf.Strd.RfrdDocInf.Nb',
  'RltdPties.UltmtDbtr.Nm',
  'RltdPties.UltmtDbtr.Pty.Nm',
  'RtrInf.AddtlInf',
  'AddtlTxInf',
  'Refs.EndToEndId',
] as const

/** All that was written about a payment: banks move references from one place to the other. */
export function readRemittanceText(part: Node): string {
  return joinDistinct(
    free.flatMap((path) => nodesAt(part, path).map((node) => textAt(node, '#text'))),
  )
}

/** Joins texts without duplicates, also if one begins with another. */
export function joinDistinct(texts: readonly string[]): string {
  const said = texts.map((text) => text.trim()).filter((text) => text !== '' && !isNothing(text))
  return said
    .filter(
      (text, at) => !said.some((other, place) => place !== at && holds(other, text, place < at)),
    )
    .join(' ')
}

function holds(other: string, text: string, isEarlier: boolean): boolean {
  return other.includes(text) && (other !== text || isEarlier)
}

function isNothing(text: string): boolean {
  return /^NOT ?(PROVIDED|AVAILABLE|APPLICABLE)$/i.test(text)
}

/** Newer files put a party into a node of its own. */
export function readPartyName(part: Node, roles: readonly string[]): string {
  const names = roles.flatMap((role) =>
    ['Nm', 'Pty.Nm', 'Agt.FinInstnId.Nm'].map((path) => textAt(part, `RltdPties.${role}.${path}`)),
  )
  return names.find((name) => name !== '') ?? ''
}
