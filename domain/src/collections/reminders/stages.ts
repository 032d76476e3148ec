import type { Language } from '../../values/language.ts'

/** One of the letters a club sends about an overdue bill, in their order. */
export interface ReminderStage {
  /** Days after the due date. */
  readonly afterDays: number
  /** Added to the bill when the letter is sent, in minor units. */
  readonly fee: number
  /** The club's own wording, by the reader's language; ours where it is empty. */
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

/** What a club has until it sets stages of its own. */
export const usualStages: readonly ReminderStage[] = [
  { afterDays: 7, fee: 0, words: ourWords },
  { afterDays: 21, fee: 0, words: ourWords },
  { afterDays: 35, fee: 0, words: ourWords },
]

export type ReminderProblem = 'days_order' | 'no_stage'

/** Why these stages can't be kept, by field. */
export function problemsOfStages(
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

/** An overdue bill, as far as the choice of its next letter depends on it. */
export interface OverdueBill {
  readonly daysLate: number
  /** The last letter about this due date; null before the first one. */
  readonly sent: { readonly stage: number; readonly daysAgo: number } | null
}

/**
 * The stage of the next letter, from 1; undefined while none is to be sent. A treasurer may send the first
 * one from the day after the due date. Between two letters lie as many days as between their stages, also
 * where the first one went out late.
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

/** When a stage is due; never, where there is none. */
function daysOf(stages: readonly ReminderStage[], number: number): number {
  return stages[number - 1]?.afterDays ?? Number.POSITIVE_INFINITY
}
