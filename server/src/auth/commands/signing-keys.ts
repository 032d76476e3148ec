import { createPrivateKey, type KeyObject } from 'node:crypto'

import {
  isNewKeyDue,
  publishedAheadMs,
  publishedKeysAt,
  signingKeyAt,
} from '@touchline/domain/auth/signing-keys'
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
} from 'jose'

import type { Platform } from '#server/platform/platform.ts'

import { dropKeys, keysFor, addNextKey, type StoredKey } from '../queries/keys.ts'

export const algorithm = 'ES256'

/** The current signing key, and the public keys. */
export interface CurrentKeys {
  readonly kid: string
  readonly privateKey: KeyObject
  readonly publicKeys: readonly JWK[]
  readonly resolve: ReturnType<typeof createLocalJWKSet>
}

type Store = Pick<Platform, 'database' | 'clock' | 'config'>
type Key = Pick<StoredKey, 'kid' | 'jwk'>

/** The operator's keys (AUTH_KEYS), otherwise those stored in the database. */
export async function readKeys(store: Store): Promise<CurrentKeys> {
  const configured = store.config.auth.keys?.map(({ kid, ...jwk }) => ({ kid, jwk: { ...jwk } }))
  const [first] = configured ?? []
  if (configured !== undefined && first !== undefined) return keysOf(first, configured)

  const now = store.clock()
  const kept = await keysOrNew(store)
  const signing = signingKeyAt(kept, now)
  if (signing === undefined) throw new Error('no signing key could be stored')
  return keysOf(signing, publishedKeysAt(kept, now))
}

/**
 * Creates the next key once the newest has signed for three months, and deletes those whose last
 * token has expired. The next one is published before it signs, so that every process knows it.
 */
export async function renewKeys(store: Store): Promise<void> {
  const { database, clock, config } = store
  if (config.auth.keys !== undefined) return
  const now = clock()
  const kept = await keysFor(database, 'signing')
  const published = publishedKeysAt(kept, now)
  await dropKeys(
    database,
    kept.filter((key) => !published.includes(key)).map(({ kid }) => kid),
  )
  const newest = kept.at(-1)
  if (newest === undefined || !isNewKeyDue(kept, now)) return
  await offerNewKey(store, {
    generation: newest.generation + 1,
    activeFrom: new Date(now.getTime() + publishedAheadMs),
  })
}

async function keysOrNew(store: Store): Promise<readonly StoredKey[]> {
  const kept = await keysFor(store.database, 'signing')
  if (kept.length > 0) return kept
  await offerNewKey(store, { generation: 1, activeFrom: store.clock() })
  return keysFor(store.database, 'signing')
}

async function offerNewKey(
  { database, clock }: Store,
  place: { generation: number; activeFrom: Date },
): Promise<void> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await addNextKey(database, { kid, purpose: 'signing', jwk, ...place, now: clock() })
}

function keysOf(signing: Key, published: readonly Key[]): CurrentKeys {
  const publicKeys = published.map(publicPart)
  return {
    kid: signing.kid,
    privateKey: createPrivateKey({ key: signing.jwk, format: 'jwk' }),
    publicKeys,
    resolve: createLocalJWKSet({ keys: publicKeys }),
  }
}

function publicPart({ kid, jwk }: Key): JWK {
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
