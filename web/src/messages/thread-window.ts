import type { Message } from '@touchline/contract/messages/shapes/message'

/** The stretch of a conversation that is held: without a gap, oldest first. */
export interface Stretch {
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  readonly hasNewer: boolean
}

/** So many are drawn at most: what lies further off is asked for again on the way back. */
export const maxHeld = 300

/** Either end of what is held. */
export type Edge = 'older' | 'newer'

/** The number of the message at an edge; 0 where nothing is held. */
export function edgeOf(stretch: Stretch | undefined, edge: Edge): number {
  return stretch?.messages.at(edge === 'older' ? 0 : -1)?.seq ?? 0
}

/**
 * With what was read beyond the message at one of its edges. As it was where another message is there
 * by now: somebody went elsewhere meanwhile, and a stretch has no gap.
 */
export function widened(
  stretch: Stretch,
  edge: Edge,
  { beyond, read }: { readonly beyond: number; readonly read: Stretch },
): Stretch {
  if (edgeOf(stretch, edge) !== beyond) return stretch
  return edge === 'older' ? withOlder(stretch, read) : withNewer(stretch, read)
}

/** With older ones before it; at the other end as many go as are too many. */
export function withOlder(stretch: Stretch, older: Stretch): Stretch {
  const messages = joined(older.messages, stretch.messages)
  const hasNewer = stretch.hasNewer || messages.length > maxHeld
  return { messages: messages.slice(0, maxHeld), hasOlder: older.hasOlder, hasNewer }
}

/** With newer ones behind it. */
export function withNewer(stretch: Stretch, newer: Stretch): Stretch {
  const messages = joined(stretch.messages, newer.messages)
  const hasOlder = stretch.hasOlder || messages.length > maxHeld
  return { messages: messages.slice(-maxHeld), hasOlder, hasNewer: newer.hasNewer }
}

/**
 * With one that was sent or changed, at its place. One that does not join on is left to be asked for:
 * a stretch has no gap.
 */
export function withMessage(stretch: Stretch, message: Message): Stretch {
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

/** What is held now with what was read once more of it, and behind it. */
export function withFresh(stretch: Stretch, fresh: Stretch): Stretch {
  const isAhead = (stretch.messages.at(-1)?.seq ?? 0) > (fresh.messages.at(-1)?.seq ?? 0)
  const { hasNewer } = isAhead ? stretch : fresh
  return withNewer(stretch, { ...fresh, hasNewer })
}

/** What stays on the device: the end of it. */
export function endOf(stretch: Stretch, count: number): Stretch {
  if (stretch.hasNewer || stretch.messages.length <= count) return stretch
  return { ...stretch, messages: stretch.messages.slice(-count), hasOlder: true }
}

/** By number, each once; the later word about one holds. */
function joined(one: readonly Message[], other: readonly Message[]): readonly Message[] {
  const bySeq = new Map([...one, ...other].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}
