import {
  reminderHours,
  reminderLimits as most,
} from '@touchline/domain/collections/reminders/stages'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, id, instant, paragraph, version } from '../../wire/values.ts'
import { currency, sum } from './money.ts'

const stageNumber = z.int().min(1).max(most.stages)

const words = paragraph(most.words)
const wordings = z.object({ en: words, fr: words, de: words, es: words })

const stage = z.object({
  /** Days after the due date. */
  afterDays: z.int().min(1).max(most.afterDays),
  /** Added to the bill when the letter is sent, in minor units. */
  fee: z.int().min(0).max(most.fee),
  /** The club's own wording by the reader's language; ours where it is empty. */
  words: wordings,
})

const settings = z.object({
  stages: z.array(stage).min(1).max(most.stages),
  /** Of the fees; bills in other currencies get none. */
  currency,
  /** Whether reminders are sent without the treasurer. */
  isAutomatic: z.boolean(),
  /** The hour at which they are sent, where the club is. */
  hour: z.int().min(reminderHours.first).max(reminderHours.last),
  /** Only on this day, 1 is Monday; null: any day. */
  weekday: z.int().min(1).max(7).nullable(),
})

export type ReminderSettingsShape = z.infer<typeof settings>

const overdueBill = z.object({
  teamId: id,
  collectionId: id,
  billId: id,
  team: z.string(),
  collection: z.string(),
  /** Who it is for. */
  names: z.array(z.string()),
  currency,
  late: sum,
  dueOn: day,
  /** The stage of the letter that would be sent now; null: none yet, or all were sent. */
  next: stageNumber.nullable(),
  /** The last letter about this due date. */
  last: z.object({ stage: stageNumber, sentAt: instant }).nullable(),
})

/** What one letter would be about. */
const overdueFamily = z.object({
  key: z.string(),
  payer: z.string(),
  /** False: the club has no email address of the payer. */
  hasAddress: z.boolean(),
  bills: z.array(overdueBill),
  /** The highest next stage of the bills; null: no letter now. */
  stage: stageNumber.nullable(),
  /** What the letter adds, in minor units of the club's currency. */
  fee: sum,
})

export type OverdueFamilyShape = z.infer<typeof overdueFamily>

export const reminders = z.object({
  settings,
  /** Nought until the club has saved some. */
  version,
  families: z.array(overdueFamily),
  /** How many letters would be sent now. */
  letters: z.int(),
  /** Our wording by stage, where the club has none of its own. */
  usualWords: z.array(wordings),
})

export type RemindersShape = z.infer<typeof reminders>

/** `version`: of what was read. */
export const reminderEdit = clubKey.extend({ settings, version })

export const newReminders = clubKey.extend({
  /** The bills whose next letter is to be sent, of whole families. */
  billIds: z.array(id).min(1).max(most.bills),
  /** How many letters the treasurer was shown: another number is refused. */
  letters: z.int().min(1).max(most.bills),
})

export const remindersSent = z.object({
  letters: z.int(),
  /** Addresses that had their daily maximum of emails; their reminders can be sent tomorrow. */
  postponed: z.int(),
})
