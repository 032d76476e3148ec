import { letterKinds, stoppableKinds } from '@touchline/domain/accounts/letter-kinds'
import { consentKinds } from '@touchline/domain/children/consents'
import { notificationKinds } from '@touchline/domain/notifications/kinds'
import { z } from 'zod'

import { clock } from '../accounts/shapes.ts'
import { namedEvent } from '../events/shapes/named-event.ts'
import { color, id, instant } from '../wire/values.ts'

/** Somebody it is about, as far as I may see them now. */
const personInIt = z.object({
  firstName: z.string(),
  /** Null where I do not run the team, or it is about me or mine. */
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

/** What people knew of an event, and what they were told. */
export const changeTold = z.object({ was: appointment, is: appointment, count: z.int() })

export type ChangeTold = z.infer<typeof changeTold>

/** One line of the centre: facts, whose sentence is made in the reader's language. */
export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** How many there were: requests, events, people. */
  count: z.int(),
  team: z.object({ id, name: z.string(), color }).nullable(),
  club: z.object({ id, name: z.string(), color }).nullable(),
  /** The only or the first event it is about. */
  event: namedEvent.nullable(),
  /** Of an event that moved: as I knew it, and as it is now. */
  change: changeTold.nullable(),
  /** The collection whose form it asks to fill in. */
  collection: z.object({ id, name: z.string() }).nullable(),
  /** The conversation it is about. */
  conversationId: id.nullable(),
  people: z.array(personInIt),
  /** Which consents were withdrawn. */
  consents: z.array(z.enum(consentKinds)),
  /** The names of the tasks it is about, or that I have at the event it reminds of. */
  tasks: z.array(z.string()),
  /** I am only a guest of the team. */
  asGuest: z.boolean(),
  createdAt: instant,
  isRead: z.boolean(),
})

export type Notification = z.infer<typeof notification>

export const notificationsQuestion = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
  cursor: z.string().max(100).optional(),
})

/** Newest first. */
export const notificationsPage = z.object({
  notifications: z.array(notification),
  nextCursor: z.string().nullable(),
})

export type NotificationsPage = z.infer<typeof notificationsPage>

export const notificationKey = z.object({ notificationId: id })

export const unread = z.object({
  /** Lines of the centre. */
  unread: z.int(),
  /** Conversations with something new that are among these lines, newest first. */
  conversations: z.array(z.object({ teamId: id, conversationId: id })),
})

export type Unread = z.infer<typeof unread>

/** What stands behind /unsubscribe/ in the address of a letter. */
export const letterKnock = z.object({ token: z.string().min(1).max(300) })

/** Whether letters of one kind are wanted. */
export const letterChoice = z.object({ kind: z.enum(letterKinds), isWanted: z.boolean() })

export type LetterChoiceOnWire = z.infer<typeof letterChoice>

/** The same of what the link in a letter stops. */
export const linkedChoice = z.object({ kind: z.enum(stoppableKinds), isWanted: z.boolean() })

export const letterChoiceByLink = letterKnock.extend({ isWanted: z.boolean() })

/** One letter a day in the place of many, at a time of my zone. */
export const summaryWish = z.object({ isOn: z.boolean(), sendAt: clock })

export type SummaryWish = z.infer<typeof summaryWish>

/** Every kind of letter and whether I want it, and whether my day comes in one. */
export const letterChoices = z.object({ letters: z.array(letterChoice), summary: summaryWish })

/** A browser of mine that takes pushes; one is null that does not say what it is. */
export const pushDevice = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The SHA-256 of its endpoint, base64url: by it a browser knows itself. */
  mark: z.string(),
  createdAt: instant,
})

export type PushDevice = z.infer<typeof pushDevice>

export const pushDevices = z.object({
  /** What a browser subscribes with (`applicationServerKey`), base64url. */
  publicKey: z.string(),
  devices: z.array(pushDevice),
})

export type PushDevices = z.infer<typeof pushDevices>

/** What the browser's push service gave it, as `PushSubscription.toJSON()` says it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(2000),
  /** A point on P-256 and 16 random bytes, base64url (RFC 8291). */
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
})

export const pushDeviceKey = z.object({ deviceId: id })

/** What a push brings to the service worker of the site: words to show, and where a tap leads. */
export const pushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** A later push of the same line takes the place of the one before. */
  tag: z.string(),
  isUrgent: z.boolean(),
  /** Where it asks whether somebody comes: the secrets that answer for each, and the words of the buttons. */
  answer: z
    .object({
      tokens: z.array(z.string()).min(1),
      going: z.string(),
      notGoing: z.string(),
    })
    .nullable(),
  /** Null: several lines, which are in the centre. */
  line: notification
    .pick({ kind: true, count: true, asGuest: true, conversationId: true })
    .extend({
      team: z.object({ id }).nullable(),
      club: z.object({ id }).nullable(),
      event: z.object({ id }).nullable(),
    })
    .nullable(),
})

export type PushPayload = z.infer<typeof pushPayload>
