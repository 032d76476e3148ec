import { expect, test } from 'vitest'

import { piecesOf } from './pieces.ts'

test.each([
  'A @Ana and https://example.org/@Ana, @Leo.',
  '<script>alert(1)</script> @Ana',
  '@Ana@Ana',
  '',
  '🙂 مرحبا @Ana',
  'x'.repeat(4000),
])('nothing of %j is lost', (words) => {
  const pieces = piecesOf(words, [{ name: 'Ana' }, { name: 'Leo' }])
  expect(pieces.map((piece) => piece.words).join('')).toBe(words)
})

test('of two names with the same beginning, the longer one matches', () => {
  const people = [{ name: 'Ana' }, { name: 'Ana Silva' }]
  const named = piecesOf('Thanks, @Ana Silva and @Ana.', people)
  expect(named.filter(({ kind }) => kind === 'mention').map(({ words }) => words)).toEqual([
    '@Ana Silva',
    '@Ana',
  ])
})
