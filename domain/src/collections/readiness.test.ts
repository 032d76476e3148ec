import { expect, test } from 'vitest'

import { newCampaign } from './campaign.ts'
import { publishProblems } from './readiness.ts'

const begun = newCampaign({ adult: 'Adult' })
const named = { ...begun, name: 'Season 2026' }
const period = { startsOn: '2026-08-01', endsOn: '2027-07-31' }
const backwards = { startsOn: '2026-05-02', endsOn: '2026-05-01' }

test.each([
  ['membership', begun, { name: 'name_missing', startsOn: 'start_missing', endsOn: 'end_missing' }],
  ['membership', { ...named, validity: period }, {}],
  ['fund', named, {}],
  ['activity', { ...named, validity: backwards }, { endsOn: 'end_before_start' }],
  ['pre_order', { ...named, fees: [] }, { fees: 'no_fee' }],
  ['fund', { ...named, open: backwards }, { closesOn: 'end_before_start' }],
] as const)('a %s reports what is missing', (kind, campaign, problems) => {
  expect(publishProblems(kind, campaign)).toEqual(problems)
})
