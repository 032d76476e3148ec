import { isEventLetterKind } from '../accounts/letter-kinds.ts'
import { channelsFor } from '../accounts/preferences.ts'
import { quietHoursEnd } from '../accounts/quiet-hours.ts'
import type { Reader } from '../accounts/readers.ts'
import {
  dailyBudget,
  messageSummaryDueAt,
  startOfTomorrow,
  summaryDueAt,
  type SummaryKind,
} from '../accounts/summaries.ts'
import type { NotificationKind } from './kinds.ts'
import { isChange, isNotified, isUrgent, type Occasion, type Recipient } from './recipients.ts'
import { topicOf } from './topics.ts'

/** Items for a summary: what, when, and by which channels. */
export interface SummedUp {
  readonly kind: SummaryKind
  readonly at: Date
  readonly byLetter: boolean
  readonly byPush: boolean
}

/** Where and when someone is notified. */
export type Delivery = { readonly kind: 'nowhere' } | CentreDelivery

interface CentreDelivery {
  readonly kind: 'centre'
  /** Besides the centre, by email and on devices; undefined for not at all. */
  readonly letterAt: Date | undefined
  readonly pushAt: Date | undefined
  /** Combined with other items in one email or push. */
  readonly summedUp: SummedUp | undefined
}

export interface NotificationContext {
  readonly occasion: Occasion
  readonly recipient: Recipient
  /** Undefined for unreachable people and accounts being deleted. */
  readonly reader: Reader | undefined
}

/**
 * Decides where and when people are notified. The notification centre shows everything at once,
 * unless the team is muted; emails and pushes follow people's preferences and quiet hours. Most
 * items come in a daily summary; changes and direct messages come separately. A cancellation or
 * move within a day is sent at once; other changes wait for the morning, but for no limit or
 * summary. People who unsubscribed from a kind get no emails of it. Events of the account itself
 * are pushed at any hour. A guardian's actions for a child reach the other guardians once a day,
 * and soon if they disagree; new documents come once a day. After a number of interruptions a day,
 * the rest goes into the summary.
 */
export function deliveryOf(
  { occasion, recipient, reader }: NotificationContext,
  now: Date,
): Delivery {
  if (!isNotified(recipient, occasion)) return { kind: 'nowhere' }
  if (reader === undefined) return centreAlone
  const { kind } = occasion
  if (isEssential(kind)) return centreDelivery({ pushAt: reader.hasDevice ? now : undefined })
  if (isChange(kind)) {
    const isNow = isUrgent(occasion, now)
    return eventChange(reader, kind, isNow ? now : quietHoursEnd(reader.quietHours, now))
  }
  const reach = channelsFor(reader.listener, { kind: 'topic', topic: topicOf[kind] })
  const ways = {
    byLetter: reach.email && takesLetters(reader, kind),
    byPush: reach.push && reader.hasDevice,
  }
  return byChoice(reader, occasion, { ...ways, now })
}

const onceADay: readonly NotificationKind[] = [
  'balance_changed',
  'guardian_answered',
  'guardian_changed',
  'document_shared',
]

const betweenGuardians: readonly NotificationKind[] = ['guardians_disagree', 'hand_over_noted']

function byChoice(reader: Reader, occasion: Occasion, ways: Ways): CentreDelivery {
  const { kind } = occasion
  if (betweenGuardians.includes(kind)) return soon(reader, ways)
  return reader.disturbed < dailyBudget && !onceADay.includes(kind)
    ? withinBudget(reader, occasion, ways)
    : centreDelivery({ summedUp: dayOf(reader, occasion, ways) })
}

const centreAlone = {
  kind: 'centre',
  letterAt: undefined,
  pushAt: undefined,
  summedUp: undefined,
} as const

function centreDelivery(ways: Partial<CentreDelivery>): CentreDelivery {
  return { ...centreAlone, ...ways }
}

/** By the chosen channels; by email anyway if there is no device. */
function eventChange(reader: Reader, kind: NotificationKind, at: Date): CentreDelivery {
  const reach = channelsFor(reader.listener, { kind: 'topic', topic: topicOf[kind] })
  const mayWrite = takesLetters(reader, kind)
  const byPush = reader.hasDevice && (reach.push || !reach.email || !mayWrite)
  const byLetter = mayWrite && (reach.email || !byPush)
  return centreDelivery({ letterAt: byLetter ? at : undefined, pushAt: byPush ? at : undefined })
}

interface Ways {
  readonly byLetter: boolean
  readonly byPush: boolean
  readonly now: Date
}

