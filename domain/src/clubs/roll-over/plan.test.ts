import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ageBandOf } from '../../teams/age-bands.ts'
import { proposalsOf, type RollPerson, type RollTeam } from './plan.ts'

const cutOff = '2027-01-01'
const team = (id: string, ageGroup: string | null, more: Partial<RollTeam> = {}): RollTeam => ({
  id,
  name: id,
  sport: 'football',
  gender: 'mixed',
  ageGroup,
  ...more,
})
const born = (year: number, teamId: string, more: Partial<RollPerson> = {}): RollPerson => ({
  isCoach: false,
  memberId: `${teamId}-${year}`,
  teamId,
  dateOfBirth: `${year}-06-15`,
  gender: null,
  role: 'Member',
  isAdmin: false,
  alsoIn: [],
  ...more,
})

const u8 = team('u8', 'U8')
const u10 = team('u10', 'U10')
const u12 = team('u12', '11-14')
const women = team('women', 'senior', { gender: 'women' })
const men = team('men', 'senior', { gender: 'men' })
const friends = team('friends', 'Friends')
const club = [u8, u10, u12, women, men, friends]

function outcomeOf(person: RollPerson, teams: readonly RollTeam[] = club) {
  const [one] = proposalsOf([person], { cutOff, teams })
  return [one?.outcome, one?.toTeamId]
}

describe('the proposed team', () => {
  test.each([
    ['is young enough for the team', born(2019, 'u8'), 'fits', 'u8'],
    ['plays with older ones', born(2020, 'u10'), 'fits', 'u10'],
    ['has outgrown it by a year', born(2018, 'u8'), 'moves', 'u10'],
    ['has outgrown it by more', born(2015, 'u8'), 'moves', 'u12'],
    ['is of an age no team is for', born(2011, 'u12'), 'no_team', 'u12'],
    ['is in a team without an age', born(1990, 'friends'), 'open_team', 'friends'],
    ['has no birth date', born(2018, 'u8', { dateOfBirth: null }), 'no_birth_date', 'u8'],
    ['coaches', born(1980, 'u8', { role: 'Player - coach', isCoach: true }), 'staff', 'u8'],
    ['helps', born(1980, 'u8', { role: 'Staff' }), 'staff', 'u8'],
    ['runs the team', born(1980, 'u8', { isAdmin: true }), 'staff', 'u8'],
    ['is a woman', born(2008, 'u12', { gender: 'female' }), 'moves', 'women'],
    ['is a man', born(2008, 'u12', { gender: 'male' }), 'moves', 'men'],
    ['is of an unknown gender', born(2008, 'u12'), 'no_team', 'u12'],
    ['is in the next team already', born(2018, 'u8', { alsoIn: ['u10'] }), 'no_team', 'u8'],
  ] as const)('of someone who %s', (...[, person, outcome, to]) => {
    const teams = outcome === 'no_team' && person.alsoIn.length > 0 ? [u8, u10] : club
    expect(outcomeOf(person, teams)).toEqual([outcome, to])
  })

  test("girls of a women's team don't move to men or another sport", () => {
    const girls = team('girls', 'U10', { gender: 'women' })
    const boys = team('boys', 'U12', { gender: 'men' })
    const handball = team('handball', 'U12', { sport: 'handball' })
    expect(outcomeOf(born(2016, 'girls'), [girls, boys, handball])).toEqual(['no_team', 'girls'])
  })

  test('of two fitting teams, one of the same kind is proposed, then by name', () => {
    const girls = team('girls', 'U10', { gender: 'women' })
    const mixed = team('a-mixed', 'U12')
    const own = team('own', 'U12', { gender: 'women' })
    expect(outcomeOf(born(2016, 'girls'), [girls, mixed, own])).toEqual(['moves', 'own'])
    const twin = team('b-own', 'U12', { gender: 'women' })
    expect(outcomeOf(born(2016, 'girls'), [girls, own, twin])).toEqual(['moves', 'b-own'])
  })

  test('the age is the one of the cut-off day', () => {
    const newYear = born(2018, 'u8', { dateOfBirth: '2019-01-01' })
    const eve = born(2018, 'u8', { dateOfBirth: '2018-12-31' })
    expect(outcomeOf(newYear)).toEqual(['fits', 'u8'])
    expect(outcomeOf(eve)).toEqual(['moves', 'u10'])
  })
})

const groups = fc.constantFrom('U8', 'U10', 'U12', '5-under', '11-14', 'senior', 'Friends', null)
const genders = fc.constantFrom('men' as const, 'women' as const, 'mixed' as const, null)
const someTeams = fc
  .array(fc.record({ ageGroup: groups, gender: genders }), { minLength: 1, maxLength: 8 })
  .map((all) => all.map(({ ageGroup, gender }, at) => team(`t${at}`, ageGroup, { gender })))
const someClub = someTeams.chain((teams) =>
  fc.record({
    teams: fc.constant(teams),
    people: fc.array(
      fc.record({
        at: fc.nat(teams.length - 1),
        year: fc.option(fc.integer({ min: 1950, max: 2026 })),
        isAdmin: fc.boolean(),
      }),
      { maxLength: 60 },
    ),
  }),
)

test('everyone gets one proposal, and those who move get a team for their age', () => {
  fc.assert(
    fc.property(someClub, ({ teams, people: drawn }) => {
      const people = drawn.map(({ at, year, isAdmin }, index) => ({
        ...born(year ?? 0, `t${at}`, { isAdmin, ...(year === null && { dateOfBirth: null }) }),
        memberId: `m${index}`,
      }))
      const proposals = proposalsOf(people, { cutOff, teams })
      expect(proposals.map(({ memberId }) => memberId)).toEqual(
        people.map(({ memberId }) => memberId),
      )
      for (const { outcome, age, fromTeamId, toTeamId } of proposals) {
        expect(outcome === 'moves').toBe(fromTeamId !== toTeamId)
        if (outcome !== 'moves') continue
        const band = ageBandOf(teams.find(({ id }) => id === toTeamId)?.ageGroup ?? null)
        expect(age).toBeGreaterThanOrEqual(band?.from ?? Infinity)
        expect(age).toBeLessThanOrEqual(band?.to ?? -Infinity)
      }
    }),
  )
})

test('people who moved stay when the same season is planned again', () => {
  fc.assert(
    fc.property(someClub, ({ teams, people: drawn }) => {
      const people = drawn.map(({ at, year, isAdmin }, index) => ({
        ...born(year ?? 2000, `t${at}`, { isAdmin }),
        memberId: `m${index}`,
      }))
      const first = proposalsOf(people, { cutOff, teams })
      const moved = people.map((person, at) => ({
        ...person,
        teamId: first[at]?.toTeamId ?? person.teamId,
      }))
      const again = proposalsOf(moved, { cutOff, teams })
      expect(again.filter(({ outcome }) => outcome === 'moves')).toEqual([])
    }),
  )
})
