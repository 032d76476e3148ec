import { createHash } from 'node:crypto'

import type { Archived } from '@touchline/contract/integrations/shapes/archives'

import type { AccountRow } from '#server/accounts/queries.ts'

import { checkArchive } from './check.ts'
import { unpackArchive, type Unpacked } from './unpack.ts'

export interface Sending {
  readonly accountId: string
  readonly now: Date
}

/** What was read of an archive, and by what it is known again. */
export interface ReadArchive extends Unpacked {
  readonly fingerprint: string
}

/** The rows of an archive somebody sent, each of them fit to be written. Hostile ones take long: read-in-subprocess.ts. */
export async function readArchive(bytes: Uint8Array, now: Date): Promise<ReadArchive> {
  const unpacked = await unpackArchive(Buffer.from(bytes))
  checkArchive(unpacked, now)
  return { ...unpacked, fingerprint: fingerprintOf(bytes) }
}

/**
 * Which of the people I am: the only one with my address. A family that shares one is no such
 * person, and neither is a child who has it from a parent.
 */
export function myPlace(
  { members, guardians }: Archived,
  { email }: AccountRow,
): number | undefined {
  const isMine = (row: { readonly email: string | null }) =>
    row.email !== null && row.email.toLowerCase() === email?.toLowerCase()
  const found = members.flatMap((member, index) => (isMine(member) ? [index] : []))
  return found.length === 1 && !guardians.some(isMine) ? found[0] : undefined
}

export function fingerprintOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url')
}
