import { expect, test } from 'vitest'

import { blocksOf, maxPageWords, pageWordsFor } from './site-pages.ts'

const english = { language: 'en', words: 'Run by' } as const
const german = { language: 'de', words: 'Betrieben von' } as const

test.each([
  [[english, german], 'de', german],
  [[german, english], 'fr', english],
  [[german], 'fr', german],
  [[], 'fr', undefined],
] as const)('of %j a reader of %s gets %j', (texts, language, expected) => {
  expect(pageWordsFor(texts, language)).toEqual(expected)
})

test('an empty line begins a paragraph, a # a heading, and lines stay lines', () => {
  expect(
    blocksOf('Lions e. V.\nHafen 1\n\n\n# Contact\nmail@lions.example\n \n#1 in town'),
  ).toEqual([
    { kind: 'paragraph', text: 'Lions e. V.\nHafen 1' },
    { kind: 'heading', text: 'Contact' },
    { kind: 'paragraph', text: 'mail@lions.example' },
    { kind: 'paragraph', text: '#1 in town' },
  ])
})

test('blanks after a # are no heading, and around one no part of it', () => {
  const blanks = ' '.repeat(maxPageWords)
  expect(blocksOf(`#${blanks}\n#${blanks}x${blanks}`)).toEqual([
    { kind: 'paragraph', text: '#' },
    { kind: 'heading', text: 'x' },
  ])
})

test.each(['', ' \n \n', '\n'])('%j has nothing to show', (words) => {
  expect(blocksOf(words)).toEqual([])
})