function withinBudget(reader: Reader, occasion: Occasion, ways: Ways): CentreDelivery {
  const { kind } = occasion
  const { byLetter, byPush, now } = ways
  const at = quietHoursEnd(reader.quietHours, now)
  const pushAt = byPush ? at : undefined
  if (reader.wantsSummary && !comesByItself(occasion))
    return centreDelivery({ pushAt, summedUp: dayOf(reader, occasion, { ...ways, byPush: false }) })
  if (byLetter && kind === 'message_sent') {
    const messagesAt = messageSummaryDueAt(reader.quietHours, now)
    return centreDelivery({ pushAt, summedUp: { kind, at: messagesAt, byLetter, byPush: false } })
  }
  return centreDelivery({ pushAt, letterAt: byLetter && isEventLetterKind(kind) ? at : undefined })
}

/** What guardians must settle doesn't wait for the evening; several items form one email. */
function soon(
  { refused, quietHours, disturbed }: Reader,
  { byLetter, byPush, now }: Ways,
): CentreDelivery {
  const isWanted = byLetter && !refused.includes('daily_summary')
  const at = messageSummaryDueAt(quietHours, now)
  return centreDelivery({
    pushAt: byPush && disturbed < dailyBudget ? quietHoursEnd(quietHours, now) : undefined,
    summedUp: isWanted ? { kind: 'daily_summary', at, byLetter: true, byPush: false } : undefined,
  })
}

/** Changes and direct messages don't wait for the evening. */
function comesByItself({ kind, isDirect }: Occasion): boolean {
  return topicOf[kind] === 'changes' || isDirect === true
}

/** As part of a summary; undefined if it is only in the centre. */
function dayOf(reader: Reader, { kind, startsAt }: Occasion, ways: Ways): SummedUp | undefined {
  const byLetter = ways.byLetter && isInSummary(kind) && !reader.refused.includes('daily_summary')
  if (!byLetter && !ways.byPush) return undefined
  const at = dayEndsAt(reader, startsAt, ways.now)
  return { kind: 'daily_summary', at, byLetter, byPush: ways.byPush }
}

/** A summary less than this before an event would be too late. */
const aheadOfEvent = 3 * 3_600_000

/**
 * When the next summary is due: once a day at the usual hour. An earlier event brings it forward
 * to now or, if today's was sent, to the start of tomorrow.
 */
function dayEndsAt(
  { summaryTime, quietHours, isSummedUp }: Reader,
  startsAt: Date | null,
  now: Date,
): Date {
  const from = isSummedUp ? startOfTomorrow(quietHours, now) : now
  const usual = summaryDueAt(summaryTime, quietHours, from)
  const isInTime = (at: Date) =>
    startsAt === null || at.getTime() + aheadOfEvent <= startsAt.getTime()
  if (isInTime(usual)) return usual
  const early = quietHoursEnd(quietHours, from)
  return isInTime(early) ? early : quietHoursEnd(quietHours, now)
}

const onlyInSummaries: readonly NotificationKind[] = [
  'event_commented',
  'line_up_published',
  'result_entered',
  'fined',
  'fine_undone',
  'balance_changed',
  'guardian_answered',
  'guardian_changed',
  'document_shared',
]

/** Kinds with an email of another capability, or for the centre only, are in no summary. */
function isInSummary(kind: NotificationKind): boolean {
  return kind === 'message_sent' || isEventLetterKind(kind) || onlyInSummaries.includes(kind)
}

function takesLetters({ hasAddress, refused }: Reader, kind: NotificationKind): boolean {
  return hasAddress && !refused.some((one) => one === kind)
}

/** True for sounds and separate emails, which count against the daily budget. */
export function isDisturbing(delivery: Delivery): boolean {
  if (delivery.kind === 'nowhere') return false
  const { letterAt, pushAt, summedUp } = delivery
  return letterAt !== undefined || pushAt !== undefined || summedUp?.kind === 'message_sent'
}

/** Whether something is sent besides the notification centre; bounced emails don't count. */
export function isSent(delivery: Delivery, hasBounced: boolean): boolean {
  if (delivery.kind === 'nowhere') return false
  const { letterAt, pushAt, summedUp } = delivery
  const isWritten = letterAt !== undefined || summedUp?.byLetter === true
  return pushAt !== undefined || summedUp?.byPush === true || (isWritten && !hasBounced)
}

/** Someone who took over an account must not be able to silence its owner's warnings. */
function isEssential(kind: NotificationKind): boolean {
  return kind === 'signed_in' || kind === 'password_changed'
}
