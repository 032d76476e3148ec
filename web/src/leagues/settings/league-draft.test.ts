import { newLeague } from '@touchline/contract/leagues/shapes/league'
import { presets } from '@touchline/domain/leagues/presets'
import { expect, test } from 'vitest'

import { changesOf, extendEdit, toTypedFields } from './league-draft.ts'
import { copyRules } from './rules/find-preset.ts'

const ground = '019cebf5-0f00-7000-8000-0000000000a1'
const { invitations } = newLeague.parse({ teamId: ground, name: 'North' })
const league = {
  version: 3,
  name: 'North',
  seasonId: null,
  sport: 'football',
  format: null,
  venueId: null,
  address: null,
  rules: copyRules(presets.football),
  invitations,
}

test('an edit starts with the value of the changed field', () => {
  expect(extendEdit(undefined, { league, changes: { name: 'South' } })).toEqual({
    version: 3,
    was: { name: 'North' },
    changes: { name: 'South' },
  })
})

test('the value first read stays, whatever others save meanwhile', () => {
  const first = extendEdit(undefined, { league, changes: { name: 'South' } })
  const meanwhile = { ...league, version: 4, name: 'East' }
  const changes = { name: 'Southern', seasonId: '019cebf5-0f00-7000-8000-000000000001' }
  expect(extendEdit(first, { league: meanwhile, changes })).toEqual({
    version: 3,
    was: { name: 'North', seasonId: null },
    changes,
  })
})

test('values from the wizard are kept unchanged too', () => {
  const changes = {
    format: '7v7',
    venueId: ground,
    address: 'Quay Road 2',
    invitations: { ...invitations, daysBefore: 3 },
  }
  expect(extendEdit(undefined, { league, changes }).was).toEqual({
    format: null,
    venueId: null,
    address: null,
    invitations,
  })
})

test('a field without text is empty, and stored as null', () => {
  expect(toTypedFields(league)).toMatchObject({ name: 'North', format: '', address: '' })
  expect(changesOf({ address: ' ' })).toEqual({ address: null })
  expect(changesOf({ address: 'Quay Road 2' })).toEqual({ address: 'Quay Road 2' })
  expect(changesOf({ format: '7v7' })).toEqual({ format: '7v7' })
})
