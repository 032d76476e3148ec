import type { RosterMember } from '@touchline/contract/members/shapes'
import { expect, test } from 'vitest'

import { knownName } from './known-name.ts'
import { inOrder, type RosterListQuery, viewOf } from './roster-view.ts'

const nobody: RosterMember = {
  id: '0',
  firstName: '',
  lastName: '',
  nickname: null,
  role: 'Member',
  access: ['member'],
  isAdmin: false,
  position: null,
  jerseyNumber: null,
  photo: null,
  pictures: null,
  hasJoined: false,
  isReached: false,
  isInvited: false,
  unjoined: null,
  isPlaceholder: false,
  isPrivate: false,
  awayUntil: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  gender: null,
  licenceNumber: null,
  custom: {},
  parents: [],
  archivedAt: null,
  version: 1,
}

const roster: readonly RosterMember[] = [
  {
    ...nobody,
    id: 'ana',
    firstName: 'Ana',
    lastName: 'López',
    jerseyNumber: '10',
    hasJoined: true,
  },
  {
    ...nobody,
    id: 'ben',
    firstName: 'Ben',
    lastName: 'Okoro',
    jerseyNumber: '9',
    position: 'Goalkeeper',
  },
  {
    ...nobody,
    id: 'carla',
    firstName: 'Carla',
    lastName: 'Álvarez',
    role: 'Coach',
    access: ['member', 'coach', 'admin'],
    isAdmin: true,
  },
  {
    ...nobody,
    id: 'dan',
    firstName: 'Dan',
    lastName: 'Zorn',
    role: 'Player - coach',
    access: ['member', 'coach'],
    position: 'Keeper',
    email: 'Dan@Example.org',
  },
]

const everybody: RosterListQuery = {
  search: '',
  filter: 'everybody',
  sort: 'surname',
  descending: false,
  size: 20,
  page: 1,
}

const cases: [string, Partial<RosterListQuery>, string][] = [
  ['surname, accents aside', {}, 'carla ana ben dan'],
  ['surname, from the end', { descending: true }, 'dan ben ana carla'],
  ['first name', { sort: 'firstName' }, 'ana ben carla dan'],
  ['shirt number as a number, those without last', { sort: 'number' }, 'ben ana carla dan'],
  ['search in any case and without accents', { search: ' LOPEZ' }, 'ana'],
  ['search over both names', { search: 'ana lop' }, 'ana'],
  ['search by role', { search: 'coach' }, 'carla dan'],
  ['search by position', { search: 'keep' }, 'ben dan'],
  ['search by address', { search: 'dan@example' }, 'dan'],
  ['players, coaches who play among them', { filter: 'players' }, 'ana ben dan'],
  ['staff', { filter: 'staff' }, 'carla dan'],
  ['admins', { filter: 'admins' }, 'carla'],
  ['who has joined', { filter: 'joined' }, 'ana'],
  ['who has not', { filter: 'notJoined' }, 'carla ben dan'],
]

test.each(cases)('%s (%j): %s', (_, listQuery, ids) => {
  const wanted = { ...everybody, ...listQuery }
  const { rows, found } = viewOf(inOrder(roster, wanted), wanted)
  expect(rows.map(({ id }) => id).join(' ')).toBe(ids)
  expect(found).toBe(rows.length)
})

const many = Array.from({ length: 45 }, (_, at) => ({
  ...nobody,
  id: `${at}`,
  lastName: `Name ${at}`,
}))

test.each([
  [1, 20, 20, 1, 3],
  [3, 20, 5, 3, 3],
  [99, 20, 5, 3, 3],
  [0, 50, 45, 1, 1],
] as const)('page %s of %s rows per page holds %s rows', (...[page, size, rows, shown, pages]) => {
  const view = viewOf(many, { ...everybody, page, size })
  expect([view.rows.length, view.page, view.pages, view.found]).toEqual([rows, shown, pages, 45])
})

test.each([
  [
    { firstName: 'Invited', lastName: 'User', isPlaceholder: true, email: 'a@b.example' },
    'a@b.example',
  ],
  [
    { firstName: 'Neues', lastName: 'Mitglied', isPlaceholder: true, email: null },
    'Neues Mitglied',
  ],
  [{ firstName: 'Ana', lastName: 'Gil', isPlaceholder: true, email: 'a@b.example' }, 'Ana Gil'],
  [
    { firstName: 'Invited', lastName: 'User', isPlaceholder: false, email: 'a@b.example' },
    'Invited User',
  ],
])('%j is shown as %s', (member, name) => {
  expect(knownName({ ...nobody, ...member })).toBe(name)
})
