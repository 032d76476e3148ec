import type { Preferences } from './preferences.ts'

/** About a seat in a car. */
export const liftLetterKinds = [
  'lift_given',
  'lift_ended',
  'lift_changed',
  'lift_reminder',
] as const

export type LiftLetterKind = (typeof liftLetterKinds)[number]

/** Emails about one event; each kind can be unsubscribed from. */
export const eventLetterKinds = [
  'event_created',
  'season_published',
  'event_changed',
  'event_cancelled',
  'event_restored',
  'moved_up',
  'withdrawn_late',
  'short_of_players',
  'answer_reminder',
  'event_reminder',
  'guest_asked',
  'task_given',
  'task_taken_back',
  ...liftLetterKinds,
] as const

export type EventLetterKind = (typeof eventLetterKinds)[number]

/** Kinds of email that someone can turn off one by one. */
export const letterKinds = [
  ...eventLetterKinds,
  'message_sent',
  'join_asked',
  'daily_summary',
] as const

export type LetterKind = (typeof letterKinds)[number]

/** Emails that depend on one preference: unsubscribing switches it off. */
export const preferenceByKind = {
  weekly_report: 'reports',
  product_news: 'productNews',
  partner_offers: 'partnerOffers',
} as const satisfies Readonly<Record<string, keyof Preferences>>

export type PreferenceKind = keyof typeof preferenceByKind

/** Emails to addresses without an account: the address itself unsubscribes. */
export const strangerKinds = ['invitation', 'match_sheet', 'club_document'] as const

export type StrangerKind = (typeof strangerKinds)[number]

/** Every kind of email with one-click unsubscribe. */
export const unsubscribableKinds = [
  ...letterKinds,
  'weekly_report',
  'product_news',
  'partner_offers',
  ...strangerKinds,
] as const

export type UnsubscribableKind = (typeof unsubscribableKinds)[number]

export function isEventLetterKind(kind: string): kind is EventLetterKind {
  return eventLetterKinds.some((one) => one === kind)
}

export function isLiftLetterKind(kind: string): kind is LiftLetterKind {
  return liftLetterKinds.some((one) => one === kind)
}

export function isLetterKind(kind: string): kind is LetterKind {
  return letterKinds.some((one) => one === kind)
}

export function isPreferenceKind(kind: string): kind is PreferenceKind {
  return Object.hasOwn(preferenceByKind, kind)
}

export function isStrangerKind(kind: string): kind is StrangerKind {
  return strangerKinds.some((one) => one === kind)
}
