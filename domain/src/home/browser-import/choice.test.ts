import { expect, test } from 'vitest'

import { proposalFor, type Had } from './choice.ts'
import { copyOf, isSavedKey, leavingWith } from './leave.ts'
import { readSaved } from './read.ts'
import { guardianKey, isMyself } from './same-person.ts'

const setting = { today: '2026-03-14', country: 'DE' }
const records = [
  { id: '1', name: 'CD Norte', sport: 'football', isClub: true, userId: 'me' },
  { id: '11', name: 'Norte U12', sport: 'Football', userId: 'me', parentClubId: '1' },
  { id: '2', name: 'Ravens', sport: 'Lacrosse', userId: 'me' },
]
const stored = {
  userTeams: JSON.stringify(records),
  hasCreatedTeam: 'true',
  teamMembers_1: '[{"firstName":"Eva","lastName":"Sanz"}]',
  teamMembers_11: '[{"id":"5","firstName":"Leo","lastName":"Gil"}]',
  teamMemberParents_11_5: '[]',
  teamMembers_2: '[]',
  leagues_11: '[{"id":"1"}]',
}
const saved = readSaved(stored, setting)
const none: Had = { teams: [], clubs: [] }

test('everything is ticked at first', () => {
  const { ticked, there, hasSeveralOwners } = proposalFor(saved, none, 'somebody new')
  expect([[...ticked], there.size, hasSeveralOwners]).toEqual([['0', '1', '2'], 0, false])
})

test.each([
  [{ name: 'norte u12', sport: 'football', isAdmin: true }, true],
  [{ name: 'Norte U12', sport: 'football', isAdmin: false }, false],
  [{ name: 'Norte U12', sport: 'handball', isAdmin: true }, false],
  [{ name: 'Norte U13', sport: 'football', isAdmin: true }, false],
])('with %j of mine it is there already: %s', (mine, isThere) => {
  const had = { ...none, teams: [{ id: 't', ...mine }] }
  const { ticked, there } = proposalFor(saved, had, 'me')
  expect([there.get('1'), ticked.has('1')]).toEqual([isThere ? 't' : undefined, !isThere])
})

test('a club of mine is not proposed again', () => {
  const had = { ...none, clubs: [{ id: 'c', name: 'CD NORTE', sport: 'football' }] }
  expect(proposalFor(saved, had, 'me').ticked.has('0')).toBe(false)
})

test('where several people used the browser, only what is known to be mine is ticked', () => {
  const list = records.map((record, index) => ({ ...record, userId: index < 2 ? 'other' : 'me' }))
  const shared = readSaved({ userTeams: JSON.stringify(list) }, setting)
  const { ticked, hasSeveralOwners } = proposalFor(shared, none, 'me')
  expect([[...ticked], hasSeveralOwners]).toEqual([['2'], true])
})

test('what was brought leaves the browser; clubs’ own lists and the rest stay', () => {
  const { removed, userTeams } = leavingWith(stored, saved, new Set(['0', '1']))
  expect(removed).toEqual(['teamMembers_11', 'teamMemberParents_11_5', 'leagues_11'])
  expect(JSON.parse(userTeams ?? '')).toEqual([records[2]])
})

test('the list goes with its last record', () => {
  const { removed, userTeams } = leavingWith(stored, saved, new Set(['0', '1', '2']))
  expect(userTeams).toBeUndefined()
  expect(removed).toEqual([
    'teamMembers_11',
    'teamMemberParents_11_5',
    'teamMembers_2',
    'leagues_11',
    'userTeams',
    'hasCreatedTeam',
  ])
})

test('members that could not be read, or were too many, are not thrown away', () => {
  const broken = { ...stored, teamMembers_11: '{half' }
  const { removed } = leavingWith(broken, readSaved(broken, setting), new Set(['1']))
  expect(removed).toEqual([])
})

test('members of a number that another team of the browser has as well stay with it', () => {
  const twice = { ...stored, userTeams: JSON.stringify([records[1], records[1]]) }
  const { removed } = leavingWith(twice, readSaved(twice, setting), new Set(['0']))
  expect(removed).toEqual([])
})

test('the copy holds everything, readable', () => {
  const copy: unknown = JSON.parse(copyOf({ ...stored, teamMembers_2: '{half' }))
  expect(copy).toMatchObject({ userTeams: records, hasCreatedTeam: true, teamMembers_2: '{half' })
})

test.each([
  ['userTeams', true],
  ['teamMembers_417', true],
  ['teamMemberParents_417_1', true],
  ['leagues_417', true],
  ['touchline-session', false],
  ['userFirstName', false],
  ['myuserTeams', false],
])('the key %s is read: %s', (key, isRead) => {
  expect(isSavedKey(key)).toBe(isRead)
})

const me = { firstName: 'Ana', lastName: 'Ruíz', email: 'ana@example.org' }
test.each([
  [{ firstName: 'X', lastName: 'Y', email: 'ANA@example.org' }, true],
  [{ firstName: 'ana', lastName: 'RUIZ' }, true],
  [{ firstName: 'Ana', lastName: 'Ruíz', email: 'other@example.org' }, false],
  [{ firstName: 'Ana', lastName: '' }, false],
])('%j is me: %s', (member, isMe) => {
  expect(isMyself(member, me)).toBe(isMe)
})

test('nobody is me while I have no name', () => {
  expect(isMyself({ firstName: '', lastName: '' }, { ...me, firstName: '', lastName: '' })).toBe(
    false,
  )
})

test.each([
  [{ ...me, email: 'ANA@example.org' }, 'ana@example.org ana ruiz'],
  [{ ...me, email: undefined, phone: '+34600' }, '+34600 ana ruiz'],
  [{ ...me, email: undefined }, undefined],
])('the parent %j is known again by %j', (guardian, key) => {
  expect(guardianKey(guardian)).toBe(key)
})
