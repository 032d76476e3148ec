import type { MyAnswer } from '@touchline/contract/events/shapes/event'

import { type AnswerGroup, groupOf } from './answer-groups.ts'

const order: readonly AnswerGroup[] = ['silent', 'going', 'waiting', 'maybe', 'not_going']

/**
 * The different answers of the people I answer for; a missing one counts only while answering is
 * open.
 */
export function marksOf(
  mine: readonly Pick<MyAnswer, 'answer' | 'waiting'>[],
  { isOpen }: { readonly isOpen: boolean },
): readonly AnswerGroup[] {
  const given = new Set(mine.map(groupOf))
  return order.filter((mark) => given.has(mark) && (isOpen || mark !== 'silent'))
}
