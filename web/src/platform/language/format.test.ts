import { expect, test } from 'vitest'

import { formatFor } from './format.ts'

const kickoff = '2026-03-14T09:30:00Z'

test.each([
  ['en', 'Sat 14 Mar, 10:30'],
  ['de', 'Sa. 14. März, 10:30'],
  ['fr', 'sam. 14 mars, 10:30'],
  ['es', 'sáb 14 mar, 10:30'],
] as const)('in %s a recent moment is %s', (language, said) => {
  expect(formatFor(language).moment(kickoff, 'Europe/Madrid')).toBe(said)
})

test("uses the team's time zone, not the reader's", () => {
  expect(formatFor('en').moment(kickoff, 'America/New_York')).toBe('Sat 14 Mar, 05:30')
})

test('a calendar day has no time zone', () => {
  expect(formatFor('en').day('2026-03-01')).toBe('1 March 2026')
  expect(formatFor('fr').day('2026-03-01')).toBe('1er mars 2026')
  expect(formatFor('de').month('2026-03-01')).toBe('März 2026')
})

test.each([
  ['en', '2026-03-14T09:29:30Z', 'now'],
  ['en', '2026-03-14T09:30:10Z', 'now'],
  ['en', '2026-03-14T09:28:30Z', '1 minute ago'],
  ['en', '2026-03-14T07:00:00Z', '2 hours ago'],
  ['en', '2026-03-13T09:00:00Z', 'yesterday'],
  ['en', '2026-03-01T09:00:00Z', 'last week'],
  ['en', '2026-01-01T09:00:00Z', '2 months ago'],
  ['de', '2026-03-13T09:00:00Z', 'gestern'],
  ['fr', '2026-03-14T09:00:00Z', 'il y a 30 minutes'],
  ['es', '2026-03-14T04:30:00Z', 'hace 5 horas'],
] as const)('in %s, %s is: %s', (language, then, said) => {
  expect(formatFor(language).ago(then, new Date(kickoff))).toBe(said)
})

test('formats the parts of an event card', () => {
  expect(formatFor('de').block(kickoff, 'Europe/Berlin')).toEqual({
    weekday: 'Sa',
    day: '14',
    month: 'Mär',
  })
})

test.each([
  ['en', { amount: 999, currency: 'EUR' }, '€9.99'],
  ['de', { amount: 120_000, currency: 'EUR' }, '1.200,00 €'],
  ['en', { amount: 1500, currency: 'JPY' }, 'JP¥1,500'],
  ['fr', { amount: 500, currency: 'USD' }, '5,00 $US'],
] as const)('in %s, minor units of %o are %s', (language, { amount, currency }, said) => {
  const money = formatFor(language).money(amount, currency)
  expect(money.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said)
})
