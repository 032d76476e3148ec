import { expect, test } from 'vitest'

import { linkBreak, withoutLinks } from './without-links.ts'

const linkish = /https?:\/\/|mailto:\w|javascript:\w|www\.\w|\w@\w|\w\.(?:test|org|com)\b/i

test.each([
  'See http://evil.test/login',
  'HTTPS://EVIL.TEST',
  'www.evil.test',
  'evil.test/login',
  'write to mailto:thief@evil.test',
  'thief@evil.test',
  'javascript:alert(1)',
])('keeps mail programs from detecting a link in %j', (text) => {
  expect(withoutLinks(text)).not.toMatch(linkish)
})

test.each([
  'Come and join us! Practice is on Tuesday at 18.30.',
  'See http://evil.test/login',
  '<a href="http://evil.test">here</a>',
])('shows %j as typed', (text) => {
  expect(withoutLinks(text).replaceAll(linkBreak, '')).toBe(text)
})
