import { expect, test } from 'vitest'

import type { Actor } from './actor.ts'
import { may, offFor, teamPermissions, type TeamPermission } from './permissions.ts'

const someone: Actor = {
  accountId: 'account',
  teamId: 'own',
  clubId: undefined,
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
}

const people = {
  member: { ...someone, memberId: 'row' },
  guardian: { ...someone, childIds: ['child'] },
  'guardian who plays': { ...someone, memberId: 'row', childIds: ['child'] },
  coach: { ...someone, memberId: 'row', isCoach: true },
  treasurer: { ...someone, memberId: 'row', isTreasurer: true },
  admin: { ...someone, memberId: 'row', isAdmin: true },
  'club manager': { ...someone, clubId: 'club', isAdmin: true },
  'youth director': { ...someone, clubId: 'club', isAdmin: true, isYouthDirector: true },
  'club treasurer': { ...someone, clubId: 'club', isTreasurer: true },
} satisfies Record<string, Actor>

type Person = keyof typeof people

const everyone = Object.keys(people).filter(isPerson)
const owners = ['admin', 'club manager'] as const
const admins = [...owners, 'youth director'] as const
const staff = ['coach', ...admins] as const

/** A club treasurer only handles the money of its teams. */
const everyoneInTeam = everyone.filter((person) => person !== 'club treasurer')
const ofTheClub = ['club manager', 'youth director', 'club treasurer']

const allowed: Record<TeamPermission, readonly Person[]> = {
  'team.view': everyone,
  'collections.view': everyone,
  'events.view': everyoneInTeam,
  'match-day.view': everyoneInTeam,
  'attendance.view': everyoneInTeam,
  'leagues.view': everyoneInTeam,
  'statistics.view': everyoneInTeam,
  'messages.view': everyoneInTeam,
  'children.view': everyoneInTeam,
  'photos.view': everyoneInTeam,
  'team.edit': admins,
  'team.delete': owners,
  'team.leave': everyone.filter((person) => !ofTheClub.includes(person)),
  'seasons.edit': admins,
  'collections.manage': ['treasurer', 'club treasurer', ...owners],
  'cashbox.view': everyone.filter((person) => person !== 'guardian' && person !== 'youth director'),
  'cashbox.manage': ['treasurer', 'club treasurer', ...owners],
  'cashbox.switch': owners,
  'subscription.manage': owners,
  'venues.edit': staff,
  'opponents.edit': staff,
  'tasks.edit': staff,
  'reminders.edit': staff,
  'team.export': owners,
  'website.edit': admins,
  'webhooks.edit': owners,
  'messages.address_groups': staff,
  'messages.choose_guardians': staff,
  'guardianships.edit': staff,
  'guardianships.block': admins,
  'emergencyNumbers.list': staff,
  'members.add': staff,
  'members.archive': admins,
  'members.import': staff,
  'memberFields.edit': admins,
  'invitations.edit': staff,
  'joinLink.edit': admins,
  'registrations.manage': staff,
  'registrations.edit': admins,
  'events.edit': staff,
  'events.delete': admins,
  'events.contacts': staff,
  'attendance.edit': staff,
  'tasks.assign': staff,
  'leagues.edit': staff,
  'leagues.delete': admins,
  'match-day.edit': staff,
  'photos.publish': staff,
}

function isPerson(name: string): name is Person {
  return name in people
}

function isPermission(name: string): name is TeamPermission {
  return name in teamPermissions
}

test.each(
  Object.keys(allowed)
    .filter(isPermission)
    .flatMap((permission) => everyone.map((person) => ({ permission, person }))),
)('$permission: $person', ({ permission, person }) => {
  expect(may(people[person], permission)).toBe(allowed[permission].includes(person))
})

test('nobody may do what the operator has turned off', () => {
  const actor = { ...people.admin, featuresOff: ['leagues'] } as const
  expect([may(actor, 'leagues.view'), may(actor, 'leagues.edit')]).toEqual([false, false])
  expect([offFor(actor, 'leagues.edit'), offFor(actor, 'match-day.edit')]).toEqual([
    'leagues',
    undefined,
  ])
  expect([may(actor, 'match-day.edit'), may(actor, 'messages.view')]).toEqual([true, true])
})

test('a stranger has no role', () => {
  expect(
    Object.keys(teamPermissions).filter((name) => isPermission(name) && may(someone, name)),
  ).toEqual([])
})
