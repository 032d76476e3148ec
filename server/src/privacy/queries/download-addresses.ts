import { downloadMinutes } from '@touchline/domain/accounts/deletion'

import { isSignatureOf, signText } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

interface Signing extends Pick<Platform, 'clock'> {
  readonly database: Queryable
}

/** The address of a data export, valid for ten minutes. */
export async function downloadAddress(
  { database, clock }: Signing,
  exportId: string,
): Promise<string> {
  const until = String(Math.floor(clock().getTime() / 1000) + downloadMinutes * 60)
  const signature = await signText(database, wordsOf(exportId, until))
  return `/storage/v1/exports/${exportId}?until=${until}&signature=${signature}`
}

export interface DownloadAddress {
  readonly exportId: string
  readonly until: string
  readonly signature: string
}

/** True for an address we made that has not ended yet. */
export async function isDownloadAddress(
  { database, clock }: Signing,
  { exportId, until, signature }: DownloadAddress,
): Promise<boolean> {
  const ends = /^\d{1,12}$/.test(until) ? Number(until) * 1000 : 0
  if (ends <= clock().getTime()) return false
  return isSignatureOf(database, wordsOf(exportId, until), signature)
}

function wordsOf(exportId: string, until: string): string {
  return `export ${exportId} ${until}`
}
