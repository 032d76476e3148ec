import { createHash } from 'node:crypto'

import type { ArchiveContent } from '@touchline/contract/integrations/shapes/archives'

import type { AccountRow } from '#server/accounts/queries.ts'

import { checkArchive } from './check.ts'
import { unpackArchive, type UnpackedArchive } from './unpack.ts'

export interface Importer {
  readonly accountId: string
  readonly now: Date
}

/** With the fingerprint of its bytes. */
export interface ReadArchive extends UnpackedArchive {
  readonly fingerprint: string
}

/** Reads and checks an uploaded archive. Hostile ones take long, hence read-in-subprocess.ts. */
export async function readArchive(bytes: Uint8Array, now: Date): Promise<ReadArchive> {
  const unpacked = await unpackArchive(Buffer.from(bytes))
  checkArchive(unpacked, now)
  return { ...unpacked, fingerprint: fingerprintOf(bytes) }
}

/**
 * The importer's own row: the only member with their email address. None if a family shares the address or a
 * guardian has it too.
 */
export function findOwnRow(
  { members, guardians }: ArchiveContent,
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
