import { describe, expect, test } from 'vitest'

import {
  isWayToNotify,
  preferencesInForce,
  reachBy,
  refusedToMinors,
  type Preferences,
} from './preferences.ts'

const atFirst: Preferences = {
  available: 'email_and_mobile',
  games: 'email_and_mobile',
  reports: true,
  reportsWhenAttending: true,
  themesAll: true,
  themesConcerned: true,
  productNews: false,
  partnerOffers: false,
}
const silent: Preferences = {
  ...atFirst,
  available: 'none',
  games: 'none',
  reports: false,
  themesAll: false,
  themesConcerned: false,
}
const adult = (change: Partial<Preferences> = {}) => ({
  preferences: { ...atFirst, ...change },
  isMinor: false,
})
const all = { inApp: true, email: true, push: true }

test('what is essential always goes, to everybody', () => {
  expect(reachBy({ preferences: silent, isMinor: false }, { kind: 'essential' })).toEqual(all)
  expect(reachBy({ preferences: silent, isMinor: true }, { kind: 'essential' })).toEqual(all)
})

describe('news of a team', () => {
  test.each([
    ['team', 'email_and_mobile', 'none', true, true],
    ['team', 'mobile', 'email_and_mobile', false, true],
    ['team', 'none', 'email_and_mobile', false, false],
    ['game', 'none', 'email_and_mobile', true, true],
    ['game', 'email_and_mobile', 'mobile', false, true],
    ['game', 'email_and_mobile', 'none', false, false],
  ] as const)('a %s notice, available %s, games %s: letter %s, phone %s', (...row) => {
    const [kind, available, games, email, push] = row
    expect(reachBy(adult({ available, games }), { kind, isConcerned: true })).toEqual({
      inApp: true,
      email,
      push,
    })
  })

  test.each([
    [true, true, true, true],
    [true, true, false, true],
    [true, false, true, true],
    [true, false, false, true],
    [false, true, true, true],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, false],
  ])('all %s, concerned %s, it concerns the person %s: heard %s', (...row) => {
    const [themesAll, themesConcerned, isConcerned, heard] = row
    const listener = adult({ themesAll, themesConcerned })
    expect(reachBy(listener, { kind: 'team', isConcerned })).toEqual({
      inApp: true,
      email: heard,
      push: heard,
    })
  })
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
  expect(reachBy(listener, { kind: 'report', attended })).toEqual({
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
  expect(reachBy({ ...adult(change), isMinor }, { kind }).email).toBe(sent)
})

test('minors are not offered what is for adults', () => {
  expect(refusedToMinors({ reports: true, productNews: true, themesAll: true })).toEqual([
    'reports',
    'productNews',
  ])
  expect(refusedToMinors({ reports: false, partnerOffers: false })).toEqual([])
  const wanted = { ...atFirst, productNews: true, partnerOffers: true }
  expect(preferencesInForce({ preferences: wanted, isMinor: true })).toEqual({
    ...wanted,
    reports: false,
    productNews: false,
    partnerOffers: false,
  })
  expect(preferencesInForce({ preferences: wanted, isMinor: false })).toBe(wanted)
})

test.each(['email', 'mobile', 'toString', undefined])('%s is a way or not', (word) => {
  expect(isWayToNotify(word)).toBe(word === 'mobile')
})
