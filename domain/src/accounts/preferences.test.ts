import { expect, test } from 'vitest'

import {
  getsChangeNotices,
  effectivePreferences,
  channelsFor,
  optionsClosedToMinors,
  type Preferences,
} from './preferences.ts'
import { topics } from './topics.ts'

const atFirst: Preferences = {
  pushTopics: topics,
  emailTopics: topics,
  reports: true,
  reportsWhenAttending: true,
  productNews: false,
  partnerOffers: false,
}
const silent: Preferences = {
  ...atFirst,
  pushTopics: [],
  emailTopics: [],
  reports: false,
}
const adult = (change: Partial<Preferences> = {}) => ({
  preferences: { ...atFirst, ...change },
  isMinor: false,
})
const all = { inApp: true, email: true, push: true }

test('always sends essential notices to everyone', () => {
  expect(channelsFor({ preferences: silent, isMinor: false }, { kind: 'essential' })).toEqual(all)
  expect(channelsFor({ preferences: silent, isMinor: true }, { kind: 'essential' })).toEqual(all)
})

test.each([
  ['reminders', ['reminders'], ['money'], { email: false, push: true }],
  ['money', ['reminders'], ['money'], { email: true, push: false }],
  ['messages', ['messages'], ['messages'], { email: true, push: true }],
  ['messages', ['reminders'], ['money'], { email: false, push: false }],
] as const)('%s, with pushes of %j and emails of %j: %j', (...row) => {
  const [topic, pushTopics, emailTopics, ways] = row
  const listener = adult({ pushTopics, emailTopics })
  expect(channelsFor(listener, { kind: 'topic', topic })).toEqual({ inApp: true, ...ways })
})

test.each([
  [['changes'], [], true],
  [[], ['changes'], true],
  [['money'], ['messages'], false],
] as const)('with pushes of %j and emails of %j, sends changes: %s', (...row) => {
  const [pushTopics, emailTopics, expected] = row
  expect(getsChangeNotices({ pushTopics, emailTopics })).toBe(expected)
})

test.each([
  [true, true, true, false, true],
  [true, true, false, false, false],
  [true, false, false, false, true],
  [false, false, true, false, false],
  [true, false, true, true, false],
])('reports %s, only when attending %s, attended %s, minor %s: sent %s', (...row) => {
  const [reports, reportsWhenAttending, attended, isMinor, sent] = row
  const listener = { ...adult({ reports, reportsWhenAttending }), isMinor }
  expect(channelsFor(listener, { kind: 'report', attended })).toEqual({
    inApp: false,
    email: sent,
    push: false,
  })
})

test.each([
  ['product_news', {}, false, false],
  ['product_news', { productNews: true }, false, true],
  ['product_news', { partnerOffers: true }, false, false],
  ['partner_offers', { partnerOffers: true }, false, true],
  ['product_news', { productNews: true }, true, false],
  ['partner_offers', { partnerOffers: true }, true, false],
] as const)('%s with %j, minor %s: sent %s', (...[kind, change, isMinor, sent]) => {
  expect(channelsFor({ ...adult(change), isMinor }, { kind }).email).toBe(sent)
})

test('refuses choices for adults to minors', () => {
  expect(optionsClosedToMinors({ reports: true, productNews: true, pushTopics: [] })).toEqual([
    'reports',
    'productNews',
  ])
  expect(optionsClosedToMinors({ reports: false, partnerOffers: false })).toEqual([])
  const wanted = { ...atFirst, productNews: true, partnerOffers: true }
  expect(effectivePreferences({ preferences: wanted, isMinor: true })).toEqual({
    ...wanted,
    reports: false,
    productNews: false,
    partnerOffers: false,
  })
  expect(effectivePreferences({ preferences: wanted, isMinor: false })).toBe(wanted)
})
