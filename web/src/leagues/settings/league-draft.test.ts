import { presets } from '@touchline/domain/leagues/presets'
import { expect, test } from 'vitest'

import { extended } from './league-draft.ts'
import { copyOf } from './rules/preset-of.ts'

const league = { version: 3, name: 'North', seasonId: null, rules: copyOf(presets.football) }

test('an edit begins with what stood in the changed field', () => {
  expect(extended(undefined, { league, changes: { name: 'South' } })).toEqual({
    version: 3,
    was: { name: 'North' },
    changes: { name: 'South' },
  })
})

test('what was read first stays, whatever others write meanwhile', () => {
  const first = extended(undefined, { league, changes: { name: 'South' } })
  const meanwhile = { ...league, version: 4, name: 'East' }
  const changes = { name: 'Southern', seasonId: '019cebf5-0f00-7000-8000-000000000001' }
  expect(extended(first, { league: meanwhile, changes })).toEqual({
    version: 3,
    was: { name: 'North', seasonId: null },
    changes,
  })
})
