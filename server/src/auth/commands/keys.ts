import { randomBytes, randomUUID } from 'node:crypto'

import { jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose'

import type { Platform } from '#server/platform/platform.ts'

import { keysFor, offerKey } from '../queries/keys.ts'
import { algorithm, readKeys, type KeysNow } from './signing-keys.ts'
import { keyNamedBy } from './token-claims.ts'

/** The keys of this installation, shared by all its processes. */
export interface Keys {
  readonly issuer: string
  sign(claims: JWTPayload): Promise<string>
  /** The claims of a token of ours that has not expired; undefined for everything else. */
  verify(token: string): Promise<JWTPayload | undefined>
  publicKeys(): Promise<readonly JWK[]>
  captchaSecret(): Promise<string>
}

export const audience = 'authenticated'

/** A key is published twenty minutes before it signs: every process has looked by then. */
const lookAgainMs = 60_000
/** Another process may have made the first key; nobody can make us look more often than this. */
const unknownKeyMs = 10_000

interface Read extends KeysNow {
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

  async function keysNow(mostAgeMs = lookAgainMs): Promise<Read> {
    const keys = await read.value()
    const age = clock().getTime() - keys.at
    return age >= 0 && age < mostAgeMs ? keys : read.valueAfter(keys)
  }

  async function keysFor(token: string): Promise<Read> {
    const keys = await keysNow()
    const kid = keyNamedBy(token)
    const isKnown = kid === undefined || keys.publicKeys.some((key) => key.kid === kid)
    return isKnown ? keys : keysNow(unknownKeyMs)
  }

  return {
    issuer,
    async sign(claims) {
      const { kid, privateKey } = await keysNow()
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
        .sign(privateKey)
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

/** Asks once; a failure is not remembered. */
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
    /** Asks again, once for all who found the old answer wanting. */
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
  await offerKey(database, { kid: randomUUID(), purpose: 'captcha', jwk, now: clock() })
  const [current] = await keysFor(database, 'captcha')
  const secret = current?.jwk['k']
  if (typeof secret !== 'string') throw new Error('no captcha key could be stored')
  return secret
}
