import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { expect, test } from 'vitest'

import { compose } from './letter.ts'

test.each<[Language, string]>([
  ['en', ':'],
  ['fr', '\u{A0}:'],
  ['de', ':'],
  ['es', ':'],
])('sets colons in a plain %s email by the rules of the language', (language, colon) => {
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

test('links below the content have a name in HTML, and their address in plain text', () => {
  const url = 'https://touchline.test/unsubscribe/x'
  const { text, html } = compose({
    language: 'fr',
    heading: 'Titre',
    paragraphs: [],
    footer: ['Pourquoi', { label: 'Ne plus recevoir', url }],
  })
  expect(text).toContain(`Pourquoi\nNe plus recevoir\u{A0}: ${url}\n`)
  expect(html).toMatch(new RegExp(`<a [^>]*href="${url}"[^>]*>Ne plus recevoir</a>`))
  expect(html).not.toContain(`>${url}`)
})

test('an email declares its language, for screen readers', () => {
  const { html } = compose({ language: 'fr', heading: 'Bonjour', paragraphs: [], footer: [] })
  expect(html).toContain('<html lang="fr">')
})

const typed = 'Park St.Pauli, 19.30, https://maps.example.org/a?b=1'

test('text copied from an email equals what was typed', () => {
  const { text, html } = compose({
    language: 'en',
    heading: withoutLinks('J.R. Smith'),
    paragraphs: [],
    facts: [['Where', withoutLinks(typed)]],
    footer: [],
  })
  expect(text).toContain(`Where: ${typed}\n`)
  expect(html.replaceAll('<wbr>', '')).toContain(typed)
  expect(html).not.toContain(typed)
  expect(text + html).not.toMatch(/\u200B|\u200C|\u200D|\u2060|\uFEFF/)
})

test("emails to strangers contain no links from other people's text", () => {
  const { text, html } = compose({
    language: 'en',
    heading: 'Join',
    paragraphs: [withoutLinks(`${typed} www.evil.test me@evil.test`)],
    footer: [],
    isToStrangers: true,
  })
  expect(text).toContain('Park St.Pauli, 19.30, https: //maps .example .org/a?b=1')
  expect(text).toContain('www .evil .test me @evil .test')
  expect(text + html).not.toMatch(/https?:\/\/maps|evil\.test|me@evil/)
})
