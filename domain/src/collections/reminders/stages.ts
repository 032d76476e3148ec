import type { Language } from '../../values/language.ts'

/** A club's reminder about overdue bills. */
export interface ReminderStage {
  /** Days after the due date. */
  readonly afterDays: number
  /** Added when the reminder is sent, in minor units. */
  readonly fee: number
  /** The club's text by language; the default if empty. */
  readonly words: Readonly<Record<Language, string>>
}

const ourWords = { en: '', fr: '', de: '', es: '' }

export const reminderLimits = {
  stages: 3,
  afterDays: 365,
  words: 1000,
  /** Minor units. */
  fee: 10_000,
  /** Bills that one sending reminds of. */
  bills: 5000,
} as const

/** The hours of automatic reminders: never at night. */
export const reminderHours = { first: 8, last: 19 } as const

/** The default stages. */
export const defaultStages: readonly ReminderStage[] = [
  { afterDays: 7, fee: 0, words: ourWords },
  { afterDays: 21, fee: 0, words: ourWords },
  { afterDays: 35, fee: 0, words: ourWords },
]

export type ReminderProblem = 'days_order' | 'no_stage'

/** Why these stages are invalid, by field. */
export function validateStages(
  stages: readonly Pick<ReminderStage, 'afterDays'>[],
): Readonly<Record<string, ReminderProblem>> {
  if (stages.length === 0) return { stages: 'no_stage' }
  const found: Record<string, ReminderProblem> = {}
  for (const [at, { afterDays }] of stages.entries()) {
    const before = stages[at - 1]
    if (before !== undefined && afterDays <= before.afterDays)
      found[`stages.${at}.afterDays`] = 'days_order'
  }
  return found
}

/** An overdue bill, reduced to what its next reminder depends on. */
export interface OverdueBill {
  readonly daysLate: number
  /** The last reminder for this due date; null before the first. */
  readonly sent: { readonly stage: number; readonly daysAgo: number } | null
}

/**
 * The next stage, from 1; undefined if none is due. A treasurer may send the first from the day
 * after the due date. The interval between stages is kept even if the first was late.
 */
export function nextStage(
  stages: readonly ReminderStage[],
  { daysLate, sent }: OverdueBill,
  sentBy: 'treasurer' | 'clock',
): number | undefined {
  if (daysLate < 1) return undefined
  if (sent === null) return sentBy === 'treasurer' || daysLate >= daysOf(stages, 1) ? 1 : undefined
  const next = sent.stage + 1
  const between = Math.max(1, daysOf(stages, next) - daysOf(stages, sent.stage))
  return daysLate >= daysOf(stages, next) && sent.daysAgo >= between ? next : undefined
}

/** When a stage is due; never if it doesn't exist. */
function daysOf(stages: readonly ReminderStage[], number: number): number {
  return stages[number - 1]?.afterDays ?? Number.POSITIVE_INFINITY
}
