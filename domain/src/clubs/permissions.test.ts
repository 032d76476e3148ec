import { expect, test } from 'vitest'

import { clubRoles, type ClubRole } from '../teams/club-roles.ts'
import {
  clubPermissions,
  isClubPermission,
  mayInClub,
  clubFeatureOff,
  worksWithChildren,
  type ClubPermission,
} from './permissions.ts'

const club = { accountId: 'account', clubId: 'club' }
const permissions = Object.keys(clubPermissions).filter(isClubPermission)

const managers = ['manager'] as const
const treasurers = ['manager', 'treasurer'] as const
const allowed: Record<ClubPermission, readonly ClubRole[]> = {
  'club.view': clubRoles,
  'club.edit': managers,
  'club.delete': managers,
  'roles.edit': managers,
  'invitations.view': managers,
  'teams.edit': managers,
  'seasons.edit': managers,
  'figures.view': ['manager', 'youth_director', 'board'],
  'members.view': clubRoles,
  'members.export': ['manager', 'youth_director'],
  'members.import': managers,
  'members.move': ['manager', 'youth_director'],
  'filters.edit': ['manager', 'youth_director'],
  'memberships.view': treasurers,
  'memberships.edit': treasurers,
  'dues.view': ['manager', 'treasurer', 'board'],
  'dues.manage': treasurers,
  'debits.manage': treasurers,
  'reminders.manage': treasurers,
  'registrations.manage': managers,
  'checks.view': managers,
  'checks.edit': managers,
  'messages.send': ['manager', 'youth_director'],
  'events.create': ['manager', 'youth_director'],
  'calendar.view': ['manager', 'youth_director', 'board'],
  'calendar.edit': managers,
  'documents.edit': managers,
  'archive.export': managers,
  'website.edit': managers,
}

test.each(permissions.flatMap((permission) => clubRoles.map((role) => ({ permission, role }))))(
  '$permission: $role',
  ({ permission, role }) => {
    expect(mayInClub({ ...club, roles: [role] }, permission)).toBe(
      allowed[permission].includes(role),
    )
  },
)

test.each(permissions)('%s is not for people without a role', (permission) => {
  expect(mayInClub({ ...club, roles: [] }, permission)).toBe(false)
})

test('nobody may do what the operator has turned off', () => {
  const actor = { ...club, roles: ['manager'], featuresOff: ['collections'] } as const
  expect(permissions.filter((permission) => clubFeatureOff(actor, permission))).toEqual([
    'dues.view',
    'dues.manage',
    'debits.manage',
    'reminders.manage',
  ])
  expect([mayInClub(actor, 'dues.view'), mayInClub(actor, 'club.edit')]).toEqual([false, true])
})

test('several roles combine their permissions', () => {
  const both = { ...club, roles: ['board', 'treasurer'] } as const
  expect([mayInClub(both, 'figures.view'), mayInClub(both, 'dues.manage')]).toEqual([true, true])
  expect(mayInClub(both, 'club.edit')).toBe(false)
})

test.each([
  ['manager', true],
  ['youth_director', true],
  ['treasurer', false],
  ['board', false],
] as const)('a %s works with children, and may owe a check: %s', (role, works) => {
  expect(worksWithChildren({ roles: [role] })).toBe(works)
})
