import type { Mark } from '../attendance/marks.ts'
import type { Answer } from '../events/answers.ts'
import { addDays, weekdayIndex } from '../events/days.ts'

/** Weeks of the season before and after today. */
const weeksBefore = 16
const weeksAfter = 6

export interface DemoSeason {
  readonly from: string
  readonly until: string
  /** Every other weekend in order, some in the past, some coming. */
  readonly matchDays: readonly string[]
  /** Those with league rounds: three before today, two after. */
  readonly leagueDays: readonly string[]
}

/** The season around a day, with matches on one weekday (0 is Monday). */
export function demoSeason(today: string, matchWeekday: number): DemoSeason {
  const next = addDays(today, (matchWeekday - weekdayIndex(today) + 7) % 7 || 7)
  const first = addDays(next, -14 * Math.floor(weeksBefore / 2))
  const count = Math.floor((weeksBefore + weeksAfter) / 2)
  return {
    from: addDays(today, -7 * weeksBefore),
    until: addDays(today, 7 * weeksAfter),
    matchDays: Array.from({ length: count }, (_, match) => addDays(first, 14 * match)),
    leagueDays: [-6, -4, -2, 0, 2].map((weeks) => addDays(next, 7 * weeks)),
  }
}

/** Indexes of a person and an event in their lists. */
export interface DemoAnswerKey {
  readonly person: number
  readonly event: number
}

/**
 * A person's answer this many days before an event (negative: past); undefined without one. Fixed,
 * so that documents can refer to the demo.
 */
export function demoAnswer(at: DemoAnswerKey, daysAhead: number): Answer | undefined {
  if (fixedRandom(at, 1) > shareOfAnswers(daysAhead)) return undefined
  const mood = fixedRandom(at, 2)
  if (mood < 0.78) return 'going'
  return mood < 0.9 || daysAhead < 0 ? 'not_going' : 'maybe'
}

/** Who came to a past event. */
export function demoMark(at: DemoAnswerKey, answer: Answer | undefined): Mark {
  const luck = fixedRandom(at, 3)
  if (answer === 'not_going') return luck < 0.12 ? 'injured' : 'absent'
  if (answer === undefined) return luck < 0.5 ? 'present' : 'absent'
  if (luck < 0.9) return 'present'
  return luck < 0.97 ? 'late' : 'absent'
}

/** A fixed number from 0 to 1 for a person, an event and a question. */
export function fixedRandom({ person, event }: DemoAnswerKey, question: number): number {
  let mixed = Math.imul(person + 11, 0x9e3779b1) ^ Math.imul(event + 29, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ Math.imul(question, 0xc2b2ae35), 0x27d4eb2f)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x165667b1)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
}

function shareOfAnswers(daysAhead: number): number {
  if (daysAhead < 0) return 0.94
  if (daysAhead < 7) return 0.78
  if (daysAhead < 14) return 0.55
  return daysAhead < 21 ? 0.3 : 0.08
}
