import { letterKinds, unsubscribableKinds } from '@touchline/domain/accounts/letter-kinds'
import { consentKinds } from '@touchline/domain/children/consents'
import { notificationKinds } from '@touchline/domain/notifications/kinds'
import { z } from 'zod'

import { clock } from '../accounts/shapes.ts'
import { eventReference } from '../events/shapes/event-reference.ts'
import { color, id, instant } from '../wire/values.ts'

/** A person the notification is about, as far as I may see them now. */
const personInIt = z.object({
  firstName: z.string(),
  /** Null for teams I don't run, and for my own family. */
  lastName: z.string().nullable(),
  relation: z.enum(['self', 'child', 'other']),
})

/** When and where an event takes place. */
const appointment = z.object({
  startsAt: instant,
  endsAt: instant,
  isAllDay: z.boolean(),
  place: z.string().nullable(),
})

/** An event as it was known before, and as it is now. */
export const eventChange = z.object({ was: appointment, is: appointment, count: z.int() })

export type EventChange = z.infer<typeof eventChange>

/** Facts only: each page and email makes a sentence of them in the reader's language. */
export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** How many requests, events or people. */
  count: z.int(),
  team: z.object({ id, name: z.string(), color }).nullable(),
  club: z.object({ id, name: z.string(), color }).nullable(),
  /** The only or the first event it is about. */
  event: eventReference.nullable(),
  /** Of an event that moved. */
  change: eventChange.nullable(),
  /** The collection whose form it asks to fill in. */
  collection: z.object({ id, name: z.string() }).nullable(),
  /** The conversation it is about. */
  conversationId: id.nullable(),
  /** The only member whose sizes it asks for. */
  memberId: id.nullable(),
  people: z.array(personInIt),
  /** Withdrawn consents. */
  consents: z.array(z.enum(consentKinds)),
  /** Names of the tasks it is about, or of my tasks at the event. */
  tasks: z.array(z.string()),
  /** I am a guest of the team. */
  asGuest: z.boolean(),
  createdAt: instant,
  isRead: z.boolean(),
})

export type Notification = z.infer<typeof notification>

export const notificationsQuery = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
  cursor: z.string().max(100).optional(),
})

/** Newest first. */
export const notificationsPage = z.object({
  notifications: z.array(notification),
  nextCursor: z.string().nullable(),
})

export type NotificationsPage = z.infer<typeof notificationsPage>

/** All of them when there are no ids. */
export const markReadInput = z.object({
  notificationIds: z.array(id).min(1).max(100).optional(),
})

export const unreadCounts = z.object({
  /** Notifications. */
  unread: z.int(),
  /** Conversations among the unread notifications, newest first. */
  conversations: z.array(z.object({ teamId: id, conversationId: id })),
})

export type UnreadCounts = z.infer<typeof unreadCounts>

/** Whether emails of one kind are wanted. */
export const letterChoice = z.object({ kind: z.enum(letterKinds), isWanted: z.boolean() })

/** The kind of email an unsubscribe link is about. */
export const letterLinkChoice = z.object({
  kind: z.enum(unsubscribableKinds),
  isWanted: z.boolean(),
})

/** The token after /unsubscribe/ in the address of an email; nothing changes without a choice. */
export const letterLink = z.object({
  token: z.string().min(1).max(300),
  isWanted: z.boolean().optional(),
})

/** One email a day instead of many, at a time of my zone. */
const dailySummary = z.object({ isOn: z.boolean(), sendAt: clock })

export type DailySummary = z.infer<typeof dailySummary>

export const letterChoices = z.object({ letters: z.array(letterChoice), summary: dailySummary })

/** Only the kinds that are sent change. */
export const letterChange = z.object({
  letters: z.array(letterChoice).max(letterKinds.length).optional(),
  summary: dailySummary.optional(),
})

export type LetterChange = z.infer<typeof letterChange>

/** A browser that gets push notifications; `browser` and `system` are null where it does not tell. */
export const pushDevice = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The SHA-256 of its endpoint, base64url, by which a browser recognises itself. */
  mark: z.string(),
  createdAt: instant,
})

export type PushDevice = z.infer<typeof pushDevice>

export const pushDevices = z.object({
  /** The `applicationServerKey` for subscribing, base64url. */
  publicKey: z.string(),
  devices: z.array(pushDevice),
})

export type PushDevices = z.infer<typeof pushDevices>

/** The browser's push subscription, as `PushSubscription.toJSON()` returns it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(2000),
  /** A point on P-256 and 16 random bytes, base64url (RFC 8291). */
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
})

export const pushDeviceKey = z.object({ deviceId: id })

/** What a push delivers to the site's service worker: text to show, and where a tap leads. */
export const pushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** A later push of the same line replaces the earlier one. */
  tag: z.string(),
  isUrgent: z.boolean(),
  /** Buttons that answer for people: the secret for each, and the labels. */
  answer: z
    .object({
      tokens: z.array(z.string()).min(1),
      going: z.string(),
      notGoing: z.string(),
    })
    .nullable(),
  /** Null for several lines, which are in the notification centre. */
  line: notification
    .pick({ kind: true, count: true, asGuest: true, conversationId: true, memberId: true })
    .extend({
      team: z.object({ id }).nullable(),
      club: z.object({ id }).nullable(),
      event: z.object({ id }).nullable(),
    })
    .nullable(),
})

export type PushPayload = z.infer<typeof pushPayload>
