import { addressMinutes } from '@touchline/domain/photos/limits'

import { isSignatureOf, signText } from '#server/files/queries/addresses.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { AlbumKey } from './albums.ts'
import type { PhotoKey } from './photos.ts'

type Signing = Pick<Platform, 'database' | 'clock'>

/** Addresses change every five minutes, so that browsers keep pictures for a while. */
const step = 300

function endOf({ clock }: Signing): string {
  const now = clock().getTime() / 1000
  return String((Math.floor(now / step) + 1) * step + (addressMinutes * 60 - step))
}

export interface PhotoAddresses {
  readonly thumb: string
  readonly screen: string
  readonly original: string
}

/**
 * Signs the addresses of a picture for one account and ten minutes. The account's rights are checked again
 * with each request.
 */
export async function photoAddresses(
  signing: Signing,
  { teamId, photoId, accountId }: PhotoKey & Viewer,
): Promise<PhotoAddresses> {
  const until = endOf(signing)
  const words = wordsOf({ teamId, photoId, accountId }, until)
  const query = queryOf(accountId, until, await signText(signing.database, words))
  const at = (variant: string) =>
    `/storage/v1/teams/${teamId}/photos/${photoId}/${variant}?${query}`
  return { thumb: at('thumb'), screen: at('full'), original: at('original') }
}

interface Viewer {
  readonly accountId: string
}

interface Signed extends Viewer {
  readonly until: string
  readonly signature: string
}

/** False for an address that isn't ours or has expired. */
export async function isPhotoAddress(
  signing: Signing,
  { until, signature, ...key }: PhotoKey & Signed,
): Promise<boolean> {
  if (isOver(signing, until)) return false
  return isSignatureOf(signing.database, wordsOf(key, until), signature)
}

/** The address of an album's zip file for one account. */
export async function zipAddress(signing: Signing, key: AlbumKey & Viewer): Promise<string> {
  const { teamId, albumId, accountId } = key
  const until = endOf(signing)
  const signature = await signText(signing.database, zipWords(key, until))
  return `/storage/v1/teams/${teamId}/albums/${albumId}?${queryOf(accountId, until, signature)}`
}

export async function isZipAddress(
  signing: Signing,
  { until, signature, ...key }: AlbumKey & Signed,
): Promise<boolean> {
  if (isOver(signing, until)) return false
  return isSignatureOf(signing.database, zipWords(key, until), signature)
}

function queryOf(accountId: string, until: string, signature: string): string {
  return `for=${accountId}&until=${until}&signature=${signature}`
}

function isOver({ clock }: Signing, until: string): boolean {
  const ends = /^\d{1,12}$/.test(until) ? Number(until) : 0
  return ends * 1000 <= clock().getTime()
}

function wordsOf({ teamId, photoId, accountId }: PhotoKey & Viewer, until: string): string {
  return `photo ${teamId} ${photoId} ${accountId} ${until}`
}

function zipWords({ teamId, albumId, accountId }: AlbumKey & Viewer, until: string): string {
  return `album ${teamId} ${albumId} ${accountId} ${until}`
}
