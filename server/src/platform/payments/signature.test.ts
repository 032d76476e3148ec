import { expect, test } from 'vitest'

import { isSigned, signatureOf } from './signature.ts'

const now = new Date('2026-03-14T09:00:00.000Z')
const body = Buffer.from('{"id":"evt_1"}')
const signedBy = (secret: string) => signatureOf(body, { secret, now })

test.each([
  { name: 'the only secret', secret: 'whsec_ours', used: 'whsec_ours', is: true },
  { name: 'the first of two', secret: 'whsec_ours, whsec_clubs', used: 'whsec_ours', is: true },
  { name: 'the second', secret: 'whsec_ours, whsec_clubs', used: 'whsec_clubs', is: true },
  { name: 'another', secret: 'whsec_ours,whsec_clubs', used: 'whsec_theirs', is: false },
  {
    name: 'all of it',
    secret: 'whsec_ours,whsec_clubs',
    used: 'whsec_ours,whsec_clubs',
    is: false,
  },
  { name: 'nothing, after a last comma', secret: 'whsec_ours,', used: '', is: false },
])('a body signed by $name: $is', ({ secret, used, is }) => {
  expect(isSigned(body, signedBy(used), { secret, now })).toBe(is)
})

test.each([
  ['2026-03-14T08:55:00.000Z', true],
  ['2026-03-14T08:54:59.000Z', false],
  ['2026-03-14T09:05:00.000Z', true],
  ['2026-03-14T09:05:01.000Z', false],
])('a signature made at %s is valid at nine: %s', (signedAt, is) => {
  const header = signatureOf(body, { secret: 'whsec_ours', now: new Date(signedAt) })
  expect(isSigned(body, header, { secret: 'whsec_ours', now })).toBe(is)
})
