import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'

import { hash, hashRaw, verify } from '@node-rs/argon2'

import { limitConcurrency } from './concurrency.ts'

/** The parameters of argon2: memory in KiB, passes and parallelism. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/**
 * argon2id (the library's default), 32 MiB and three passes: above OWASP's recommendation (19 MiB,
 * two passes), and small enough for a machine with one gigabyte.
 */
export const productionCost: HashCost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }

/** Leaves one processor free when many sign in at once. */
const maxAtOnce = Math.max(1, availableParallelism() - 1)

/** Hashes passwords and codes. */
export interface Hashing {
  hash(secret: string): Promise<string>
  /** Takes equally long without an account, so that timing reveals nothing. */
  matches(stored: string | null | undefined, given: string): Promise<boolean>
  /** The hash has other parameters and should be renewed while the password is known. */
  needsRehash(stored: string): boolean
  /** Deterministic for a salt, so that a row can be found by it. */
  digest(secret: string, salt: Buffer): Promise<Buffer>
}

/** The cost is set in code, so that no setting can lower it. */
export function openHashing(cost: HashCost): Hashing {
  const { memoryCost, timeCost, parallelism } = cost
  const limit = limitConcurrency({ max: maxAtOnce })
  let decoy: Promise<string> | undefined
  return {
    hash: (secret) => limit.run(() => hash(secret, cost)),
    async matches(stored, given) {
      decoy ??= hash(randomBytes(16).toString('base64url'), cost)
      const compared = stored ?? (await decoy)
      const isRight = await limit.run(() => verify(compared, given))
      return isRight && typeof stored === 'string'
    },
    needsRehash: (stored) => !stored.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`),
    digest: (secret, salt) => limit.run(() => hashRaw(secret, { ...cost, salt })),
  }
}
