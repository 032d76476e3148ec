import { contract } from '@touchline/contract/contract'
import type { AnswerCard } from '@touchline/contract/events/shapes/answer-link'
import { answerLink as text } from '@touchline/text/events/answer-link/en'
import { events } from '@touchline/text/events/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { LinkAnswer } from './link-answer.tsx'

const { answer: words, answers } = events
const { answerByLink } = contract.events
const token = 'V1NjM0ZkQ2pXb2JzU0d4R2hKaw'
const card: AnswerCard = {
  ...example(contract.events.openAnswerLink),
  firstName: 'Leo',
  relation: 'self',
  answer: null,
  waiting: null,
  comment: null,
  beforeChange: false,
  refusal: null,
  mayWithdraw: false,
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (part: Partial<AnswerCard> = {}) =>
  openPart(<LinkAnswer token={token} card={{ ...card, ...part }} />, { as: 'visitor' })

proveForm('a comment by the link of a letter', {
  open: () => open({ answer: 'going' }),
  endpoint: answerByLink,
  answer: { ...card, answer: 'going' },
  fillings: { [words.comment]: 'Ten minutes late' },
  submit: words.saveComment,
  sends: { token, answer: 'going', comment: 'Ten minutes late' },
  refusals: [{ code: 'deadline_passed' }],
})

test.each([
  { label: answers.going, answer: 'going' },
  { label: answers.maybe, answer: 'maybe' },
  { label: answers.not_going, answer: 'not_going' },
])('one press answers: $label', async ({ label, answer }) => {
  server.answers(answerByLink, card)
  await open()
  await expectSaid(text.question)
  await press(button(label))
  await expect.poll(() => server.sentTo(answerByLink)).toEqual([{ token, answer }])
})

test('shows the answer that counts, to be changed', async () => {
  await open({ answer: 'maybe' })
  await expect.element(button(answers.maybe)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button(answers.going)).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible()
})

test('says why an answer was refused', async () => {
  server.refuses(answerByLink, 'too_many_requests')
  await open()
  await press(button(answers.going))
  await expectSaid(wire.errors.too_many_requests)
  await expectAccessible()
})

test('asks a parent about the child, and says the place in line', async () => {
  await open({ relation: 'child', answer: 'going', waiting: 2 })
  await expectSaid(text.questionFor('Leo'))
  await expectSaid(words.waitingFor('Leo', 2))
})

test('an answer from before a change is confirmed with one press', async () => {
  server.answers(answerByLink, card)
  await open({ answer: 'going', beforeChange: true })
  await press(button(words.confirm))
  await expect.poll(() => server.sentTo(answerByLink)).toEqual([{ token, answer: 'going' }])
})

test('says why it is too late, and which answer counts', async () => {
  await open({ refusal: 'deadline_passed', answer: 'going' })
  await expectSaid(words.deadlinePassed)
  await expect.element(button(answers.not_going)).not.toBeInTheDocument()
  await expectAccessible()
})

test('a yes can be taken back after the deadline', async () => {
  server.answers(answerByLink, card)
  await open({ refusal: 'deadline_passed', answer: 'going', mayWithdraw: true })
  await press(button(words.withdraw))
  await expect.poll(() => server.sentTo(answerByLink)).toEqual([{ token, answer: 'not_going' }])
})

test('a cancelled event takes no answer', async () => {
  await open({ refusal: 'event_cancelled' })
  await expectSaid(words.eventCancelled)
})
