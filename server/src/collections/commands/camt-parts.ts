import { camtAmount, joinDistinct, readRemittanceText, type CamtAmount } from './camt-texts.ts'
import { nodeAt, nodesAt, textAt, type Node } from './xml-nodes.ts'

/** One payment of an entry. */
export interface CamtPart {
  readonly node: Node
  readonly units: number
  readonly sign: string
  readonly words: string
  readonly isReturned: boolean
  /** The parts don't add up to the entry, or contradict it, so a person has to check. */
  readonly isUnsure: boolean
}

/**
 * The payments in an entry, which add up to it. A single payment has the entry's amount, as it may
 * have been sent in another currency or before charges. A remainder becomes its own part.
 */
export function readEntryParts(entry: Node, whole: CamtAmount): readonly CamtPart[] {
  const nodes = nodesAt(entry, 'NtryDtls.TxDtls')
  const [only = entry] = nodes
  const entryWords = textAt(entry, 'AddtlNtryInf')
  if (nodes.length < 2) {
    const words = joinDistinct([readRemittanceText(only), entryWords])
    const isUnsure = signOf(only, entry) !== textAt(entry, 'CdtDbtInd')
    return [
      { ...partOf(entry, only, whole.units), words, isUnsure, sign: textAt(entry, 'CdtDbtInd') },
    ]
  }
  const parts = nodes.map((node) => ({
    ...partOf(entry, node, unitsOf(node, whole.currency) ?? 0),
    words: readRemittanceText(node) || entryWords,
  }))
  const stated = parts.filter(({ units }) => units > 0)
  const unstated = parts.filter(({ units }) => units === 0)
  return completed(entry, { stated, unstated, left: whole.units - sumOf(entry, stated) })
}

interface Gathered {
  readonly stated: readonly CamtPart[]
  /** Parts without their own amount. */
  readonly unstated: readonly CamtPart[]
  readonly left: number
}

function completed(entry: Node, { stated, unstated, left }: Gathered): readonly CamtPart[] {
  if (left === 0) return stated
  if (left < 0) return stated.map((part) => ({ ...part, isUnsure: true }))
  const [only, another] = unstated
  if (only !== undefined && another === undefined && only.sign === textAt(entry, 'CdtDbtInd'))
    return [...stated, { ...only, units: left }]
  const words = joinDistinct(unstated.map((part) => part.words)) || textAt(entry, 'AddtlNtryInf')
  return [...stated, { ...partOf(entry, entry, left), words, isUnsure: true }]
}

function sumOf(entry: Node, parts: readonly CamtPart[]): number {
  const sign = textAt(entry, 'CdtDbtInd')
  return parts.reduce((sum, part) => sum + (part.sign === sign ? part.units : -part.units), 0)
}

function partOf(entry: Node, node: Node, units: number): CamtPart {
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd'))
  return {
    node,
    units,
    sign: signOf(node, entry),
    words: '',
    isReturned: isReversal || nodeAt(node, 'RtrInf') !== undefined,
    isUnsure: false,
  }
}

function signOf(part: Node, entry: Node): string {
  return textAt(part, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')
}

/** The first versions have no amount of a part but in its details. */
function unitsOf(part: Node, currency: string): number | undefined {
  const amount = camtAmount(nodeAt(part, 'Amt') ?? nodeAt(part, 'AmtDtls.TxAmt.Amt'))
  return amount?.currency === currency ? amount.units : undefined
}
