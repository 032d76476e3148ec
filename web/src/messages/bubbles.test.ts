import type { Message } from '@touchline/contract/messages/shapes/message'
import { expect, test } from 'vitest'

import { daysOf } from './bubbles.ts'
import { messageOf } from './testing/message.ts'

const ana = { accountId: 'ana', name: 'Ana', isMe: false, isStaff: false }
const leo = { ...ana, accountId: 'leo', name: 'Leo' }
const former = { ...ana, accountId: null, name: null }

const at = (time: string, author: Message['author'] = ana) =>
  messageOf(1, { author, sentAt: `2026-03-14T${time}:00.000Z` })

test.each([
  ['one after the other', [at('10:00'), at('10:04')], [2]],
  ['after a pause', [at('10:00'), at('10:06')], [1, 1]],
  ['by another', [at('10:00'), at('10:01', leo), at('10:02')], [1, 1, 1]],
  ['by former members, who may be two', [at('10:00', former), at('10:01', former)], [1, 1]],
])('messages %s', (_, said, turns) => {
  const [day] = daysOf(said, 'UTC')
  expect(day?.turns.map(({ messages }) => messages.length)).toEqual(turns)
})

test("a day ends at midnight in the reader's time zone", () => {
  const said = [at('22:30'), at('23:30')]
  expect(daysOf(said, 'UTC').map(({ day }) => day)).toEqual(['2026-03-14'])
  expect(daysOf(said, 'Europe/Madrid').map(({ day }) => day)).toEqual(['2026-03-14', '2026-03-15'])
})
