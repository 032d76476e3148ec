import type { Language } from '@touchline/domain/values/language'
import { expect, test } from 'vitest'

import { compose } from './letter.ts'

test.each<[Language, string]>([
  ['en', ':'],
  ['fr', '\u{A0}:'],
  ['de', ':'],
  ['es', ':'],
])('a plain letter in %s sets its colons as that language does', (language, colon) => {
  const action = { label: 'Open', url: 'https://touchline.test/x' }
  const { text } = compose({
    language,
    heading: 'Heading',
    paragraphs: [],
    facts: [['Place', 'Park']],
    sections: [{ heading: 'Ravens', lines: ['One'], action }],
    action: { ...action, label: 'See' },
    footer: [],
  })
  expect(text).toContain(`Place${colon} Park\n`)
  expect(text).toContain(`Open${colon}\nhttps:`)
  expect(text).toContain(`See${colon}\nhttps:`)
})

test('a letter says which language it is in, to whoever has it read out', () => {
  const { html } = compose({ language: 'fr', heading: 'Bonjour', paragraphs: [], footer: [] })
  expect(html).toContain('<html lang="fr">')
})
