import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { nobody } from '../teams/testing/nobody.ts'
import { isCashier, mayCharge, maySeeBalance, maySeeEntries, mayUndo } from './permissions.ts'

const people = {
  player: { ...nobody, accountId: 'player', memberId: 'me' },
  coach: { ...nobody, accountId: 'coach', memberId: 'carl', isCoach: true },
  treasurer: { ...nobody, accountId: 'tina', memberId: 'tina', isTreasurer: true },
  admin: { ...nobody, accountId: 'adam', memberId: 'adam', isAdmin: true },
  'treasurer of the club': { ...nobody, accountId: 'club', isTreasurer: true },
  'blocked treasurer': { ...nobody, memberId: 'x', isTreasurer: true, blockedFrom: ['me'] },
} satisfies Record<string, Actor>

type Person = keyof typeof people

test.each<readonly [Person, boolean]>([
  ['player', false],
  ['coach', false],
  ['treasurer', true],
  ['admin', true],
  ['treasurer of the club', true],
])('whether the %s is a cashier: %s', (who, expected) => {
  expect(isCashier(people[who])).toBe(expected)
})

test.each<readonly [Person, readonly ['fine' | 'drink', string], boolean]>([
  ['player', ['drink', 'me'], true],
  ['player', ['drink', 'other'], false],
  ['player', ['fine', 'me'], false],
  ['coach', ['fine', 'me'], false],
  ['coach', ['drink', 'carl'], true],
  ['treasurer', ['fine', 'me'], true],
  ['treasurer', ['drink', 'me'], true],
  ['blocked treasurer', ['fine', 'me'], false],
])('whether the %s may charge %j: %s', (who, [kind, memberId], expected) => {
  expect(mayCharge(people[who], kind, memberId)).toBe(expected)
})

test.each<readonly [Person, string, { balance: boolean; open: boolean; entries: boolean }]>([
  ['player', 'me', { balance: true, open: true, entries: true }],
  ['player', 'other', { balance: false, open: true, entries: false }],
  ['coach', 'me', { balance: false, open: true, entries: false }],
  ['treasurer', 'me', { balance: true, open: true, entries: true }],
  ['blocked treasurer', 'me', { balance: false, open: false, entries: false }],
])('what the %s sees of %s', (who, memberId, { balance, open, entries }) => {
  const player = { memberId, hasLeft: false, isMinor: false }
  expect(maySeeBalance(people[who], player, false)).toBe(balance)
  expect(maySeeBalance(people[who], player, true)).toBe(open)
  expect(maySeeEntries(people[who], memberId)).toBe(entries)
})

test.each<readonly [Person, boolean]>([
  ['player', false],
  ['coach', false],
  ['treasurer', true],
])('whether the %s sees what someone who left owes: %s', (who, expected) => {
  expect(
    maySeeBalance(people[who], { memberId: 'gone', hasLeft: true, isMinor: false }, true),
  ).toBe(expected)
})

const at = new Date('2026-12-01T20:00:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const drink = {
  kind: 'drink',
  memberId: 'me',
  createdBy: 'player',
  createdAt: at,
  isUndone: false,
  isUndo: false,
} as const

test.each<readonly [Person, { after: number; change?: object }, boolean]>([
  ['player', { after: 5 }, true],
  ['player', { after: 16 }, false],
  ['player', { change: { createdBy: 'tina' }, after: 5 }, false],
  ['player', { change: { kind: 'fine' }, after: 5 }, false],
  ['player', { change: { memberId: 'other' }, after: 5 }, false],
  ['player', { change: { isUndone: true }, after: 5 }, false],
  ['treasurer', { change: { kind: 'fine' }, after: 9000 }, true],
  ['treasurer', { change: { isUndone: true }, after: 5 }, false],
  ['treasurer', { change: { isUndo: true }, after: 5 }, false],
  ['treasurer', { change: { kind: 'expense', memberId: null }, after: 5 }, true],
  ['blocked treasurer', { after: 5 }, false],
])('whether the %s may undo %j minutes later: %s', (who, { after, change }, expected) => {
  expect(mayUndo(people[who], { ...drink, ...change }, later(after))).toBe(expected)
})
