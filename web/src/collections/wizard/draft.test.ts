import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { describe, expect, test } from 'vitest'

import {
  type Draft,
  toDraft,
  convertCurrency,
  stepProblems,
  problemsOf,
  toSettings,
} from './draft.ts'

const id = '019cebf5-0f00-7000-8000-0000000000a1'

const adult = {
  id,
  name: 'Adult',
  details: '',
  type: 'fixed',
  amount: 10_000,
  isActive: true,
  stock: null,
  sizes: [],
} as const

const begun: CollectionShape = {
  id,
  kind: 'membership',
  state: 'draft',
  version: 1,
  formUrl: 'https://touchline.test/collect/key',
  createdAt: '2026-01-01T00:00:00.000Z',
  publishedAt: null,
  usedFeeIds: [],
  billCount: 0,
  problems: {},
  payee: 'none',
  step: 'information',
  name: 'Season',
  startsOn: '2026-08-01',
  endsOn: '2027-07-31',
  details: '',
  organizerEmail: 'ana@example.org',
  phone: '',
  currency: 'EUR',
  fees: [{ ...adult, sizes: [] }],
  fields: [],
  takesInstalments: false,
  takesOffline: false,
  broadcast: 'private',
  opensOn: null,
  closesOn: null,
  organizerEvery: null,
  reminderAfter: null,
  goal: null,
  places: null,
  holdDays: null,
}

const fund = { kind: 'fund', language: 'en' } as const
const draftWith = (parts: Partial<Draft> = {}): Draft => ({ ...toDraft(begun, 'en'), ...parts })

test('a server response is sent back unchanged', () => {
  const stored = { ...begun, organizerEvery: 7, reminderAfter: 2, goal: 123_456 }
  expect(stored).toMatchObject(toSettings(toDraft(stored, 'de'), 'information', 'de'))
})

test('numbers of days start with three and five, and count only if switched on', () => {
  const { organizer, reminder } = draftWith()
  expect([organizer, reminder]).toEqual([
    { isOn: false, days: '3' },
    { isOn: false, days: '5' },
  ])
  const settings = toSettings(
    draftWith({ organizer: { ...organizer, isOn: true } }),
    'broadcast',
    'en',
  )
  expect([settings.organizerEvery, settings.reminderAfter]).toEqual([3, null])
})

describe('a typing error', () => {
  const odd = draftWith({
    reminder: { isOn: true, days: 'soon' },
    organizer: { isOn: true, days: '400' },
    goal: 'much',
  })

  test('does not travel', () => {
    expect(toSettings(odd, 'broadcast', 'en')).toMatchObject({
      organizerEvery: null,
      reminderAfter: null,
      goal: null,
    })
  })

  test('is reported in its step', () => {
    expect(stepProblems('broadcast', { draft: odd, ...fund })).toEqual({
      organizerEvery: 'days_wrong',
      reminderAfter: 'days_wrong',
    })
    expect(stepProblems('fees', { draft: odd, ...fund })).toEqual({ goal: 'goal_wrong' })
    expect(stepProblems('payment', { draft: odd, ...fund })).toEqual({})
  })
})

test.each(['membership', 'activity', 'pre_order', 'fund'] as const)(
  'what a %s costs is asked in the step of fees',
  (kind) => {
    const asked = { draft: draftWith({ fees: [] }), kind, language: 'en' } as const
    expect(stepProblems('fees', asked)).toEqual({ fees: 'no_fee' })
    expect(stepProblems('form', asked)).toEqual({})
  },
)

test('a membership needs dates, an activity may have none', () => {
  const draft = draftWith({ name: ' ', startsOn: '', endsOn: '' })
  expect(Object.keys(problemsOf(draft, { ...fund, kind: 'membership' }))).toEqual([
    'name',
    'startsOn',
    'endsOn',
  ])
  expect(Object.keys(problemsOf(draft, { ...fund, kind: 'activity' }))).toEqual(['name'])
})

test.each([
  { from: 'EUR', to: 'JPY', before: 10_000, after: 100 },
  { from: 'JPY', to: 'EUR', before: 100, after: 10_000 },
  { from: 'EUR', to: 'USD', before: 9950, after: 9950 },
  { from: 'EUR', to: 'JPY', before: 20, after: 1 },
  { from: 'JPY', to: 'GBP', before: 99_999_999, after: 99_999_999 },
] as const)('from $from to $to a price of $before is one of $after', (change) => {
  const fees = [{ ...adult, sizes: [], amount: change.before }]
  const draft = draftWith({ currency: change.from, fees })
  expect(convertCurrency(draft, change.to).fees?.[0]?.amount).toBe(change.after)
})
