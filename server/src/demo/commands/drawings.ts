import { albumPhotoPurpose, pictureVariants } from '@touchline/domain/files/picture'
import { photoEdge } from '@touchline/domain/photos/limits'
import { v7 as newId } from 'uuid'

import { claimPicture } from '#server/files/commands/pictures.ts'
import { encodeDrawing, originalType, storedType } from '#server/files/commands/re-encode.ts'
import { addPicture } from '#server/files/queries/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { documentKey, pictureKey } from '#server/platform/storage/keys.ts'

interface NewDrawing {
  readonly accountId: string
  readonly teamId: string
  readonly at: Date
  readonly drawing: string
  readonly storage: Platform['storage']
}

/** Stores a drawing like a picture that was uploaded. */
export async function addDrawing(
  tx: Transaction,
  { accountId, teamId, at, drawing, storage }: NewDrawing,
): Promise<{ readonly id: string; readonly width: number; readonly height: number }> {
  const id = newId()
  const encoded = await encodeDrawing(drawing, photoEdge)
  const { width, height, thumb, full, original } = encoded
  const bytes = thumb.length + full.length + original.length
  const file = { id, uploadedBy: accountId, purpose: albumPhotoPurpose, shownName: '' } as const
  await addPicture(tx, {
    ...file,
    contentType: originalType,
    bytes,
    width,
    height,
    createdAt: at,
  })
  await claimPicture(tx, {
    fileId: id,
    purpose: albumPhotoPurpose,
    uploadedBy: accountId,
    owner: { teamId },
  })
  for (const variant of pictureVariants)
    await storage.put(pictureKey(id, variant), encoded[variant], storedType)
  await storage.put(documentKey(id), original, originalType)
  return { id, width, height }
}

/** Where the ball is on each picture, and the light. */
const scenes: readonly (readonly [x: number, y: number, sky: string])[] = [
  [300, 640, '#9cc9e8'],
  [820, 560, '#b8d8ee'],
  [560, 720, '#f2c98a'],
  [980, 660, '#a9c7d6'],
  [420, 590, '#d9b8c4'],
  [700, 640, '#f0d9a0'],
  [240, 700, '#8fb3cf'],
  [880, 740, '#c9d6b8'],
]

/** A pitch in several lights. */
export const drawings = scenes.map(
  ([x, y, sky], place) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
  <rect width="1200" height="900" fill="${sky}"/>
  <circle cx="${200 + place * 110}" cy="150" r="70" fill="#fff6d6"/>
  <path d="M0 430 L260 ${300 + place * 12} L520 410 L820 ${280 + place * 9} L1200 420 V900 H0Z" fill="#3f6b52"/>
  <path d="M0 480 H1200 V900 H0Z" fill="#2f7d4f"/>
  <path d="M-100 900 L200 480 M1300 900 L1000 480 M0 560 H1200" stroke="#f4f7f2" stroke-width="7" fill="none"/>
  <ellipse cx="600" cy="700" rx="230" ry="80" stroke="#f4f7f2" stroke-width="7" fill="none"/>
  <path d="M480 560 V400 H720 V560" stroke="#ffffff" stroke-width="10" fill="none"/>
  <ellipse cx="${x}" cy="${y + 34}" rx="36" ry="9" fill="#1f5636"/>
  <circle cx="${x}" cy="${y}" r="34" fill="#ffffff" stroke="#22332a" stroke-width="4"/>
  <path d="M${x - 13} ${y - 9} L${x} ${y - 19} L${x + 13} ${y - 9} L${x + 8} ${y + 8} H${x - 8}Z" fill="#22332a"/>
</svg>`,
)
