import { randomBytes, randomUUID, sign as signBytes } from 'node:crypto'

import { jwtVerify, type JWK, type JWTPayload } from 'jose'

import type { Platform } from '#server/platform/platform.ts'

import { keysFor, addFirstKey } from '../queries/keys.ts'
import { algorithm, readKeys, type CurrentKeys } from './signing-keys.ts'
import { readKeyId } from './token-claims.ts'

/** The installation's signing keys, shared by all its processes. */
export interface Keys {
  readonly issuer: string
  sign(claims: JWTPayload): Promise<string>
  /** The claims of our own unexpired token; otherwise undefined. */
  verify(token: string): Promise<JWTPayload | undefined>
  publicKeys(): Promise<readonly JWK[]>
  captchaSecret(): Promise<string>
}

export const audience = 'authenticated'

/** A key is published twenty minutes before it signs, when every process has reloaded. */
const lookAgainMs = 60_000
/**
 * Another process may have created the first key; unknown keys can't cause more reloads than this.
 */
const unknownKeyMs = 10_000

interface Read extends CurrentKeys {
  readonly at: number
}

type Store = Pick<Platform, 'database' | 'clock' | 'config'>

export function openKeys(store: Store): Keys {
  const { clock, config } = store
  const issuer = `${config.publicUrl}/auth/v1`
  const read = remembered(async (): Promise<Read> => {
    const at = clock().getTime()
    return { ...(await readKeys(store)), at }
  })
  const captchaSecret = remembered(() => captchaSecretOrNew(store))

  async function keysNow(maxAgeMs = lookAgainMs): Promise<Read> {
    const keys = await read.value()
    const age = clock().getTime() - keys.at
    return age >= 0 && age < maxAgeMs ? keys : read.valueAfter(keys)
  }

  async function keysFor(token: string): Promise<Read> {
    const keys = await keysNow()
    const kid = readKeyId(token)
    const isKnown = kid === undefined || keys.publicKeys.some((key) => key.kid === kid)
    return isKnown ? keys : keysNow(unknownKeyMs)
  }

  return {
    issuer,
    async sign(claims) {
      return signed(claims, await keysNow())
    },
    async verify(token) {
      const { resolve } = await keysFor(token)
      const checks = {
        issuer,
        audience,
        algorithms: [algorithm],
        requiredClaims: ['exp'],
        currentDate: clock(),
      }
      return jwtVerify(token, resolve, checks).then(
        ({ payload }) => payload,
        () => undefined,
      )
    },
    publicKeys: async () => (await keysNow()).publicKeys,
    captchaSecret: () => captchaSecret.value(),
  }
}

/**
 * A compact JWS (RFC 7515), signed on this thread: in the library's thread pool a token would wait
 * behind password hashing.
 */
function signed(claims: JWTPayload, { kid, privateKey }: CurrentKeys): string {
  const content = [{ alg: algorithm, typ: 'JWT', kid }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
  return `${content}.${signBytes('sha256', Buffer.from(content), key).toString('base64url')}`
}

/** Caches the result, but not a failure. */
function remembered<Value>(ask: () => Promise<Value>) {
  let asked: Promise<Value> | undefined
  let known: Value | undefined
  function value(): Promise<Value> {
    asked ??= ask().then(
      (answer) => (known = answer),
      (error: unknown) => {
        asked = undefined
        throw error
      },
    )
    return asked
  }
  return {
    value,
    /** Loads again, once for all callers with the outdated value. */
    valueAfter(old: Value): Promise<Value> {
      if (known === old) {
        known = undefined
        asked = undefined
      }
      return value()
    },
  }
}

async function captchaSecretOrNew({ database, clock }: Store): Promise<string> {
  const jwk = { kty: 'oct', k: randomBytes(32).toString('base64url') }
  await addFirstKey(database, { kid: randomUUID(), purpose: 'captcha', jwk, now: clock() })
  const [current] = await keysFor(database, 'captcha')
  const secret = current?.jwk['k']
  if (typeof secret !== 'string') throw new Error('no captcha key could be stored')
  return secret
}
