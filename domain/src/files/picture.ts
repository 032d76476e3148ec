import { cutTo } from '../values/cut-to.ts'

/** A picture of exactly 5 MiB is accepted. */
export const maxPictureBytes = 5 * 1024 * 1024

/** The limit of pixels in a picture, checked in its header before decoding. */
export function maxPixels(kind: PictureKind): number {
  // JPEG is scaled down while decoding; other formats are decoded in full first.
  return kind === 'jpeg' ? 50_000_000 : 20_000_000
}

export const pictureVariants = ['thumb', 'full'] as const
export type PictureVariant = (typeof pictureVariants)[number]

/** Longest edge in pixels of each stored size. */
export const variantEdge: Readonly<Record<PictureVariant, number>> = { thumb: 128, full: 1024 }

/** The use of a picture, which decides who may upload it and where it can be used. */
export const picturePurposes = [
  'team_logo',
  'team_cover',
  'club_logo',
  'club_cover',
  'opponent_logo',
  'sponsor_logo',
  'avatar',
  'member_photo',
] as const
export type PicturePurpose = (typeof picturePurposes)[number]

/** Pictures of albums: uploaded in parts, and stored in full size, too. */
export const albumPhotoPurpose = 'album_photo'

export type StoredPurpose = PicturePurpose | typeof albumPhotoPurpose

export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp'

/** Recognises a picture by its first bytes; ignores file name and declared type. */
export function pictureKind(start: Uint8Array): PictureKind | undefined {
  if (startsWith(start, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(start, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(start, [0x47, 0x49, 0x46, 0x38])) return 'gif'
  if (
    startsWith(start, [0x52, 0x49, 0x46, 0x46]) &&
    startsWith(start.subarray(8), [0x57, 0x45, 0x42, 0x50])
  )
    return 'webp'
  return undefined
}

/**
 * True for HEIF: HEIC, the format of iPhone photos, and AVIF. Phones save both as JPEG; the libheif
 * in sharp has no HEVC.
 */
export function isHeif(start: Uint8Array): boolean {
  const brand = String.fromCodePoint(...start.subarray(8, 12))
  const isContainer = startsWith(start.subarray(4), [0x66, 0x74, 0x79, 0x70])
  return isContainer && /^(?:he[iv][cxms]|heif|avi[fs]|mif[12]|msf1)$/.test(brand)
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/**
 * An uploaded file's name for display: without path, control and direction characters, and
 * shortened.
 */
export function shownFileName(sent: string): string {
  const last =
    sent
      .normalize('NFC')
      .split(/[\\/]/)
      .findLast((part) => part.trim() !== '') ?? ''
  return cutTo(last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim(), 120)
}
