import { isEventLetterKind } from '../accounts/letter-kinds.ts'
import { reachBy } from '../accounts/preferences.ts'
import { quietHoursEnd } from '../accounts/quiet-hours.ts'
import type { Reader } from '../accounts/readers.ts'
import {
  dailyBudget,
  messagesDueAt,
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

/** Where and when someone hears of something. */
export type Delivery = { readonly kind: 'nowhere' } | CentreDelivery

interface CentreDelivery {
  readonly kind: 'centre'
  /** Beside the centre, by letter and on their devices; undefined: not that way. */
  readonly letterAt: Date | undefined
  readonly pushAt: Date | undefined
  /** In one letter, or push, with other things. */
  readonly summedUp: SummedUp | undefined
}

export interface NotificationContext {
  readonly occasion: Occasion
  readonly recipient: Recipient
  /** Undefined for someone no one can reach, or on the way out. */
  readonly reader: Reader | undefined
}

/**
 * The one place that decides where and when someone hears of something: the notification centre
 * shows at once what concerns people who have not muted the team; letters and devices go by what
 * they prefer and wait for the end of their quiet hours. Most of it comes in one letter a day; what
 * changed, and what someone wrote to the reader, comes at once. What is off or moved within a day is
 * urgent: it is told at once; any other change waits for the morning, and for nothing else: no daily
 * limit and no summary is in its way. Who stopped the letters of a kind gets none of it. What happened to an account itself is told on its devices at any hour.
 * What one guardian does for a child the others hear once a day, and soon where they disagree; new
 * documents come once a day, too.
 * Whoever was disturbed often enough today finds the rest in the summary.
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
  const reach = reachBy(reader.listener, { kind: 'topic', topic: topicOf[kind] })
  const ways = {
    byLetter: reach.email && takesLetters(reader, kind),
    byPush: reach.push && reader.hasDevice,
  }
  return byChoice(reader, occasion, { ...ways, now })
}

const onceADay: readonly NotificationKind[] = [
  'guardian_answered',
  'guardian_changed',
  'document_shared',
]

function byChoice(reader: Reader, occasion: Occasion, ways: Ways): CentreDelivery {
  const { kind } = occasion
  if (kind === 'guardians_disagree') return soon(reader, ways)
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

/** By the ways of their choice; where there is no device, by letter all the same. */
function eventChange(reader: Reader, kind: NotificationKind, at: Date): CentreDelivery {
  const reach = reachBy(reader.listener, { kind: 'topic', topic: topicOf[kind] })
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
    const messagesAt = messagesDueAt(reader.quietHours, now)
    return centreDelivery({ pushAt, summedUp: { kind, at: messagesAt, byLetter, byPush: false } })
  }
  return centreDelivery({ pushAt, letterAt: byLetter && isEventLetterKind(kind) ? at : undefined })
}

/** What guardians have to settle does not wait for the evening; several such things make one letter. */
function soon(
  { refused, quietHours, disturbed }: Reader,
  { byLetter, byPush, now }: Ways,
): CentreDelivery {
  const isWanted = byLetter && !refused.includes('daily_summary')
  const at = messagesDueAt(quietHours, now)
  return centreDelivery({
    pushAt: byPush && disturbed < dailyBudget ? quietHoursEnd(quietHours, now) : undefined,
    summedUp: isWanted ? { kind: 'daily_summary', at, byLetter: true, byPush: false } : undefined,
  })
}

/** What changed for someone, and what was written to them, is not left for the evening. */
function comesByItself({ kind, isDirect }: Occasion): boolean {
  return topicOf[kind] === 'changes' || isDirect === true
}

/** As part of a day; undefined when it is not told outside the centre at all. */
function dayOf(reader: Reader, { kind, startsAt }: Occasion, ways: Ways): SummedUp | undefined {
  const byLetter = ways.byLetter && isInSummary(kind) && !reader.refused.includes('daily_summary')
  if (!byLetter && !ways.byPush) return undefined
  const at = dayEndsAt(reader, startsAt, ways.now)
  return { kind: 'daily_summary', at, byLetter, byPush: ways.byPush }
}

/** Read later than so long before an event, a summary would be of no use to it. */
const aheadOfEvent = 3 * 3_600_000

/**
 * When the next summary comes: one a day, at its usual hour. What takes place too soon after that brings
 * it forward, to now or, where today's is gone, to the first moment of tomorrow.
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

/** True when it rings or lands in a mailbox by itself: what counts against the budget of a day. */
export function isDisturbing(delivery: Delivery): boolean {
  if (delivery.kind === 'nowhere') return false
  const { letterAt, pushAt, summedUp } = delivery
  return letterAt !== undefined || pushAt !== undefined || summedUp?.kind === 'message_sent'
}

/** Who might have taken over an account tells its owner nothing by themselves. */
function isEssential(kind: NotificationKind): boolean {
  return kind === 'signed_in' || kind === 'password_changed'
}
