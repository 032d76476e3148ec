import type { Message } from '@touchline/contract/messages/shapes/message'
import { expect, test } from 'vitest'

import { withReaction } from './reacting.ts'
import { messageOf } from './testing/message.ts'

const thumbs = (count: number, isMine: boolean) => ({ reaction: '👍', count, isMine }) as const
const hearts = (count: number, isMine: boolean) => ({ reaction: '❤️', count, isMine }) as const

interface Case {
  readonly what: string
  readonly before: Message['reactions']
  readonly mine: '👍' | null
  readonly after: Message['reactions']
}

const cases: readonly Case[] = [
  { what: 'the first one', before: [], mine: '👍', after: [thumbs(1, true)] },
  { what: 'joining in', before: [thumbs(2, false)], mine: '👍', after: [thumbs(3, true)] },
  { what: 'another instead', before: [hearts(1, true)], mine: '👍', after: [thumbs(1, true)] },
  { what: 'taking it back', before: [thumbs(2, true)], mine: null, after: [thumbs(1, false)] },
  { what: 'taking the only one back', before: [thumbs(1, true)], mine: null, after: [] },
]

test.each(cases)('$what', ({ before, mine, after }) => {
  expect(withReaction(messageOf(1, { reactions: before }), mine).reactions).toEqual(after)
})
