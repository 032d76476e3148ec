import { expect, test } from 'vitest'

import { linkedPieces } from './links.ts'

const links = (words: string) =>
  linkedPieces(words).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))

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
  ['mailto:ana@example.org, or MAILTO:b@c.de', ['mailto:ana@example.org', 'mailto:b@c.de']],
  [
    'mailto:ana@example.org?body=x&cc=all@example.org',
    ['mailto:ana@example.org', 'mailto:all@example.org'],
  ],
  ['(see https://example.org/wiki/Norte_(club))', ['https://example.org/wiki/Norte_(club)']],
  [
    '«https://example.org/a»; “https://example.org/b”',
    ['https://example.org/a', 'https://example.org/b'],
  ],
  [
    'https://example.org/a\nhttps://example.org/b',
    ['https://example.org/a', 'https://example.org/b'],
  ],
  ['java\nscript:alert(1) jAvAsCrIpT://%0aalert(1)', []],
  ['//example.org/x file:///etc/passwd blob:https:x', []],
])('%j links to %j', (words, found) => {
  expect(links(words)).toEqual(found)
})

test.each(['))))', 'https://)))', `https://example.org/${')'.repeat(2000)}`, 'a@b.c'])(
  'nothing of %j is lost',
  (words) => {
    const pieces = linkedPieces(words)
    expect(pieces.map((piece) => piece.words).join('')).toBe(words)
  },
)
