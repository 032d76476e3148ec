import { expect, test } from 'vitest'

import { site as de } from './site/de.ts'
import { site as en } from './site/en.ts'
import { site as es } from './site/es.ts'
import { site as fr } from './site/fr.ts'

const languages = { de, en, es, fr }
const textsOf = ({ privacyPage }: typeof en) => privacyPage.young.sections.map(({ text }) => text)

/**
 * LIX (Björnsson 1968): words a sentence plus the share of words of more than six letters, the same
 * sum in every language. Under 40 reads easily; books for children lie around 30.
 */
function lix(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const sentences = text.match(/[.?!]/g) ?? []
  const long = words.filter((word) => word.length > 6)
  return words.length / sentences.length + (long.length * 100) / words.length
}

test.each(Object.entries(languages))(
  'trust.md 2, row 20: in %s the words for young people read like a book for children',
  (_, text) => {
    expect(lix(textsOf(text).join(' '))).toBeLessThan(33)
  },
)

test.each(Object.entries(languages))('in %s they say where help is', (_, text) => {
  expect(textsOf(text).join(' ')).toContain('116 111')
})
