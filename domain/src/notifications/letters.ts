import { isEventLetterKind } from '../accounts/letter-kinds.ts'
import { reachBy, type Notice } from '../accounts/preferences.ts'
import { loudAgainAt } from '../accounts/quiet-hours.ts'
import type { Reader } from '../accounts/readers.ts'
import {
  dailyBudget,
  messagesDueAt,
  summaryDueAt,
  type SummaryKind,
} from '../accounts/summaries.ts'
import type { NotificationKind } from './kinds.ts'
import { isTold, isUrgent, type Occasion, type Recipient } from './telling.ts'

/** What is told together with other things, when, and by which ways. */
export interface SummedUp {
  readonly kind: SummaryKind
  readonly at: Date
  readonly byLetter: boolean
  readonly byPush: boolean
}

/** Where and when somebody hears of something. */
export type Delivery = { readonly kind: 'nowhere' } | Told

interface Told {
  readonly kind: 'centre'
  /** Beside the centre, by letter and on their devices; undefined: not that way. */
  readonly letterAt: Date | undefined
  readonly pushAt: Date | undefined
  /** In one letter, or push, with other things. */
  readonly summedUp: SummedUp | undefined
}

export interface Telling {
  readonly occasion: Occasion
  readonly recipient: Recipient
  /** Undefined for somebody nobody can reach, or on the way out. */
  readonly reader: Reader | undefined
  readonly isMatch: boolean
}

/**
 * The one place that decides where and when somebody hears of something: the notification centre
 * shows at once what concerns people who have not muted the team; letters and devices go by what
 * they prefer and wait for the end of their quiet hours. What is off or moved within a day is urgent:
 * it is told at once, also to those who otherwise want nothing of the kind. Who stopped the letters
 * of a kind gets none of it. What happened to an account itself is told on its devices at any hour.
 * Whoever was disturbed often enough today, or wants one letter a day, finds the rest in its summary.
 */
export function deliveryOf({ occasion, recipient, reader, isMatch }: Telling, now: Date): Delivery {
  if (!isTold(recipient, occasion, now)) return { kind: 'nowhere' }
  if (reader === undefined) return centreAlone
  const { kind } = occasion
  if (isUrgent(occasion, now) || isEssential(kind)) return atOnce(reader, kind, now)
  const reach = reachBy(reader.listener, noticeOf(kind, isMatch))
  const ways = {
    byLetter: reach.email && takesLetters(reader, kind),
    byPush: reach.push && reader.hasDevice,
  }
  return reader.disturbed < dailyBudget
    ? withinBudget(reader, kind, { ...ways, now })
    : told({ summedUp: dayOf(reader, kind, { ...ways, now }) })
}

const centreAlone = {
  kind: 'centre',
  letterAt: undefined,
  pushAt: undefined,
  summedUp: undefined,
} as const

function told(ways: Partial<Told>): Told {
  return { ...centreAlone, ...ways }
}

function atOnce(reader: Reader, kind: NotificationKind, now: Date): Told {
  const letter = takesLetters(reader, kind) && isEventLetterKind(kind)
  return told({ letterAt: letter ? now : undefined, pushAt: reader.hasDevice ? now : undefined })
}

interface Ways {
  readonly byLetter: boolean
  readonly byPush: boolean
  readonly now: Date
}

function withinBudget(reader: Reader, kind: NotificationKind, ways: Ways): Told {
  const { byLetter, byPush, now } = ways
  const at = loudAgainAt(reader.quietHours, now)
  const pushAt = byPush ? at : undefined
  if (reader.wantsSummary)
    return told({ pushAt, summedUp: dayOf(reader, kind, { ...ways, byPush: false }) })
  if (byLetter && kind === 'message_sent') {
    const messagesAt = messagesDueAt(reader.quietHours, now)
    return told({ pushAt, summedUp: { kind, at: messagesAt, byLetter, byPush: false } })
  }
  return told({ pushAt, letterAt: byLetter && isEventLetterKind(kind) ? at : undefined })
}

/** As part of a day; undefined when it is not told outside the centre at all. */
function dayOf(
  { refused, summaryTime, quietHours }: Reader,
  kind: NotificationKind,
  ways: Ways,
): SummedUp | undefined {
  const byLetter = ways.byLetter && isInSummary(kind) && !refused.includes('daily_summary')
  if (!byLetter && !ways.byPush) return undefined
  const at = summaryDueAt(summaryTime, quietHours, ways.now)
  return { kind: 'daily_summary', at, byLetter, byPush: ways.byPush }
}

const onlyInSummaries: readonly NotificationKind[] = [
  'event_commented',
  'line_up_published',
  'result_entered',
]

/** What has a letter of another capability, or is for the centre alone, is in no summary. */
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

/** News of the team that are about nobody in particular, and wait for nobody. */
const ofTheTeam: readonly NotificationKind[] = [
  'event_commented',
  'result_entered',
  'roster_imported',
]

function noticeOf(kind: NotificationKind, isMatch: boolean): Notice {
  return { kind: isMatch ? 'game' : 'team', isConcerned: !ofTheTeam.includes(kind) }
}
