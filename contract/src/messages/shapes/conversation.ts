import {
  conversationKinds,
  conversationRoles,
  maxPeople,
  maxSubject,
} from '@touchline/domain/messages/conversations'
import { z } from 'zod'

import { eventReference } from '../../events/shapes/event-reference.ts'
import { picture } from '../../files/shapes.ts'
import { id, instant, maxInteger, line } from '../../wire/values.ts'
import { newMessage } from './message.ts'

export const teamKey = z.object({ teamId: id })
export const conversationKey = teamKey.extend({ conversationId: id })

const chosen = z.array(id).max(maxPeople)

/** The recipients. Messages to a child under 16 go to its parents. */
export const audience = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('people'), memberIds: chosen, guardianIds: chosen }),
    z.object({ kind: z.literal('role'), role: z.enum(conversationRoles) }),
    z.object({ kind: z.literal('event'), eventId: id }),
    z.object({ kind: z.literal('sender'), conversationId: id }),
    z.object({ kind: z.literal('team') }),
  ])
  .refine((wanted) => wanted.kind !== 'people' || hasRecipients(wanted), 'nobody_chosen')

function hasRecipients(people: { memberIds: readonly string[]; guardianIds: readonly string[] }) {
  const count = people.memberIds.length + people.guardianIds.length
  return count > 0 && count <= maxPeople
}

/**
 * Starts a conversation with its first message. Without a subject it continues the existing
 * conversation with the same people.
 */
export const newConversation = teamKey.extend({
  audience,
  subject: line(maxSubject).nullable().default(null),
  /** Only staff may answer. */
  isAnnouncement: z.boolean().default(false),
  message: newMessage,
})

export const audienceQuery = newConversation.pick({
  teamId: true,
  audience: true,
  isAnnouncement: true,
})

/** What sending would do, shown beforehand. */
export const audiencePreview = z.object({
  /** Accounts that would read it, without the sender's. */
  people: z.int(),
  /**
   * How many of them would get an email or push now: not those who muted it, turned it off, are in
   * quiet hours or reached today's limit.
   */
  disturbed: z.int(),
  /** Parents added because a recipient is a minor. */
  guardians: z.int(),
  /** Recipients who can't be reached, because neither they nor a parent has joined. */
  missing: z.array(z.string()),
  /** Children whose parents get the message instead. */
  insteadOf: z.array(z.string()),
  /** Why it can't be sent; null if it can. */
  refusal: z.enum(['not_allowed', 'too_young', 'guardian_needed', 'nobody']).nullable(),
})

export type AudiencePreview = z.infer<typeof audiencePreview>

/** Everyone the caller may write to, by name. */
export const recipients = z.object({
  members: z.array(
    z.object({
      memberId: id,
      name: z.string(),
      role: z.string(),
      /** Coach or admin of the team. */
      isStaff: z.boolean(),
      /**
       * `self`: the member gets it; `both`: the member and the parents; `guardians`: only the
       * parents; `nobody`: no one has joined.
       */
      reaches: z.enum(['self', 'both', 'guardians', 'nobody']),
    }),
  ),
  /** Individual parents; only for staff. */
  guardians: z.array(z.object({ guardianId: id, name: z.string(), children: z.array(z.string()) })),
  /** Whether the caller may write to roles, to people of an event and to the team, and announce. */
  mayAddressGroups: z.boolean(),
  /** The number of accounts in each group. */
  groups: z.object({ staff: z.int(), players: z.int(), guardians: z.int(), team: z.int() }),
})

export type Recipients = z.infer<typeof recipients>

/** The latest message, cut to one line; null if it was removed or the caller may see none. */
export const lastMessage = z.object({
  /** Null for a former member. */
  author: z.string().nullable(),
  isMine: z.boolean(),
  words: z.string(),
  isPoll: z.boolean(),
  isRemoved: z.boolean(),
  files: z.int(),
  sentAt: instant,
})

export const conversation = z.object({
  id,
  kind: z.enum(conversationKinds),
  role: z.enum(conversationRoles).nullable(),
  event: eventReference.nullable(),
  subject: z.string().nullable(),
  /** Names of some other people in a conversation between people. */
  names: z.array(z.string()),
  isAnnouncement: z.boolean(),
  /** Number of the newest message. Messages are numbered from 1 without gaps. */
  lastSeq: z.int(),
  /** The number up to which the caller has read. */
  readSeq: z.int(),
  /** Counted up to 100. */
  unread: z.int(),
  /** Unread messages that mention the caller. */
  mentions: z.int(),
  isMuted: z.boolean(),
  isPinned: z.boolean(),
  last: lastMessage.nullable(),
  lastAt: instant,
})

export type Conversation = z.infer<typeof conversation>

export const conversationWindow = teamKey.extend({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(30),
  cursor: z.string().max(200).optional(),
})

/** Pinned conversations first, then newest first. */
export const conversationList = z.object({
  conversations: z.array(conversation),
  nextCursor: z.string().nullable(),
})

export const inboxWindow = conversationWindow.omit({ teamId: true }).extend({
  /** Filters by words in messages, subject or team name. */
  words: line(100).min(2).optional(),
})

/** Conversations of all the caller's teams, ordered as in a team. */
export const inbox = z.object({
  conversations: z.array(
    conversation.extend({
      team: z.object({ id, name: z.string(), color: z.string(), logo: picture.nullable() }),
      /** Of a message to several teams all that I read it in, by name. */
      teamNames: z.array(z.string()),
      /** The newest message that has the words; null when the names have them, or nothing is searched. */
      found: z
        .object({ seq: z.int(), author: z.string().nullable(), words: z.string(), sentAt: instant })
        .nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
})

export type InboxConversation = z.infer<typeof inbox>['conversations'][number]

/** A person in a conversation, and why they are in it. */
export const person = z.object({
  accountId: id,
  name: z.string(),
  isMe: z.boolean(),
  isStaff: z.boolean(),
  /** For a parent: first names of the children they are in it for. */
  children: z.array(z.string()),
})

export type ConversationPerson = z.infer<typeof person>

export const conversationPage = z.object({
  conversation,
  people: z.array(person),
  /** Names of parents who read along because the caller is a minor. Shown to the caller. */
  readAlong: z.array(z.string()),
  /** Why the caller can't write now; null if they can. */
  refusal: z.enum(['staff_only', 'guardian_needed']).nullable(),
  mayPin: z.boolean(),
  /** Latest pin first. */
  pinned: z.array(z.object({ messageId: id, seq: z.int(), words: z.string(), files: z.int() })),
  startedAt: instant,
})

export type ConversationPage = z.infer<typeof conversationPage>

export const newConversationResult = z.object({ conversation, messageId: id, seq: z.int() })

/** Fields left out stay unchanged; `readSeq` never decreases. */
export const ownStateChange = conversationKey.extend({
  readSeq: z.int().min(0).max(maxInteger).optional(),
  isMuted: z.boolean().optional(),
  isPinned: z.boolean().optional(),
})

export const ownState = conversation.pick({
  readSeq: true,
  unread: true,
  isMuted: true,
  isPinned: true,
})

/** Sent to others who are online, never stored. */
export const typing = z.object({ at: instant })
