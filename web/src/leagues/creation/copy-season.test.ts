import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { newLeague } from '@touchline/contract/leagues/shapes/league'
import { presets } from '@touchline/domain/leagues/presets'
import { expect, test } from 'vitest'

import { copyRules } from '../settings/rules/find-preset.ts'
import { copySeason } from './copy-season.ts'

const id = '019cebf5-0f00-7000-8000-0000000000a1'

const team = (name: string, rest: Partial<LeagueDetails['teams'][number]> = {}) => ({
  id: `${name}`,
  version: 1,
  name,
  shortName: null,
  opponentId: null,
  struckOut: null,
  fairPlay: 3,
  isOurs: false,
  logo: null,
  ...rest,
})

const before: LeagueDetails = {
  league: {
    id,
    teamId: id,
    version: 4,
    name: 'North',
    seasonId: id,
    sport: 'rugby',
    format: null,
    venueId: id,
    address: null,
    rules: copyRules(presets.rugby),
    invitations: newLeague.parse({ teamId: id, name: 'North' }).invitations,
    timeZone: 'Europe/Madrid',
    createdAt: '2026-01-01T00:00:00.000Z',
    publicPage: { kind: 'secret', path: '/league/old' },
  },
  teams: [
    team('Herons', { isOurs: true }),
    team('Harbour', { shortName: 'HAR' }),
    team('Gone', { struckOut: { from: null, matches: 'counted' } }),
  ],
  matches: [],
  adjustments: [],
  stages: [],
  lots: [[id]],
  knockOuts: [],
}

test('the first league copies nothing', () => {
  expect(copySeason(undefined)).toEqual({ draft: {}, input: {} })
})

test('a new season keeps rules and remaining teams, but no decisions', () => {
  const { input } = copySeason(before)
  expect(input).toEqual({
    sport: 'rugby',
    rules: presets.rugby,
    teams: [
      { name: 'Herons', shortName: null, opponentId: null, isOurs: true },
      { name: 'Harbour', shortName: 'HAR', opponentId: null, isOurs: false },
    ],
  })
})

test('keeps the location; a format never chosen stays the usual one', () => {
  const { draft } = copySeason(before)
  expect(draft).toMatchObject({ venueId: id, address: '' })
  expect('format' in draft).toBe(false)
})
