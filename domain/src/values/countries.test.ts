import { expect, test } from 'vitest'

import { countries, isCountry, isTimeZone, probableCountry } from './countries.ts'

test('lists the 249 countries of ISO 3166-1 once each, all known to Intl', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  expect(new Set(countries).size).toBe(249)
  expect(countries.filter((code) => names.of(code) === code)).toEqual([])
})

test.each([
  ['ES', true],
  ['XX', false],
  ['es', false],
  ['', false],
])('%j is a country: %s', (code, expected) => {
  expect(isCountry(code)).toBe(expected)
})

test.each([
  ['Europe/Madrid', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Asia/Calcutta', true],
  ['+01:00', false],
  ['Europe/Atlantis', false],
  ['madrid', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected)
})

test.each([
  [['en-GB'], 'Europe/Madrid', 'ES'],
  [['de-CH', 'fr'], 'Etc/UTC', 'CH'],
  [['zh-Hant-TW'], 'Asia/Taipei', 'TW'],
  [['de', 'fr-FR'], 'Etc/UTC', 'FR'],
  [['en'], 'UTC', 'ES'],
  [[], '', 'ES'],
])('places a browser with %j in %j in %s', (languages, timeZone, country) => {
  expect(probableCountry({ languages, timeZone })).toBe(country)
})

test('uses the page’s country if the browser names none', () => {
  expect(probableCountry({ languages: ['en'], timeZone: 'UTC' }, 'DE')).toBe('DE')
  expect(probableCountry({ languages: ['en-GB'], timeZone: 'UTC' }, 'DE')).toBe('GB')
  expect(probableCountry({ languages: ['en'], timeZone: 'Europe/Madrid' }, 'DE')).toBe('ES')
})
