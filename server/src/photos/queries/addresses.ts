import { addressMinutes } from '@touchline/domain/photos/limits'

import { isSignatureOf, signWords } from '#server/files/queries/addresses.ts'
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
 * Signs the addresses of a picture for ten minutes. `hidden` ones also work while it waits or after it was
 * taken down; they are for people who see it then.
 */
export async function photoAddresses(
  signing: Signing,
  { teamId, photoId }: PhotoKey,
  kind: AddressKind,
): Promise<PhotoAddresses> {
  const until = endOf(signing)
  const words = wordsOf({ teamId, photoId }, until, kind)
  const signature = await signWords(signing.database, words)
  const at = (variant: string) =>
    `/storage/v1/teams/${teamId}/photos/${photoId}/${variant}?until=${until}&signature=${signature}`
  return { thumb: at('thumb'), screen: at('full'), original: at('original') }
}

export type AddressKind = 'published' | 'hidden'

interface Signed {
  readonly until: string
  readonly signature: string
}

/** What an address is good for and the seconds it still lasts; undefined if it isn't ours or has expired. */
export async function kindOfAddress(
  signing: Signing,
  { until, signature, ...key }: PhotoKey & Signed,
): Promise<{ readonly kind: AddressKind; readonly left: number } | undefined> {
  const left = secondsLeft(signing, until)
  if (left <= 0) return undefined
  for (const kind of ['published', 'hidden'] as const)
    if (await isSignatureOf(signing.database, wordsOf(key, until, kind), signature))
      return { kind, left }
  return undefined
}

/** The address of an album's zip file. */
export async function zipAddress(signing: Signing, key: AlbumKey): Promise<string> {
  const until = endOf(signing)
  const signature = await signWords(signing.database, zipWords(key, until))
  return `/storage/v1/teams/${key.teamId}/albums/${key.albumId}?until=${until}&signature=${signature}`
}

export async function isZipAddress(
  signing: Signing,
  { until, signature, ...key }: AlbumKey & Signed,
): Promise<boolean> {
  if (secondsLeft(signing, until) <= 0) return false
  return isSignatureOf(signing.database, zipWords(key, until), signature)
}

function secondsLeft({ clock }: Signing, until: string): number {
  const ends = /^\d{1,12}$/.test(until) ? Number(until) : 0
  return Math.floor(ends - clock().getTime() / 1000)
}

function wordsOf({ teamId, photoId }: PhotoKey, until: string, kind: AddressKind): string {
  return `photo ${teamId} ${photoId} ${until} ${kind}`
}

function zipWords({ teamId, albumId }: AlbumKey, until: string): string {
  return `album ${teamId} ${albumId} ${until}`
}
