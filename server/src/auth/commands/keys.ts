import { randomBytes, randomUUID } from 'node:crypto'

import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose'

import type { Platform } from '#server/platform/platform.ts'

import { keysFor, offerKey, type StoredKey } from '../queries/keys.ts'

/** The keys of this installation: made once, kept in the database, shared by all processes. */
export interface Keys {
  readonly issuer: string
  sign(claims: JWTPayload): Promise<string>
  /** The claims of a token of ours that has not expired; undefined for everything else. */
  verify(token: string): Promise<JWTPayload | undefined>
  publicKeys(): Promise<readonly JWK[]>
  captchaSecret(): Promise<string>
}

export const audience = 'authenticated'
const algorithm = 'ES256'
/** Another process may have made a new key; nobody can make us look more often than this. */
const reloadAfterMs = 10_000

interface Loaded {
  readonly kid: string
  readonly privateKey: CryptoKey | Uint8Array
  readonly publicKeys: readonly JWK[]
  readonly resolve: ReturnType<typeof createLocalJWKSet>
  readonly at: number
}

export function openKeys(platform: Pick<Platform, 'database' | 'clock' | 'config'>): Keys {
  const { clock, config } = platform
  const issuer = `${config.publicUrl}/auth/v1`
  const loaded = remembered(() => load(platform))
  const captchaSecret = remembered(() => captchaSecretOrNew(platform))

  async function loadedFor(token: string): Promise<Loaded> {
    const keys = await loaded.value()
    const kid = headerKid(token)
    const known = kid === undefined || keys.publicKeys.some((key) => key.kid === kid)
    if (known || clock().getTime() - keys.at < reloadAfterMs) return keys
    loaded.forget()
    return loaded.value()
  }

  return {
    issuer,
    async sign(claims) {
      const { kid, privateKey } = await loaded.value()
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
        .sign(privateKey)
    },
    async verify(token) {
      const { resolve } = await loadedFor(token)
      const checks = { issuer, audience, algorithms: [algorithm], currentDate: clock() }
      return jwtVerify(token, resolve, checks).then(
        ({ payload }) => payload,
        () => undefined,
      )
    },
    publicKeys: async () => (await loaded.value()).publicKeys,
    captchaSecret: () => captchaSecret.value(),
  }
}

/** Asks once; a failure is not remembered. */
function remembered<Value>(ask: () => Promise<Value>) {
  let asked: Promise<Value> | undefined
  const forget = (): void => {
    asked = undefined
  }
  return {
    forget,
    value(): Promise<Value> {
      asked ??= ask().catch((error: unknown) => {
        forget()
        throw error
      })
      return asked
    },
  }
}

async function load(store: Store): Promise<Loaded> {
  const stored = await keysOrNew(store)
  const [current] = stored
  if (current === undefined) throw new Error('no signing key could be stored')
  const publicKeys = stored.map(publicPart)
  return {
    kid: current.kid,
    privateKey: await importJWK(current.jwk, algorithm),
    publicKeys,
    resolve: createLocalJWKSet({ keys: publicKeys }),
    at: store.clock().getTime(),
  }
}

type Store = Pick<Platform, 'database' | 'clock'>

async function keysOrNew({ database, clock }: Store): Promise<readonly StoredKey[]> {
  const stored = await keysFor(database, 'signing')
  if (stored.some((key) => key.retiredAt === null)) return stored

  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await offerKey(database, { kid, purpose: 'signing', jwk: { ...jwk, kid }, now: clock() })
  return keysFor(database, 'signing')
}

async function captchaSecretOrNew({ database, clock }: Store): Promise<string> {
  const jwk = { kty: 'oct', k: randomBytes(32).toString('base64url') }
  await offerKey(database, { kid: randomUUID(), purpose: 'captcha', jwk, now: clock() })
  const [current] = await keysFor(database, 'captcha')
  const secret = current?.jwk['k']
  if (typeof secret !== 'string') throw new Error('no captcha key could be stored')
  return secret
}

function publicPart({ kid, jwk }: StoredKey): JWK {
  const { kty, crv, x, y }: JWK = jwk
  return {
    kid,
    alg: algorithm,
    use: 'sig',
    key_ops: ['verify'],
    ...(kty === undefined ? {} : { kty }),
    ...(crv === undefined ? {} : { crv }),
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
  }
}

function headerKid(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(
      Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString(),
    )
    return typeof header === 'object' &&
      header !== null &&
      'kid' in header &&
      typeof header.kid === 'string'
      ? header.kid
      : undefined
  } catch {
    return undefined
  }
}
