import {
  conversationKinds,
  conversationRoles,
  maxPeople,
  maxSubject,
} from '@touchline/domain/messages/conversations'
import { z } from 'zod'

import { namedEvent } from '../../events/shapes/named-event.ts'
import { picture } from '../../files/shapes.ts'
import { id, instant, maxInteger, line } from '../../wire/values.ts'
import { newMessage } from './message.ts'

export const teamKey = z.object({ teamId: id })
export const conversationKey = teamKey.extend({ conversationId: id })

const chosen = z.array(id).max(maxPeople)

/** Whom a conversation is for. A child under 16 stands for its parents. */
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
 * Begins a conversation with its first message. Without a subject it goes on in the conversation
 * with the same people, when there is one.
 */
export const newConversation = teamKey.extend({
  audience,
  subject: line(maxSubject).nullable().default(null),
  /** Only staff may answer. */
  isAnnouncement: z.boolean().default(false),
  message: newMessage,
})

export const audienceQuestion = newConversation.pick({
  teamId: true,
  audience: true,
  isAnnouncement: true,
})

/** What starting it would mean, said before it is done. */
export const audiencePreview = z.object({
  /** Accounts that would read it, without me. */
  people: z.int(),
  /**
   * How many of them it disturbs now, by letter or push: not who muted it, is in their quiet hours,
   * wants none of it, or was disturbed often enough today.
   */
  disturbed: z.int(),
  /** Parents who are in because someone chosen is not of age. */
  guardians: z.int(),
  /** Chosen people who have not joined, nor a parent of theirs: they will not get it. */
  missing: z.array(z.string()),
  /** Children in whose place their parents get it. */
  insteadOf: z.array(z.string()),
  /** Why it cannot be started; null when it can. */
  refusal: z.enum(['not_allowed', 'too_young', 'guardian_needed', 'nobody']).nullable(),
})

export type AudiencePreview = z.infer<typeof audiencePreview>

/** Whom I may choose, by name. */
export const recipients = z.object({
  members: z.array(
    z.object({
      memberId: id,
      name: z.string(),
      role: z.string(),
      /** Staff of the team. */
      isStaff: z.boolean(),
      /** `self`: gets it; `both`: so do the parents; `guardians`: only they; `nobody`: has not joined. */
      reaches: z.enum(['self', 'both', 'guardians', 'nobody']),
    }),
  ),
  /** Parents one by one: for staff. */
  guardians: z.array(z.object({ guardianId: id, name: z.string(), children: z.array(z.string()) })),
  /** May I write to roles, to those of an event, to all, and announce? */
  mayAddressGroups: z.boolean(),
  /** How many accounts each group has. */
  groups: z.object({ staff: z.int(), players: z.int(), guardians: z.int(), team: z.int() }),
})

export type Recipients = z.infer<typeof recipients>

/** The last thing said, cut to a line; null when it was removed or no one has said anything I may see. */
export const lastMessage = z.object({
  /** Null: a former member. */
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
  event: namedEvent.nullable(),
  subject: z.string().nullable(),
  /** Of a conversation of people: the others, by name, some of them. */
  names: z.array(z.string()),
  isAnnouncement: z.boolean(),
  /** Number of the newest message; messages count from 1 without a gap. */
  lastSeq: z.int(),
  /** What I have read up to. */
  readSeq: z.int(),
  /** Up to 100: more are as good as that. */
  unread: z.int(),
  /** Unread ones that name me. */
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

/** Pinned ones first, then the newest. */
export const conversationList = z.object({
  conversations: z.array(conversation),
  nextCursor: z.string().nullable(),
})

export const inboxWindow = conversationWindow.omit({ teamId: true }).extend({
  /** Only conversations that have these words in their messages, or as the name of their team or subject. */
  words: line(100).min(2).optional(),
})

/** Conversations of all my teams, in the order of a team's own list. */
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

/** A person's role in a conversation. */
export const person = z.object({
  accountId: id,
  name: z.string(),
  isMe: z.boolean(),
  isStaff: z.boolean(),
  /** Of a parent: the children they are in for, by first name. */
  children: z.array(z.string()),
})

export type ConversationPerson = z.infer<typeof person>

export const conversationPage = z.object({
  conversation,
  people: z.array(person),
  /** The parents who read along because I am not of age, by name. Said to the child. */
  readAlong: z.array(z.string()),
  /** Why I cannot write here now; null when I can. */
  refusal: z.enum(['staff_only', 'guardian_needed']).nullable(),
  mayPin: z.boolean(),
  /** Most recently pinned first. */
  pinned: z.array(z.object({ messageId: id, seq: z.int(), words: z.string(), files: z.int() })),
  startedAt: instant,
})

export type ConversationPage = z.infer<typeof conversationPage>

export const startedConversation = z.object({ conversation, messageId: id, seq: z.int() })

/** Only the fields that are sent change; reading never goes back. */
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

/** Nothing is stored. */
export const typing = z.object({ at: instant })
