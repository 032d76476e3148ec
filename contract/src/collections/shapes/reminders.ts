import {
  reminderHours,
  reminderLimits as limits,
} from '@touchline/domain/collections/reminders/stages'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, id, instant, paragraph, version } from '../../wire/values.ts'
import { currency, totalAmount } from './money.ts'

const stageNumber = z.int().min(1).max(limits.stages)

const words = paragraph(limits.words)
const wordings = z.object({ en: words, fr: words, de: words, es: words })

const stage = z.object({
  /** Days after the due date. */
  afterDays: z.int().min(1).max(limits.afterDays),
  /** Added when the reminder is sent, in minor units. */
  fee: z.int().min(0).max(limits.fee),
  /** The club's text by language; the default if empty. */
  words: wordings,
})

const settings = z.object({
  stages: z.array(stage).min(1).max(limits.stages),
  /** The currency of the fees; bills in others get none. */
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
  /** The people it is for. */
  names: z.array(z.string()),
  currency,
  late: totalAmount,
  dueOn: day,
  /** The stage that would be sent now; null: none yet, or all were sent. */
  next: stageNumber.nullable(),
  /** The last reminder for this due date. */
  last: z.object({ stage: stageNumber, sentAt: instant }).nullable(),
})

/** The overdue bills of one reminder. */
const overdueFamily = z.object({
  key: z.string(),
  payer: z.string(),
  /** False: the club has no email address of the payer. */
  hasAddress: z.boolean(),
  bills: z.array(overdueBill),
  /** The highest next stage of its bills; null: no reminder now. */
  stage: stageNumber.nullable(),
  /** The reminder's fee, in minor units of the club's currency. */
  fee: totalAmount,
})

export type OverdueFamilyShape = z.infer<typeof overdueFamily>

export const reminders = z.object({
  settings,
  /** 0 until saved. */
  version,
  families: z.array(overdueFamily),
  /** Reminders that would be sent now. */
  letters: z.int(),
  /** The default text by stage. */
  usualWords: z.array(wordings),
})

export type RemindersShape = z.infer<typeof reminders>

/** `version` is the one edited. */
export const reminderEdit = clubKey.extend({ settings, version })

export const newReminders = clubKey.extend({
  /** Bills to send the next reminder for, of complete families. */
  billIds: z.array(id).min(1).max(limits.bills),
  /** The previewed number of reminders; a different one is refused. */
  letters: z.int().min(1).max(limits.bills),
})

export const reminderResult = z.object({
  letters: z.int(),
  /** Addresses that had their daily maximum of emails; their reminders can be sent tomorrow. */
  postponed: z.int(),
})
