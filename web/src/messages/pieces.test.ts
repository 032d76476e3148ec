import { expect, test } from 'vitest'

import { piecesOf } from './pieces.ts'

const nobody: readonly { readonly name: string }[] = []
const links = (words: string) =>
  piecesOf(words, nobody).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))

test.each([
  ['See https://example.org/a?b=1#c', ['https://example.org/a?b=1#c']],
  ['(https://example.org/a).', ['https://example.org/a']],
  ['http://example.org, and ana@example.org!', ['http://example.org/', 'mailto:ana@example.org']],
  ['HTTPS://EXAMPLE.ORG', ['https://example.org/']],
  ['javascript:alert(1)', []],
  ['data:text/html,<b>', []],
  ['https://', []],
  ['https://[', []],
  ['<a href="https://example.org/x">', ['https://example.org/x']],
  ['vbscript://example.org ftp://example.org', []],
])('%j links to %j', (words, found) => {
  expect(links(words)).toEqual(found)
})

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

test('of two names that begin alike the longer is meant', () => {
  const people = [{ name: 'Ana' }, { name: 'Ana Silva' }]
  const named = piecesOf('Thanks, @Ana Silva and @Ana.', people)
  expect(named.filter(({ kind }) => kind === 'mention').map(({ words }) => words)).toEqual([
    '@Ana Silva',
    '@Ana',
  ])
})
