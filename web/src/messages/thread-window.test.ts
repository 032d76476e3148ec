import { expect, test } from 'vitest'

import { messageOf } from './testing/message.ts'
import {
  endOf,
  maxHeld,
  type LoadedRange,
  widenStretch,
  mergeFresh,
  withMessage,
  withNewer,
  withOlder,
} from './thread-window.ts'

function stretch(from: number, to: number, more: Partial<LoadedRange> = {}): LoadedRange {
  const messages = Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index))
  return { messages, hasOlder: from > 1, hasNewer: false, ...more }
}

function seqs({ messages }: LoadedRange): string {
  return `${messages[0]?.seq}-${messages.at(-1)?.seq} (${messages.length})`
}

test('older messages are added before, with whether more exist', () => {
  const longer = withOlder(stretch(51, 100), stretch(1, 50))
  expect([seqs(longer), longer.hasOlder, longer.hasNewer]).toEqual(['1-100 (100)', false, false])
})

test.each([
  { edge: 'older', beyond: 51, read: stretch(1, 50), held: '1-100 (100)' },
  { edge: 'newer', beyond: 100, read: stretch(101, 150), held: '51-150 (100)' },
  { edge: 'older', beyond: 401, read: stretch(351, 400), held: '51-100 (50)' },
  { edge: 'newer', beyond: 30, read: stretch(31, 80), held: '51-100 (50)' },
] as const)('messages beyond $beyond are added if that is still the $edge edge', (row) => {
  expect(seqs(widenStretch(stretch(51, 100), row.edge, row))).toBe(row.held)
})

test('drops duplicates', () => {
  expect(seqs(withNewer(stretch(1, 60), stretch(51, 80)))).toBe('1-80 (80)')
})

test.each([
  {
    going: 'up',
    held: withOlder(stretch(400, 699), stretch(350, 399)),
    ends: ['350-649 (300)', true, true],
  },
  {
    going: 'down',
    held: withNewer(stretch(1, maxHeld), stretch(301, 350)),
    ends: ['51-350 (300)', true, false],
  },
])('keeps a window of ten thousand: going $going, the other end is dropped', ({ held, ends }) => {
  expect([seqs(held), held.hasOlder, held.hasNewer]).toEqual(ends)
})

test('the next message is added', () => {
  expect(seqs(withMessage(stretch(1, 3), messageOf(4)))).toBe('1-4 (4)')
})

test('a changed message is replaced', () => {
  const changed = withMessage(stretch(1, 3), messageOf(2, { words: 'said differently' }))
  expect(changed.messages.map(({ words }) => words)).toEqual([
    'words 1',
    'said differently',
    'words 3',
  ])
})

test.each([
  ['with a gap before it', stretch(1, 3), 9],
  ['behind what is not held', stretch(1, 3, { hasNewer: true }), 4],
])('a message %s must be loaded instead', (_, held, seq) => {
  const after = withMessage(held, messageOf(seq))
  expect([seqs(after), after.hasNewer]).toEqual(['1-3 (3)', true])
})

test('a message older than the window changes nothing', () => {
  expect(seqs(withMessage(stretch(51, 60), messageOf(7)))).toBe('51-60 (10)')
})

test('a refetch wins, except over messages that arrived meanwhile', () => {
  const fresh = { ...stretch(1, 3), messages: [messageOf(1), messageOf(2, { words: 'new' })] }
  const after = mergeFresh(stretch(1, 3), fresh)
  expect([seqs(after), after.messages[1]?.words, after.hasNewer]).toEqual(['1-3 (3)', 'new', false])
})

test('the device stores the end', () => {
  const end = endOf(stretch(1, 100), 60)
  expect([seqs(end), end.hasOlder]).toEqual(['41-100 (60)', true])
  expect(seqs(endOf(stretch(1, 100, { hasNewer: true }), 60))).toBe('1-100 (100)')
})
