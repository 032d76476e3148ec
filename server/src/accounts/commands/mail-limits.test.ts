import {
  mailsPerAccount,
  mailsPerKnownAccount,
  mailsToAddress,
  mailsToAddressFromOne,
  type MailLimit,
} from '@touchline/domain/values/mail-limits'
import { beforeEach, expect, test } from 'vitest'

import { useUpAttempts } from '#server/auth/fixtures/attempts.ts'
import { bucketSize } from '#server/platform/rate-limit/buckets.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { limitMails, countMailOrRefuse } from './mail-limits.ts'

const platform = await testPlatform()
const { database } = platform
const now = new Date('2026-03-14T09:00:00.000Z')
const day = 86_400_000

interface Sent {
  readonly from: string | null
  readonly to: string
  readonly isKnown?: boolean
  readonly at?: Date
}

/** New people for each test. */
let run: string
beforeEach(() => {
  run = crypto.randomUUID()
})
const sender = (at = 0) => `00000000-0000-7000-8000-${run.slice(-8)}${String(at).padStart(4, '0')}`
const reader = (at = 0) => `reader${at}.${run}@example.org`

/** How many of these emails go out. */
function sendAll(letters: readonly Sent[]): Promise<number> {
  return database.transaction().execute(async (tx) => {
    let taken = 0
    for (const { at = now, ...letter } of letters)
      if (await countMailOrRefuse(tx, { ...letter, now: at })) taken += 1
    return taken
  })
}

/** More emails of one kind than the limit allows. */
const many = (limit: MailLimit, letter: (at: number) => Sent) =>
  Array.from({ length: limit.max + 5 }, (_, at) => letter(at))

test.each<[string, number, MailLimit, (at: number) => Sent]>([
  [
    'from one account to one address',
    10,
    mailsToAddressFromOne,
    () => ({ from: sender(), to: reader() }),
  ],
  [
    'to one address from everybody',
    20,
    mailsToAddress,
    (at) => ({ from: sender(at), to: reader() }),
  ],
  [
    'to one address from nobody who is left',
    20,
    mailsToAddress,
    () => ({ from: null, to: reader() }),
  ],
])('%s: sends %i emails a day', async (...[, max, limit, letter]) => {
  expect([limit.max, limit.seconds]).toEqual([max, 86_400])
  expect(await sendAll(many(limit, letter))).toBe(max)
})

test.each([
  { isKnown: false, max: 600, limit: mailsPerAccount, key: 'words:from:' },
  { isKnown: true, max: 6000, limit: mailsPerKnownAccount, key: 'words:known:' },
])('from one account (known: $isKnown): sends $max emails a day', async ({ isKnown, ...kind }) => {
  const { max, limit, key } = kind
  expect([limit.max, limit.seconds]).toEqual([max, 86_400])
  const bucket = { key: `${key}${sender()}`, ...bucketSize(limit) }
  await useUpAttempts(database, bucket, { count: max - 5, now })
  const letters = Array.from({ length: 8 }, (_, at) => ({
    from: sender(),
    to: reader(at),
    isKnown,
  }))
  expect(await sendAll(letters)).toBe(5)
})

test('allows some again after a few hours, and all of them after a day', async () => {
  const letter = { from: sender(), to: reader() }
  const at = (ms: number) => ({ ...letter, at: new Date(now.getTime() + ms) })
  await sendAll(many(mailsToAddressFromOne, () => letter))
  expect(await sendAll([at(day / 20)])).toBe(0)
  expect(await sendAll([at(day / 10), at(day / 10)])).toBe(1)
  expect(await sendAll(many(mailsToAddressFromOne, () => at(2 * day)))).toBe(10)
})

test('counts an address however it is written', async () => {
  const shouted = { from: sender(), to: reader().toUpperCase() }
  expect(await sendAll(many(mailsToAddressFromOne, () => shouted))).toBe(10)
  expect(await sendAll([{ ...shouted, to: reader() }])).toBe(0)
})

test('refuses the whole command for one recipient too many, and says when to retry', async () => {
  const from = sender()
  await sendAll(many(mailsToAddressFromOne, () => ({ from, to: reader(1) })))
  const refused = database
    .transaction()
    .execute((tx) => limitMails(tx, { from, to: [reader(2), reader(1)], now }))
  await expect(refused).rejects.toMatchObject({
    code: 'too_many_requests',
    data: { retryAfterSeconds: 8640 },
  })
  expect(await sendAll(many(mailsToAddressFromOne, () => ({ from, to: reader(2) })))).toBe(10)
})
