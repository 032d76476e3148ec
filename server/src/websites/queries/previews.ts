import { isSignatureOf, signText } from '#server/files/queries/addresses.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { Owner } from './websites.ts'

const dayLength = 86_400_000

/** Opens an unpublished website to anyone with the link until the end of the next day. */
export function signPreview(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  owner: Owner,
): Promise<string> {
  return signText(database, wordsOf(owner, dayOf(clock())))
}

export async function isPreview(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  owner: Owner,
  signature: string,
): Promise<boolean> {
  const today = dayOf(clock())
  for (const day of [today, today - 1])
    if (await isSignatureOf(database, wordsOf(owner, day), signature)) return true
  return false
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / dayLength)
}

function wordsOf({ id }: Owner, day: number): string {
  return `website ${id} ${day}`
}
