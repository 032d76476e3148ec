import type { Message } from '@touchline/contract/messages/shapes/message'

/** The loaded part of a conversation, without gaps, oldest first. */
export interface LoadedRange {
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  readonly hasNewer: boolean
}

/** Messages kept in memory; others are loaded again when needed. */
export const maxHeld = 300

/** The two ends of the loaded part. */
export type Edge = 'older' | 'newer'

/** The number of the message at an edge; 0 if nothing is loaded. */
export function edgeOf(stretch: LoadedRange | undefined, edge: Edge): number {
  return stretch?.messages.at(edge === 'older' ? 0 : -1)?.seq ?? 0
}

/**
 * Adds messages loaded beyond an edge. Ignores them if the edge has changed meanwhile, because
 * there may be no gap.
 */
export function widenStretch(
  stretch: LoadedRange,
  edge: Edge,
  { beyond, read }: { readonly beyond: number; readonly read: LoadedRange },
): LoadedRange {
  if (edgeOf(stretch, edge) !== beyond) return stretch
  return edge === 'older' ? withOlder(stretch, read) : withNewer(stretch, read)
}

/** Adds older messages, and drops newest ones above the limit. */
export function withOlder(stretch: LoadedRange, older: LoadedRange): LoadedRange {
  const messages = joined(older.messages, stretch.messages)
  const hasNewer = stretch.hasNewer || messages.length > maxHeld
  return { messages: messages.slice(0, maxHeld), hasOlder: older.hasOlder, hasNewer }
}

/** Adds newer messages, and drops oldest ones above the limit. */
export function withNewer(stretch: LoadedRange, newer: LoadedRange): LoadedRange {
  const messages = joined(stretch.messages, newer.messages)
  const hasOlder = stretch.hasOlder || messages.length > maxHeld
  return { messages: messages.slice(-maxHeld), hasOlder, hasNewer: newer.hasNewer }
}

/**
 * Inserts a sent or changed message. Ignores one that would leave a gap, which must then be loaded.
 */
export function withMessage(stretch: LoadedRange, message: Message): LoadedRange {
  const { messages } = stretch
  const last = messages.at(-1)?.seq ?? 0
  if (message.seq > last + 1 || (message.seq === last + 1 && stretch.hasNewer))
    return { ...stretch, hasNewer: true }
  if (message.seq === last + 1) return withNewer(stretch, { ...stretch, messages: [message] })
  return {
    ...stretch,
    messages: messages.map((one) => (one.seq === message.seq ? message : one)),
  }
}

/** Merges a refetch of the loaded messages, and newer ones. */
export function mergeFresh(stretch: LoadedRange, fresh: LoadedRange): LoadedRange {
  const isAhead = (stretch.messages.at(-1)?.seq ?? 0) > (fresh.messages.at(-1)?.seq ?? 0)
  const { hasNewer } = isAhead ? stretch : fresh
  return withNewer(stretch, { ...fresh, hasNewer })
}

/** The newest messages, to be stored on the device. */
export function endOf(stretch: LoadedRange, count: number): LoadedRange {
  if (stretch.hasNewer || stretch.messages.length <= count) return stretch
  return { ...stretch, messages: stretch.messages.slice(-count), hasOlder: true }
}

/** Merges by number; later versions win. */
function joined(one: readonly Message[], other: readonly Message[]): readonly Message[] {
  const bySeq = new Map([...one, ...other].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}
