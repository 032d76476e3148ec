import type { Message } from '@touchline/contract/messages/shapes/message'
import { expect, test } from 'vitest'

import { withReaction } from './reacting.ts'
import { messageOf } from './testing/message.ts'

const thumbs = (count: number, isMine: boolean) => ({ reaction: '👍', count, isMine }) as const
const hearts = (count: number, isMine: boolean) => ({ reaction: '❤️', count, isMine }) as const

const cases: readonly [string, Message['reactions'], '👍' | null, Message['reactions']][] = [
  ['the first one', [], '👍', [thumbs(1, true)]],
  ['joining in', [thumbs(2, false)], '👍', [thumbs(3, true)]],
  ['another instead', [hearts(1, true)], '👍', [thumbs(1, true)]],
  ['taking it back', [thumbs(2, true)], null, [thumbs(1, false)]],
  ['taking the only one back', [thumbs(1, true)], null, []],
]

test.each(cases)('%s', (_, before, mine, after) => {
  expect(withReaction(messageOf(1, { reactions: before }), mine).reactions).toEqual(after)
})
