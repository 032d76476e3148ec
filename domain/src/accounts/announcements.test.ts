import { expect, test } from 'vitest'

import { announcementText } from './announcements.ts'

test.each([
  ['fr', { en: 'Hello', fr: 'Bonjour' }, 'Bonjour'],
  ['de', { en: 'Hello', fr: 'Bonjour' }, 'Hello'],
  ['de', { es: 'Hola', fr: 'Bonjour' }, 'Bonjour'],
  ['en', {}, undefined],
] as const)('for a reader of %s, %j shows %s', (language, texts, text) => {
  expect(announcementText(texts, language)).toBe(text)
})
