/** A line of a bank statement in either direction. */
export interface Movement {
  /** The booking date in the file; undefined if missing. */
  readonly bookedOn: string | undefined
  /** Minor units, above zero. */
  readonly amount: number
  readonly currency: string
  /** The other party. */
  readonly payer: string
  /** The payer's text. */
  readonly words: string
  /** The id of our direct debit file, if the bank gives it. */
  readonly batch?: string
  /** Why a debit was returned, by the code of ISO 20022. */
  readonly returnCode?: string
}

/**
 * - payment: money came in
 * - came_back: money came in, perhaps returned from us
 * - taken_back: money went out because a payment was reversed
 * - unsure: the direction is unclear, or the parts don't add up
 */
export const transferKinds = ['payment', 'came_back', 'taken_back', 'unsure'] as const
export type TransferKind = (typeof transferKinds)[number]

/** Whether someone has to check the entry or it is booked automatically; only payments are. */
export interface Transfer extends Movement {
  /** The bank's id, or a key of the content, so that importing twice counts once. */
  readonly key: string
  readonly kind: TransferKind
}

/** An unreadable part of a file. */
export interface UnreadLine {
  /** The line of a table, or the entry's position. */
  readonly at: number
  /** The entries found. */
  readonly text: string
}

/** Everything in a bank file; nothing is dropped. */
export interface Statement {
  readonly transfers: readonly Transfer[]
  /** Money that went out. */
  readonly out: readonly Movement[]
  /** Lines only announced, or cancelled. */
  readonly notBooked: number
  readonly unread: readonly UnreadLine[]
}

/** The result of one line. */
export type ReadLine =
  | { readonly kind: 'transfer'; readonly transfer: Transfer }
  | { readonly kind: 'out'; readonly movement: Movement }
  | { readonly kind: 'not_booked' }
  | { readonly kind: 'unread'; readonly unread: UnreadLine }

export function statementOf(lines: readonly ReadLine[]): Statement {
  return {
    transfers: numbered(lines.flatMap((line) => (line.kind === 'transfer' ? [line.transfer] : []))),
    out: lines.flatMap((line) => (line.kind === 'out' ? [line.movement] : [])),
    notBooked: lines.filter(({ kind }) => kind === 'not_booked').length,
    unread: lines.flatMap((line) => (line.kind === 'unread' ? [line.unread] : [])),
  }
}

/** Merges several files; repeated entries have the same key. */
export function mergeStatements(statements: readonly Statement[]): Statement {
  return {
    transfers: statements.flatMap(({ transfers }) => transfers),
    out: statements.flatMap(({ out }) => out),
    notBooked: statements.reduce((sum, { notBooked }) => sum + notBooked, 0),
    unread: statements.flatMap(({ unread }) => unread),
  }
}

interface Whole {
  readonly kind: TransferKind
  /** The bank's own number, where it has one. */
  readonly own?: string
}

export function transferLine(movement: Movement, whole: Whole): ReadLine {
  return { kind: 'transfer', transfer: transferOf(movement, whole) }
}

/** Money that went out, taken as a reversed payment. */
export function toReversal(movement: Movement): Transfer {
  return transferOf(movement, { kind: 'taken_back' })
}

function transferOf(movement: Movement, { kind, own }: Whole): Transfer {
  const { bookedOn, amount, currency, payer, words } = movement
  const facts = [bookedOn, amount, currency, payer, words]
  const isOut = kind === 'taken_back'
  const key = [...(isOut ? ['out'] : []), ...(own === undefined ? [] : [own]), ...facts].join('|')
  return { ...movement, key, kind }
}

/** No screen has room for more of a line. */
const maxLetters = 200

export function unreadLine(at: number, parts: readonly string[]): ReadLine {
  const text = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' · ')
  return { kind: 'unread', unread: { at, text: text.slice(0, maxLetters) } }
}

/** Equal transfers in one file are numbered, because twins may pay the same on one day. */
function numbered(transfers: readonly Transfer[]): readonly Transfer[] {
  const seen = new Map<string, number>()
  return transfers.map((transfer) => {
    const count = (seen.get(transfer.key) ?? 0) + 1
    seen.set(transfer.key, count)
    return count === 1 ? transfer : { ...transfer, key: `${transfer.key}|${count}` }
  })
}
