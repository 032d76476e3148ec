import { expect, test } from 'vitest'

import { type Campaign, campaignSteps, newCampaign, validateStep } from './campaign.ts'

const begun = newCampaign({ adult: 'Adult' })
const whole: Campaign = {
  ...begun,
  name: 'Season 2027',
  validity: { startsOn: '2026-09-01', endsOn: '2027-06-30' },
}

test('a new campaign has the defaults of the specification', () => {
  expect(begun).toMatchObject({
    currency: 'EUR',
    fees: [{ name: 'Adult', type: 'fixed', amount: 10_000, isActive: true }],
    payment: { instalments: false, offline: false },
    broadcast: 'private',
    organizerEvery: null,
    reminderAfter: null,
    places: null,
    holdDays: null,
  })
})

test('only required fields keep the first step from being left; others have defaults', () => {
  expect(validateStep(begun, 'information')).toEqual({
    name: 'name_missing',
    startsOn: 'start_missing',
    endsOn: 'end_missing',
  })
  for (const step of campaignSteps) expect(validateStep(whole, step)).toEqual({})
})

const from = (startsOn: string | null, endsOn: string | null) => ({ startsOn, endsOn })

test.each<[string, Partial<Campaign>, ReturnType<typeof validateStep>]>([
  ['blanks are no name', { name: '  ' }, { name: 'name_missing' }],
  ['one day is a period', { validity: from('2026-09-01', '2026-09-01') }, {}],
  [
    'a period goes forwards',
    { validity: from('2026-09-02', '2026-09-01') },
    { endsOn: 'end_before_start' },
  ],
  [
    'days exist',
    { validity: from('2026-02-29', '2026-13-01') },
    { startsOn: 'start_missing', endsOn: 'end_missing' },
  ],
  ['an address is whole', { organizerEmail: 'ana@club' }, { organizerEmail: 'email_wrong' }],
  ['no address is none', { organizerEmail: '' }, {}],
])('information: %s', (_what, change, problems) => {
  expect(validateStep({ ...whole, ...change }, 'information')).toEqual(problems)
})

test('at least one fee must be available', () => {
  const fees = whole.fees.map((fee) => ({ ...fee, isActive: false }))
  expect(validateStep({ ...whole, fees }, 'fees')).toEqual({ fees: 'no_fee' })
})

test.each<[string, Partial<Campaign>, ReturnType<typeof validateStep>]>([
  ['open until somebody closes it', { open: from('2026-08-01', null) }, {}],
  ['open from the start', { open: from(null, '2026-08-31') }, {}],
  [
    'closed before it opens',
    { open: from('2026-08-02', '2026-08-01') },
    { endsOn: 'end_before_start' },
  ],
  ['news every three days', { organizerEvery: 3 }, {}],
  ['news every no days', { organizerEvery: 0 }, { organizerEvery: 'days_wrong' }],
  ['a reminder after half a day', { reminderAfter: 0.5 }, { reminderAfter: 'days_wrong' }],
  ['a reminder after a year', { reminderAfter: 366 }, { reminderAfter: 'days_wrong' }],
])('broadcast: %s', (_what, change, problems) => {
  expect(validateStep({ ...whole, ...change }, 'broadcast')).toEqual(problems)
})
