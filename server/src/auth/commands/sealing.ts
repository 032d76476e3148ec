import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'

import type { Clock } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { keysFor, offerKey } from '../queries/keys.ts'

/** Where the key lies: inside a transaction its own connection, not a second one. */
interface Store {
  readonly database: Queryable
  readonly clock: Clock
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Hides a secret that has to be read again. The key is in another table of the same database: this
 * helps against a leaked dump of one table, a log of statements and a look over the shoulder, not
 * against someone who has the whole database (decision 8: a copy is to be kept like a password).
 * `owner` is bound into the seal: a secret copied to another row does not open there.
 */
export async function seal(store: Store, plain: Uint8Array, owner: string): Promise<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, await sealingKey(store), nonce)
  cipher.setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

/** Throws when the seal was made by another key or for another owner, or was tampered with. */
export async function unseal(store: Store, sealed: Buffer, owner: string): Promise<Buffer> {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv(algorithm, await sealingKey(store), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** Made when it is first needed; it never changes, or what was sealed could not be opened. */
async function sealingKey({ database, clock }: Store): Promise<Buffer> {
  const [known] = await keysFor(database, 'secrets')
  if (known !== undefined) return bytesOf(known.jwk)

  const jwk = { kty: 'oct', k: randomBytes(32).toString('base64url') }
  await offerKey(database, { kid: randomUUID(), purpose: 'secrets', jwk, now: clock() })
  const [made] = await keysFor(database, 'secrets')
  if (made === undefined) throw new Error('no key for secrets could be stored')
  return bytesOf(made.jwk)
}

function bytesOf({ k }: Readonly<Record<string, unknown>>): Buffer {
  if (typeof k !== 'string') throw new Error('the key for secrets is damaged')
  return Buffer.from(k, 'base64url')
}
