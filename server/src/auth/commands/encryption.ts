import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'

import type { Clock } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { keysFor, addFirstKey } from '../queries/keys.ts'

/** The source of the key; inside a transaction it must use the same connection. */
interface Store {
  readonly database: Queryable
  readonly clock: Clock
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a secret that must be read again. The key is in another table of the same database:
 * this helps against a leaked dump of one table, a statement log and onlookers, but not against
 * someone with the whole database (decision 8: protect backups like a password). `owner` is bound
 * to the ciphertext: copied to another row it doesn't open.
 */
export async function encrypt(store: Store, plain: Uint8Array, owner: string): Promise<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, await sealingKey(store), nonce)
  cipher.setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

/** Throws if the key or owner is another one, or the ciphertext was changed. */
export async function decrypt(store: Store, sealed: Buffer, owner: string): Promise<Buffer> {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, await sealingKey(store), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** Created on first use; never changes, because nothing encrypted could be opened. */
async function sealingKey({ database, clock }: Store): Promise<Buffer> {
  const [known] = await keysFor(database, 'secrets')
  if (known !== undefined) return bytesOf(known.jwk)

  const jwk = { kty: 'oct', k: randomBytes(32).toString('base64url') }
  await addFirstKey(database, { kid: randomUUID(), purpose: 'secrets', jwk, now: clock() })
  const [made] = await keysFor(database, 'secrets')
  if (made === undefined) throw new Error('no key for secrets could be stored')
  return bytesOf(made.jwk)
}

function bytesOf({ k }: Readonly<Record<string, unknown>>): Buffer {
  if (typeof k !== 'string') throw new Error('the key for secrets is damaged')
  return Buffer.from(k, 'base64url')
}
