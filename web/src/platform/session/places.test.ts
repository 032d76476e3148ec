import type { AuthChangeEvent } from '@supabase/auth-js'
import { expect, test } from 'vitest'

import {
  isPublicPath,
  loginPlace,
  placeAfter,
  placeOfWaiting,
  type SessionState,
} from './places.ts'

const origin = 'https://touchline.test'

interface Case {
  readonly event: AuthChangeEvent
  readonly before: SessionState
  readonly now: SessionState
  readonly at: string
  readonly leadsTo: string | undefined
}

const cases: readonly Case[] = [
  {
    event: 'SIGNED_IN',
    before: 'signed-out',
    now: 'signed-in',
    at: '/login',
    leadsTo: '/dashboard',
  },
  {
    event: 'SIGNED_IN',
    before: 'signed-out',
    now: 'signed-in',
    at: '/register',
    leadsTo: '/dashboard',
  },
  { event: 'SIGNED_IN', before: 'loading', now: 'signed-in', at: '/', leadsTo: '/dashboard' },
  { event: 'SIGNED_IN', before: 'signed-in', now: 'signed-in', at: '/', leadsTo: undefined },
  {
    event: 'SIGNED_IN',
    before: 'signed-out',
    now: 'signed-in',
    at: '/team/1/members',
    leadsTo: undefined,
  },
  {
    event: 'SIGNED_IN',
    before: 'signed-out',
    now: 'signed-in',
    at: '/login?next=%2Fjoin-team',
    leadsTo: '/join-team',
  },
  {
    event: 'SIGNED_IN',
    before: 'signed-out',
    now: 'signed-in',
    at: '/login?next=%2F%2Fevil.test',
    leadsTo: '/dashboard',
  },
  {
    event: 'SIGNED_IN',
    before: 'signed-out',
    now: 'signed-in',
    at: '/login?next=https%3A%2F%2Fevil.test',
    leadsTo: '/dashboard',
  },
  {
    event: 'SIGNED_IN',
    before: 'signed-out',
    now: 'signed-in',
    at: '/login?next=%2Flogin',
    leadsTo: '/dashboard',
  },
  {
    event: 'INITIAL_SESSION',
    before: 'loading',
    now: 'signed-in',
    at: '/login',
    leadsTo: '/dashboard',
  },
  {
    event: 'INITIAL_SESSION',
    before: 'loading',
    now: 'signed-in',
    at: '/register/',
    leadsTo: '/dashboard',
  },
  { event: 'INITIAL_SESSION', before: 'loading', now: 'signed-in', at: '/', leadsTo: undefined },
  {
    event: 'INITIAL_SESSION',
    before: 'loading',
    now: 'signed-out',
    at: '/teams',
    leadsTo: undefined,
  },
  { event: 'SIGNED_OUT', before: 'signed-in', now: 'signed-out', at: '/teams', leadsTo: '/login' },
  {
    event: 'SIGNED_OUT',
    before: 'signed-in',
    now: 'signed-out',
    at: '/forgot-password',
    leadsTo: undefined,
  },
  { event: 'SIGNED_OUT', before: 'signed-in', now: 'signed-out', at: '/', leadsTo: undefined },
  {
    event: 'PASSWORD_RECOVERY',
    before: 'loading',
    now: 'signed-in',
    at: '/',
    leadsTo: '/update-profile',
  },
  {
    event: 'PASSWORD_RECOVERY',
    before: 'loading',
    now: 'signed-in',
    at: '/update-profile',
    leadsTo: undefined,
  },
  {
    event: 'TOKEN_REFRESHED',
    before: 'signed-in',
    now: 'signed-in',
    at: '/teams',
    leadsTo: undefined,
  },
]

test.each(cases)('$event ($before to $now) at $at leads to $leadsTo', (given) => {
  const { pathname: path, search } = new URL(given.at, origin)
  expect(placeAfter(given.event, given, { path, search, origin })).toBe(given.leadsTo)
})

test.each([
  { at: '/', leaveTo: 'login', leadsTo: '/login' },
  { at: '/benefits', leaveTo: 'login', leadsTo: '/login' },
  { at: '/collect/abc', leaveTo: 'login', leadsTo: '/login' },
  { at: '/teams', leaveTo: 'login', leadsTo: '/login' },
  { at: '/login?next=%2Fjoin-team', leaveTo: 'login', leadsTo: undefined },
  { at: '/team/7/join?invitation=a', leaveTo: 'here', leadsTo: undefined },
  { at: '/teams', leaveTo: 'here', leadsTo: '/login' },
] as const)('signing out at $at, $leaveTo, leads to $leadsTo', (given) => {
  const { pathname: path, search } = new URL(given.at, origin)
  const change = {
    before: 'signed-in',
    now: 'signed-out',
    leaveTo: given.leaveTo,
  } as const
  expect(placeAfter('SIGNED_OUT', change, { path, search, origin })).toBe(given.leadsTo)
})

test.each([
  ['/', true],
  ['/login', true],
  ['/register', true],
  ['/forgot-password', true],
  ['/team/7/join', true],
  ['/collect/abc', true],
  ['/bill/abc', false],
  ['/admin/mailbox', true],
  ['/admin', false],
  ['/team/7', false],
  ['/dashboard', false],
  ['/join-team', false],
  ['/loginx', false],
])('%s is public: %s', (path, expected) => {
  expect(isPublicPath(path)).toBe(expected)
})

test('returns to the same page after a session has ended', () => {
  const change = { before: 'signed-out', now: 'signed-in' } as const
  const here = { path: '/login', search: '', origin, left: '/team/7/create-event' }
  expect(placeAfter('SIGNED_IN', change, here)).toBe('/team/7/create-event')
  expect(placeAfter('SIGNED_IN', change, { ...here, search: '?next=%2Fjoin-team' })).toBe(
    '/join-team',
  )
})

test('sign-in returns to the requested page', () => {
  expect(loginPlace({ path: '/dashboard', search: '' })).toBe('/login')
  expect(loginPlace({ path: '/team/7/calendar', search: '?month=2026-03' })).toBe(
    '/login?next=%2Fteam%2F7%2Fcalendar%3Fmonth%3D2026-03',
  )
})

test.each([
  ['/dashboard', '/dashboard'],
  ['/team/7', '/team/7'],
  ['/team/7/join?invitation=a', '/login?next=%2Fteam%2F7%2Fjoin%3Finvitation%3Da'],
])('after signing up for %s, waits for the email at %s', (place, expected) => {
  expect(placeOfWaiting(place)).toBe(expected)
})
