import type { RollOverPlan, RollOverPerson } from '@touchline/contract/clubs/shapes/roll-over'
import { expect, test } from 'vitest'

import { buildRollOverView } from './roll-over-view.ts'

const person = (memberId: string, more: Partial<RollOverPerson> = {}): RollOverPerson => ({
  memberId,
  firstName: memberId,
  lastName: 'Ruiz',
  isPlaceholder: false,
  email: null,
  role: 'Member',
  age: 8,
  jerseyNumber: null,
  fromTeamId: 'u8',
  toTeamId: 'u8',
  outcome: 'fits',
  alsoIn: [],
  ...more,
})
const nina = person('Nina', { toTeamId: 'u10', outcome: 'moves', jerseyNumber: '7' })
const leo = person('Leo', { fromTeamId: 'u10', toTeamId: 'u10', jerseyNumber: '7' })
const mia = person('Mia', { outcome: 'no_birth_date', age: null })
const team = (id: string) => ({ id, name: id, ageGroup: id, memberCount: 1 })
const plan: RollOverPlan = {
  rollOvers: [],
  season: { name: '2026-2027', startsOn: '2026-08-01', endsOn: '2027-07-31' },
  cutOff: '2027-01-01',
  teams: [team('u8'), team('u10'), team('u12')],
  people: [nina, leo, mia, person('Eva')],
}

test('each team is shown as it is and as it will be, empty ones not at all', () => {
  const { parts, counts } = buildRollOverView(plan, new Map())
  expect(parts.map(({ id, before, after, arriving }) => [id, before, after, arriving])).toEqual([
    ['u8', 3, 2, 0],
    ['u10', 1, 2, 1],
  ])
  expect(counts).toEqual({ moves: 1, stays: 3, noTeam: 0, noBirthDate: 1 })
})

test('people who move or need attention come first, others are collapsed', () => {
  const [u8] = buildRollOverView(plan, new Map()).parts
  expect(u8?.toLookAt.map(({ memberId }) => memberId)).toEqual(['Nina', 'Mia'])
  expect(u8?.others.map(({ memberId }) => memberId)).toEqual(['Eva'])
})

test('a chosen team wins, in both directions', () => {
  const { moves } = buildRollOverView(
    plan,
    new Map([
      ['Nina', 'u8'],
      ['Mia', 'u12'],
    ]),
  )
  expect(moves).toEqual([{ memberId: 'Mia', fromTeamId: 'u8', toTeamId: 'u12' }])
})

test("a choice of a deleted team doesn't count", () => {
  expect(buildRollOverView(plan, new Map([['Mia', 'deleted']])).counts.moves).toBe(1)
})

test('equal shirt numbers are shown only if someone arrives', () => {
  const { parts } = buildRollOverView(plan, new Map())
  const lines = parts.flatMap(({ toLookAt, others }) => [...toLookAt, ...others])
  expect(lines.map(({ memberId, sameNumber }) => [memberId, sameNumber])).toEqual([
    ['Nina', 'Leo Ruiz'],
    ['Mia', undefined],
    ['Eva', undefined],
    ['Leo', undefined],
  ])
})

test('the youngest team comes first, teams without an age last', () => {
  const teams = [team('friends'), team('u10'), team('u8')]
  const people = teams.map(({ id }) => person(id, { fromTeamId: id, toTeamId: id }))
  const { parts } = buildRollOverView({ ...plan, teams, people }, new Map())
  expect(parts.map(({ id }) => id)).toEqual(['u8', 'u10', 'friends'])
})
