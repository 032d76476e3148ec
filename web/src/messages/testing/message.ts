import type { Message } from '@touchline/contract/messages/shapes/message'

/** A message with this number and default values. */
export function messageOf(seq: number, more: Partial<Message> = {}): Message {
  return {
    id: `message ${seq}`,
    clientId: `client ${seq}`,
    seq,
    author: { accountId: 'ana', name: 'Ana Silva', isMe: false, isStaff: false },
    words: `words ${seq}`,
    sentAt: new Date(Date.UTC(2026, 2, 14, 10, seq)).toISOString(),
    editedAt: null,
    removed: null,
    replyTo: null,
    mentions: [],
    files: [],
    reactions: [],
    poll: null,
    pinnedAt: null,
    seen: null,
    mayEdit: false,
    mayRemove: false,
    ...more,
  }
}
