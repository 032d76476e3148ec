import { createHash } from 'node:crypto'

import type { Archived } from '@touchline/contract/integrations/shapes/archives'

import type { AccountRow } from '#server/accounts/queries.ts'

import { checkArchive } from './check.ts'
import { unpackArchive, type Unpacked } from './unpack.ts'

export interface Sending {
  readonly accountId: string
  readonly now: Date
}

/** The rows of an archive somebody sent, each of them fit to be written. */
export async function readArchive(bytes: Buffer, now: Date): Promise<Unpacked> {
  const unpacked = await unpackArchive(bytes)
  checkArchive(unpacked, now)
  return unpacked
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

export function fingerprintOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url')
}
