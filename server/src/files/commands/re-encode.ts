import { open } from 'node:fs/promises'

import {
  isHeif,
  maxPixels,
  pictureKind,
  variantEdge,
  type PictureKind,
  type PictureVariant,
} from '@touchline/domain/files/picture'
import type { Metadata, Sharp } from 'sharp'

import { limitConcurrency } from '#server/platform/concurrency.ts'
import { AppError } from '#server/platform/errors.ts'

export interface EncodedPicture {
  readonly thumb: Buffer
  readonly full: Buffer
  readonly width: number
  readonly height: number
}

/** The type of all stored pictures. */
export const storedType = 'image/webp'

const atWork = limitConcurrency({ max: 2, maxWaiting: 500 })

/**
 * Re-encodes a picture upright in two sizes, which removes metadata and appended data. The type is
 * read from the content, not from its name.
 */
export async function reEncode(path: string): Promise<EncodedPicture> {
  const kind = await requireKind(path)
  return atWork.run(() => encode(path, kind))
}

/** Re-encodes a picture in one larger size that keeps text legible. */
export async function reEncodeWithin(path: string, edge: number): Promise<Buffer> {
  const kind = await requireKind(path)
  return atWork.run(async () => {
    const upright = await openUpright(path, kind)
    return readable(within(upright, edge).toBuffer())
  })
}

export interface EncodedPhoto extends EncodedPicture {
  /** Full size, for downloads and prints. */
  readonly original: Buffer
}

/** The type of originals, which every program and print shop reads. */
export const originalType = 'image/jpeg'

/**
 * Re-encodes a picture of an album upright in three sizes. None keeps metadata (EXIF with GPS, XMP, IPTC)
 * or appended data.
 */
export async function encodePhoto(path: string, edge: PhotoEdge): Promise<EncodedPhoto> {
  const kind = await requireKind(path)
  return atWork.run(async () => encodeAll(await openUpright(path, kind), edge))
}

/** The same for an SVG of our own. */
export async function encodeDrawing(svg: string, edge: PhotoEdge): Promise<EncodedPhoto> {
  const sharp = await pictureLibrary()
  return encodeAll(sharp(Buffer.from(svg)), edge)
}

async function encodeAll(picture: Sharp, edge: PhotoEdge): Promise<EncodedPhoto> {
  const sharp = await pictureLibrary()
  const original = await readable(
    picture
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true }),
  )
  const full = await within(sharp(original.data), edge.full).toBuffer()
  const thumb = await within(sharp(full), edge.thumb).toBuffer()
  const { width, height } = original.info
  return { thumb, full, original: original.data, width, height }
}

/** Longest edges in pixels. */
export type PhotoEdge = Readonly<Record<PictureVariant, number>>

async function requireKind(path: string): Promise<PictureKind> {
  const start = await firstBytes(path)
  const kind = pictureKind(start)
  if (kind === undefined) throw new AppError(isHeif(start) ? 'image_heic' : 'not_an_image')
  return kind
}

async function encode(path: string, kind: PictureKind): Promise<EncodedPicture> {
  const sharp = await pictureLibrary()
  const upright = await openUpright(path, kind)
  const full = await readable(
    within(upright, variantEdge.full).toBuffer({ resolveWithObject: true }),
  )
  const thumb = await within(sharp(full.data), variantEdge.thumb).toBuffer()
  return { thumb, full: full.data, width: full.info.width, height: full.info.height }
}

/** Loaded with the first picture, because it is large and rarely needed. */
async function pictureLibrary() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Checks the number of pixels in the header before decoding. */
async function openUpright(path: string, kind: PictureKind): Promise<Sharp> {
  const limitInputPixels = maxPixels(kind)
  const sharp = await pictureLibrary()
  const { width, height } = await readable(sharp(path, { limitInputPixels: false }).metadata())
  if (width * height > limitInputPixels) throw new AppError('image_too_many_pixels')
  return sharp(path, { limitInputPixels, failOn: 'error' }).autoOrient()
}

function within(picture: Sharp, edge: number): Sharp {
  return picture
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 84, effort: 3 })
}

/** If sharp fails although the first bytes are right, the picture is damaged. */
async function readable<T extends Metadata | Buffer | { data: Buffer }>(
  reading: Promise<T>,
): Promise<T> {
  return reading.catch((error: unknown) => {
    throw new AppError('image_damaged', {
      reason: error instanceof Error ? error.message.slice(0, 200) : '',
    })
  })
}

export async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
