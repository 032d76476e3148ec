import { setTimeout as sleep } from 'node:timers/promises'

import { pauseAfterFailures } from '@touchline/domain/auth/passwords'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { bucketName } from '#server/platform/rate-limit/buckets.ts'
import { giveBack, takeAttempt, type Bucket } from '#server/platform/rate-limit/queries.ts'

import type { TokenKind } from '../queries/one-time-tokens.ts'
import type { AuthContext } from './auth-context.ts'
import { Refusal } from './refusals.ts'

/** Attempts per address: thirty at once, then one per interval. */
const refillMs = {
  mails: 10_000,
  anonymous: 120_000,
  tokens: 2000,
  verify: 10_000,
  user: 10_000,
  mfa: 4000,
} as const
const burst = 30

export type LimitClass = keyof typeof refillMs

export async function limitAddress(
  visit: AuthContext,
  limit: LimitClass,
  endpoint: string,
): Promise<void> {
  const key = `auth:${endpoint}:${networkOf(visit.ip)}`
  await requireAttempt(visit, visit.platform.database, { key, burst, refillMs: refillMs[limit] })
}

/** Takes one attempt from the bucket and returns how many are used; 0 if limits are off. */
export async function requireAttempt(
  visit: AuthContext,
  db: Queryable,
  bucket: Bucket,
): Promise<number> {
  if (!visit.platform.config.auth.rateLimits) return 0
  const taken = await takeAttempt(db, bucket, visit.now)
  if (taken.kind === 'taken') return taken.used
  throw new Refusal('over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds: Math.ceil(taken.retryAfterMs / 1000),
  })
}

/**
 * Without a captcha, one network may try ten passwords at once, then one every half minute, for
 * all accounts: otherwise a list of stolen ones could be tried.
 */
export async function limitWithoutCaptcha(visit: AuthContext): Promise<void> {
  const key = `auth:without-captcha:${networkOf(visit.ip)}`
  await requireAttempt(visit, visit.platform.database, { key, burst: 10, refillMs: 30_000 })
}

/** A password guess, counted before checking, so that many at once gain nothing. */
export interface Guess {
  readonly failuresOfAccount: number
  /** The password was right: clears the count. */
  forgive(): Promise<void>
}

/**
 * Slows guessing without lockouts: one address gets ten failures per account, then one every half
 * minute; all addresses together only slow the response. The same applies to unknown accounts.
 */
export async function guessPassword(visit: AuthContext, account: string): Promise<Guess> {
  const { database, config } = visit.platform
  if (!config.auth.rateLimits) return { failuresOfAccount: 0, forgive: async () => undefined }

  const name = bucketName(account)
  const here: Bucket = {
    key: `auth:guess:${name}:${networkOf(visit.ip)}`,
    burst: 10,
    refillMs: 30_000,
  }
  const anywhere: Bucket = { key: `auth:guess:${name}`, burst: 100_000, refillMs: 60_000 }
  await requireAttempt(visit, database, here)
  const failures = (await requireAttempt(visit, database, anywhere)) - 1
  await sleep(pauseAfterFailures(failures))
  return {
    failuresOfAccount: failures,
    async forgive() {
      await giveBack(database, here, 'all')
      await giveBack(database, anywhere, 'one')
    },
  }
}

/** Thirty guesses of six-digit codes per person and hour, for all codes together. */
export async function limitCodes(visit: AuthContext, email: string): Promise<void> {
  const bucket = { key: `auth:code:${bucketName(email)}`, burst: 30, refillMs: 120_000 }
  await requireAttempt(visit, visit.platform.database, bucket)
}

/** One email of a kind per address and minute, whether or not an account exists. */
export async function limitMails(
  tx: Transaction,
  visit: AuthContext,
  mail: { kind: TokenKind; to: string },
): Promise<void> {
  await limitSending(tx, visit, { ...mail, refusal: 'over_email_send_rate_limit' })
}

/** The same for text messages. */
export async function limitTexts(
  tx: Transaction,
  visit: AuthContext,
  text: { kind: TokenKind; to: string },
): Promise<void> {
  await limitSending(tx, visit, { ...text, refusal: 'over_sms_send_rate_limit' })
}

async function limitSending(
  tx: Transaction,
  visit: AuthContext,
  sending: {
    kind: TokenKind
    to: string
    refusal: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit'
  },
): Promise<void> {
  const seconds = visit.platform.config.auth.mailFrequencySeconds
  if (seconds === 0) return
  const bucket = {
    key: `auth:mail:${sending.kind}:${bucketName(sending.to)}`,
    burst: 1,
    refillMs: seconds * 1000,
  }
  const taken = await takeAttempt(tx, bucket, visit.now)
  if (taken.kind === 'taken') return
  const wait = Math.ceil(taken.retryAfterMs / 1000)
  throw new Refusal(
    sending.refusal,
    `For security purposes, you can only request this after ${wait} seconds.`,
    { retryAfterSeconds: wait },
  )
}

/** True once a day, because repeated warnings aren't read. */
export async function isFirstWarning(
  db: Queryable,
  visit: AuthContext,
  key: string,
): Promise<boolean> {
  const bucket = { key: `auth:warned:${key}`, burst: 1, refillMs: 86_400_000 }
  return (await takeAttempt(db, bucket, visit.now)).kind === 'taken'
}
