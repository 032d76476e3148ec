import {
  maxFiles,
  maxMentions,
  maxOptions,
  maxWords,
  reactions,
} from '@touchline/domain/messages/conversations'
import { z } from 'zod'

import { requiredLine, id, instant, maxInteger, line, paragraph } from '../../wire/values.ts'

const conversationKey = z.object({ teamId: id, conversationId: id })
export const messageKey = conversationKey.extend({ messageId: id })

const newPoll = z.object({
  options: z.array(requiredLine(120)).min(2).max(maxOptions),
  isMultiple: z.boolean().default(false),
  closesAt: instant.nullable().default(null),
})

const sentFields = z.object({
  clientId: id,
  /** Plain text; for a poll, the question. */
  words: paragraph(maxWords),
  replyTo: id.nullable().default(null),
  /** Account ids of mentioned people in the conversation. */
  mentions: z.array(id).max(maxMentions).default([]),
  /** Ids of uploads to /storage/v1/documents with purpose message_attachment. */
  files: z.array(id).max(maxFiles).default([]),
  poll: newPoll.nullable().default(null),
})

const nothingSaid = { path: ['words'], message: 'message_required' }

function saysSomething({ words, files, poll }: z.infer<typeof sentFields>): boolean {
  return words !== '' || (files.length > 0 && poll === null)
}

/**
 * A new message. Sending the same `clientId` again as the same author returns the first message.
 */
export const newMessage = sentFields.refine(saysSomething, nothingSaid)

export type NewMessage = z.infer<typeof newMessage>

export const sentMessage = sentFields
  .extend(conversationKey.shape)
  .refine(saysSomething, nothingSaid)

/** Fields left out stay unchanged. */
export const messageChange = messageKey.extend({
  words: paragraph(maxWords).min(1, 'message_required').optional(),
  /** Account ids mentioned in the new text. */
  mentions: z.array(id).max(maxMentions).default([]),
  isPinned: z.boolean().optional(),
  /** The caller's reaction; null removes it. */
  reaction: z.enum(reactions).nullable().optional(),
  /** Positions of the chosen options; an empty list removes the vote. */
  options: z.array(z.int().min(0).max(maxOptions)).max(maxOptions).optional(),
  /** Closes the poll for good. */
  isPollClosed: z.literal(true).optional(),
})

export type MessageChange = Omit<z.infer<typeof messageChange>, keyof z.infer<typeof messageKey>>

export const author = z.object({
  /** Null, as the name, for a former member. */
  accountId: id.nullable(),
  name: z.string().nullable(),
  isMe: z.boolean(),
  isStaff: z.boolean(),
})

export const messageFile = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  isPicture: z.boolean(),
  /** A link that is valid for ten minutes. */
  download: z.string().startsWith('/storage/v1/'),
})

export type MessageFile = z.infer<typeof messageFile>

export const poll = z.object({
  /** In the author's order. Votes are anonymous. */
  options: z.array(z.object({ words: z.string(), votes: z.int(), isMine: z.boolean() })),
  voters: z.int(),
  isMultiple: z.boolean(),
  closesAt: instant.nullable(),
  isClosed: z.boolean(),
  mayClose: z.boolean(),
})

export type Poll = z.infer<typeof poll>

export const message = z.object({
  id,
  /** The id chosen by the sending device. */
  clientId: id,
  /** The number in the conversation, which never changes. */
  seq: z.int(),
  author,
  /** Plain text; empty if removed. */
  words: z.string(),
  sentAt: instant,
  editedAt: instant.nullable(),
  /** Set if the message was removed; it keeps its place. */
  removed: z.object({ at: instant, by: z.enum(['author', 'staff']) }).nullable(),
  replyTo: z
    .object({
      messageId: id,
      seq: z.int(),
      author: z.string().nullable(),
      words: z.string(),
      /** The number of files, if the message has no text or was removed. */
      files: z.int(),
    })
    .nullable(),
  mentions: z.array(z.object({ accountId: id, name: z.string() })),
  files: z.array(messageFile),
  reactions: z.array(
    z.object({ reaction: z.enum(reactions), count: z.int(), isMine: z.boolean() }),
  ),
  poll: poll.nullable(),
  pinnedAt: instant.nullable(),
  /** For the caller's own messages: how many of the others have read it. */
  seen: z.object({ by: z.int(), of: z.int() }).nullable(),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
})

export type Message = z.infer<typeof message>

const seq = z.coerce.number<number | string>().int().min(0).max(maxInteger)

/** At most one of the three; without any, the newest messages. */
export const messageWindow = conversationKey.extend({
  before: seq.optional(),
  after: seq.optional(),
  around: seq.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
})

/** Oldest first. */
export const messagePage = z.object({
  messages: z.array(message),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
})

export type MessagePage = z.infer<typeof messagePage>

/** Who has read one of the caller's messages, and who hasn't. */
export const readReceipts = z.object({
  seen: z.array(z.object({ name: z.string() })),
  unseen: z.array(z.object({ name: z.string() })),
})

export const filePage = conversationKey.extend({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
  before: seq.optional(),
})

export const conversationFiles = z.object({
  files: z.array(
    messageFile.extend({
      messageId: id,
      seq: z.int(),
      author: z.string().nullable(),
      sentAt: instant,
    }),
  ),
  /** Pass as `before` to get older ones; null at the end. */
  nextBefore: z.int().nullable(),
})

export const messageSearch = z.object({
  teamId: id,
  words: line(100).min(2),
  conversationId: id.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(50).default(20),
  cursor: id.optional(),
})

export const messageSearchResult = z.object({
  /** Newest first. */
  found: z.array(
    z.object({
      messageId: id,
      conversationId: id,
      seq: z.int(),
      author: z.string().nullable(),
      words: z.string(),
      sentAt: instant,
    }),
  ),
  nextCursor: id.nullable(),
})
