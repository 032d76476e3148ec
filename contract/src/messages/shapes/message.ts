import {
  maxFiles,
  maxMentions,
  maxOptions,
  maxWords,
  reactions,
} from '@touchline/domain/messages/conversations'
import { z } from 'zod'

import { filledLine, id, instant, maxInteger, line, paragraph } from '../../wire/values.ts'

const conversationKey = z.object({ teamId: id, conversationId: id })
export const messageKey = conversationKey.extend({ messageId: id })

const newPoll = z.object({
  options: z.array(filledLine(120)).min(2).max(maxOptions),
  isMultiple: z.boolean().default(false),
  closesAt: instant.nullable().default(null),
})

const sentFields = z.object({
  clientId: id,
  /** Plain text; the question of a poll. */
  words: paragraph(maxWords),
  replyTo: id.nullable().default(null),
  /** Accounts of people of the conversation, named in the words. */
  mentions: z.array(id).max(maxMentions).default([]),
  /** Ids of uploads to /storage/v1/documents with purpose message_attachment. */
  files: z.array(id).max(maxFiles).default([]),
  poll: newPoll.nullable().default(null),
})

const nothingSaid = { path: ['words'], message: 'message_required' }

function saysSomething({ words, files, poll }: z.infer<typeof sentFields>): boolean {
  return words !== '' || (files.length > 0 && poll === null)
}

/** A new message. The same `clientId` by the same author is the same message, however often it is sent. */
export const newMessage = sentFields.refine(saysSomething, nothingSaid)

export type NewMessage = z.infer<typeof newMessage>

export const sentMessage = sentFields
  .extend(conversationKey.shape)
  .refine(saysSomething, nothingSaid)

/** Only the fields that are sent change. */
export const messageChange = messageKey.extend({
  words: paragraph(maxWords).min(1, 'message_required').optional(),
  /** With new words: the people named in them. */
  mentions: z.array(id).max(maxMentions).default([]),
  isPinned: z.boolean().optional(),
  /** My reaction; null removes it. */
  reaction: z.enum(reactions).nullable().optional(),
  /** Positions of the options I vote for; an empty list removes my vote. */
  options: z.array(z.int().min(0).max(maxOptions)).max(maxOptions).optional(),
  /** Ends the poll; it cannot be opened again. */
  isPollClosed: z.literal(true).optional(),
})

export type MessageChange = Omit<z.infer<typeof messageChange>, keyof z.infer<typeof messageKey>>

export const author = z.object({
  /** Null with the name: a former member. */
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
  /** Hands the file out for ten minutes. */
  download: z.string().startsWith('/storage/v1/'),
})

export type MessageFile = z.infer<typeof messageFile>

export const poll = z.object({
  /** In their order; no one learns who voted for what. */
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
  /** What the author's device called it. */
  clientId: id,
  /** Its place in the conversation; it never changes. */
  seq: z.int(),
  author,
  /** Plain text; empty once removed. */
  words: z.string(),
  sentAt: instant,
  editedAt: instant.nullable(),
  /** Its place stays, its words are gone. */
  removed: z.object({ at: instant, by: z.enum(['author', 'staff']) }).nullable(),
  replyTo: z
    .object({
      messageId: id,
      seq: z.int(),
      author: z.string().nullable(),
      words: z.string(),
      /** Without words it brought files, or was taken away. */
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
  /** Of mine: how many of the others have read it. */
  seen: z.object({ by: z.int(), of: z.int() }).nullable(),
  mayEdit: z.boolean(),
  mayRemove: z.boolean(),
})

export type Message = z.infer<typeof message>

const seq = z.coerce.number<number | string>().int().min(0).max(maxInteger)

/** One of the three at most; without any of them the newest. */
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

/** Who has read one of my messages, and who hasn't. */
export const seenBy = z.object({
  seen: z.array(z.object({ name: z.string() })),
  unseen: z.array(z.object({ name: z.string() })),
})

export const fileWindow = conversationKey.extend({
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
  /** Where the older ones begin; null when these were all. */
  nextBefore: z.int().nullable(),
})

export const messageSearch = z.object({
  teamId: id,
  words: line(100).min(2),
  conversationId: id.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(50).default(20),
  cursor: id.optional(),
})

export const foundMessages = z.object({
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
