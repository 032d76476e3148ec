import { expect, test } from 'vitest'

import {
  decideAdding,
  decideLinking,
  type Adding,
  type ClaimedAddress,
  type LinkableAccount,
  type Linking,
  type LinkingFacts,
} from './linking.ts'

const address = 'ana@club.test'
const verified: ClaimedAddress = { email: address, isVerified: true }
const unverified: ClaimedAddress = { email: address, isVerified: false }
const nowhere: ClaimedAddress = { email: undefined, isVerified: true }

const ana: LinkableAccount = { id: 'ana', email: address, isConfirmed: true, isBanned: false }
const anaWaiting = { ...ana, isConfirmed: false }
const anaBanned = { ...ana, isBanned: true }
const moved: LinkableAccount = { ...ana, id: 'moved', email: 'ana@new.test' }
const shell: LinkableAccount = { id: 'shell', email: null, isConfirmed: false, isBanned: false }

const usual = { isSignupOpen: true, confirmsByItself: false }

const arrivals: readonly [string, Partial<LinkingFacts>, Linking][] = [
  ['a known identity', { holder: ana }, { kind: 'sign_in', userId: 'ana' }],
  [
    'a known identity, its address not verified any more',
    { holder: ana, claimed: unverified },
    { kind: 'sign_in', userId: 'ana' },
  ],
  [
    'a known identity while sign-up is off',
    { holder: ana, isSignupOpen: false },
    { kind: 'sign_in', userId: 'ana' },
  ],
  [
    'a known identity whose address somebody else has',
    { holder: moved, owners: [ana] },
    { kind: 'sign_in', userId: 'moved' },
  ],
  ['a banned person', { holder: anaBanned }, { kind: 'refuse', why: 'banned' }],
  ['somebody without address', { claimed: nowhere }, { kind: 'refuse', why: 'no_address' }],
  [
    'somebody known without address',
    { claimed: nowhere, holder: ana },
    { kind: 'refuse', why: 'no_address' },
  ],

  [
    'a verified address of an account',
    { owners: [ana] },
    { kind: 'link', userId: 'ana', keeps: 'everything' },
  ],
  [
    'a verified address of an account while sign-up is off',
    { owners: [ana], isSignupOpen: false },
    { kind: 'link', userId: 'ana', keeps: 'everything' },
  ],
  [
    'a verified address of an account nobody confirmed',
    { owners: [anaWaiting] },
    { kind: 'link', userId: 'ana', keeps: 'nothing' },
  ],
  [
    'a verified address of a banned account',
    { owners: [anaBanned] },
    { kind: 'refuse', why: 'banned' },
  ],
  [
    'a verified address of another identity',
    { owners: [moved] },
    { kind: 'link', userId: 'moved', keeps: 'everything' },
  ],
  [
    'a verified address of an account and of another identity',
    { owners: [ana, moved] },
    { kind: 'link', userId: 'ana', keeps: 'everything' },
  ],
  [
    'a verified address of two identities',
    { owners: [moved, { ...moved, id: 'third' }] },
    { kind: 'refuse', why: 'ambiguous' },
  ],

  ['a verified new address', {}, { kind: 'create', email: address, isConfirmed: true }],
  [
    'a verified new address while sign-up is off',
    { isSignupOpen: false },
    { kind: 'refuse', why: 'signup_disabled' },
  ],
  [
    'an unverified new address',
    { claimed: unverified },
    { kind: 'create', email: address, isConfirmed: false },
  ],
  [
    'an unverified new address while sign-up is off',
    { claimed: unverified, isSignupOpen: false },
    { kind: 'refuse', why: 'signup_disabled' },
  ],
  [
    'an unverified address of somebody',
    { claimed: unverified, owners: [ana] },
    { kind: 'create', email: undefined, isConfirmed: false },
  ],
  [
    'an unverified new address where addresses need no confirmation',
    { claimed: unverified, confirmsByItself: true },
    { kind: 'create', email: address, isConfirmed: true },
  ],
  [
    'an unverified address of somebody where addresses need no confirmation',
    { claimed: unverified, owners: [ana], confirmsByItself: true },
    { kind: 'create', email: undefined, isConfirmed: false },
  ],

  [
    'an unconfirmed person once more, still unverified',
    { holder: anaWaiting, owners: [anaWaiting], claimed: unverified },
    { kind: 'ask', userId: 'ana', email: address },
  ],
  [
    'an unconfirmed person without address once more',
    { holder: shell, owners: [ana], claimed: unverified },
    { kind: 'ask', userId: 'shell', email: undefined },
  ],
  [
    'an unconfirmed person where addresses need no confirmation any more',
    { holder: anaWaiting, owners: [anaWaiting], claimed: unverified, confirmsByItself: true },
    { kind: 'confirm', userId: 'ana', email: address },
  ],
  [
    'an unconfirmed person, verified by now',
    { holder: anaWaiting, owners: [anaWaiting] },
    { kind: 'confirm', userId: 'ana', email: address },
  ],
  [
    'an unconfirmed person without address, verified by now',
    { holder: shell },
    { kind: 'confirm', userId: 'shell', email: address },
  ],
  [
    'an unconfirmed person, verified by now, whose address an account has',
    { holder: shell, owners: [ana] },
    { kind: 'link', userId: 'ana', keeps: 'everything' },
  ],
  [
    'a banned unconfirmed person',
    { holder: { ...shell, isBanned: true } },
    { kind: 'refuse', why: 'banned' },
  ],
]

test.each(arrivals)('%s', (_who, facts, result) => {
  expect(
    decideLinking({ claimed: verified, holder: undefined, owners: [], ...usual, ...facts }),
  ).toEqual(result)
})

const anonymous: LinkableAccount = { ...shell, id: 'anonymous' }
const byPhone: LinkableAccount = { ...shell, id: 'phone', isConfirmed: true }

const additions: readonly [string, Partial<Parameters<typeof decideAdding>[0]>, Adding][] = [
  ['an identity of nobody', {}, { kind: 'add', email: undefined }],
  [
    'an identity with the address of somebody else',
    { owners: [moved] },
    { kind: 'add', email: undefined },
  ],
  ['an unverified identity', { claimed: unverified }, { kind: 'add', email: undefined }],
  ['one’s own identity', { holder: ana }, { kind: 'refuse', why: 'already_yours' }],
  ['an identity of somebody else', { holder: moved }, { kind: 'refuse', why: 'of_somebody_else' }],
  ['an identity without address', { claimed: nowhere }, { kind: 'refuse', why: 'no_address' }],
  [
    'an identity to an account without address',
    { account: anonymous },
    { kind: 'add', email: address },
  ],
  [
    'an identity with a taken address to an account without one',
    { account: anonymous, owners: [ana] },
    { kind: 'refuse', why: 'address_taken' },
  ],
  [
    'an unverified identity to an account nobody confirmed',
    { account: anonymous, claimed: unverified },
    { kind: 'refuse', why: 'unverified' },
  ],
  [
    'an unverified identity to an account with a phone',
    { account: byPhone, claimed: unverified },
    { kind: 'add', email: undefined },
  ],
]

test.each(additions)('adding %s', (_what, facts, result) => {
  expect(
    decideAdding({ claimed: verified, holder: undefined, owners: [], account: ana, ...facts }),
  ).toEqual(result)
})
