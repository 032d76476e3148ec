import { expect, test } from 'vitest'

import {
  clubAbilities,
  abilityReach,
  type RoleColumn,
  type Ability,
  type Reach,
} from './abilities.ts'
import { clubPermissions } from './permissions.ts'

test('every permission of a club is in exactly one row of the table of roles', () => {
  const listed: readonly string[] = Object.values(clubAbilities).flat()
  expect(listed.toSorted()).toEqual(Object.keys(clubPermissions).toSorted())
})

const expected: Record<RoleColumn, Partial<Record<Ability, Reach>>> = {
  manager: { see_club: 'all', end_club: 'all', team_settings: 'all', bill_dues: 'all' },
  youth_director: {
    see_club: 'all',
    see_members: 'youth',
    see_calendar: 'all',
    book_venues: 'none',
    move_members: 'youth',
    export_members: 'youth',
    edit_records: 'none',
    bill_dues: 'none',
    edit_club: 'none',
    team_events: 'youth',
    team_messages: 'youth',
    team_money: 'none',
  },
  treasurer: {
    see_members: 'all',
    edit_records: 'all',
    bill_dues: 'all',
    see_figures: 'none',
    team_money: 'all',
    team_events: 'none',
    team_messages: 'none',
    team_members: 'none',
    team_settings: 'none',
  },
  board: {
    see_club: 'all',
    see_members: 'all',
    see_figures: 'all',
    see_dues: 'all',
    see_calendar: 'all',
    book_venues: 'none',
    bill_dues: 'none',
    export_members: 'none',
    team_events: 'none',
    team_money: 'none',
  },
  coach: { see_club: 'none', team_events: 'team', team_money: 'none', team_settings: 'none' },
}

test.each(['manager', 'youth_director', 'treasurer', 'board', 'coach'] as const)(
  'the table says how far a %s reaches',
  (role) => {
    for (const [ability, reach] of Object.entries(expected[role]))
      expect([ability, isAbility(ability) && abilityReach(role, ability)]).toEqual([ability, reach])
  },
)

function isAbility(name: string): name is Ability {
  return Object.values(expected).some((row) => Object.hasOwn(row, name))
}
