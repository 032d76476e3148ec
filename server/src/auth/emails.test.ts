import { expect, test } from 'vitest'

import { noticeLetter } from './emails.ts'

const place = { browser: 'Firefox', system: 'Windows', address: '203.0.113.7' }

test.each([
  ['en', place, 'Firefox on Windows, IP address 203.0.113.7'],
  ['de', place, 'Firefox auf Windows, von der Adresse 203.0.113.7'],
  ['es', place, 'Firefox en Windows, desde la dirección 203.0.113.7'],
  ['fr', place, 'Firefox sur Windows, depuis l’adresse 203.0.113.7'],
  [
    'en',
    { browser: undefined, system: undefined, address: '2001:db8::7' },
    'An unknown browser on an unknown device, IP address 2001:db8::7',
  ],
] as const)(
  'emails about a new sign-in in %s with browser, system and address',
  (language, from, words) => {
    const letter = noticeLetter({
      kind: 'new_sign_in',
      to: 'ana@club.test',
      language,
      url: 'https://touchline.test/forgot-password',
      place: from,
    })
    for (const part of [letter.text, letter.html]) {
      expect(part).toContain(words)
      expect(part).toContain('https://touchline.test/forgot-password')
    }
  },
)
