import type { Message } from '@touchline/contract/messages/shapes/message'
import { type Reaction, reactions } from '@touchline/domain/messages/conversations'

/** Applies a reaction, or its removal, before the server answers. */
export function withReaction(message: Message, mine: Reaction | null): Message {
  const counted = reactions.map((reaction) => {
    const known = message.reactions.find((one) => one.reaction === reaction)
    const others = (known?.count ?? 0) - (known?.isMine === true ? 1 : 0)
    const isMine = reaction === mine
    return { reaction, count: others + (isMine ? 1 : 0), isMine }
  })
  return { ...message, reactions: counted.filter(({ count }) => count > 0) }
}
