import { buffer } from 'node:stream/consumers'

import type { Storage } from '../storage/storage.ts'
import { crestMark } from './letterhead.ts'
import type { StoredMail } from './queries.ts'

/** Twice the edge it is shown with, for screens with fine pixels. */
const edge = 96

/** The words of a letter with the picture they show; without it where there is none any more. */
export async function crestOf(
  storage: Storage,
  { htmlBody, pictureKey }: Pick<StoredMail, 'htmlBody' | 'pictureKey'>,
) {
  const stored = pictureKey === null ? undefined : await storage.get(pictureKey)
  if (stored === undefined) return { html: htmlBody.replace(crestMark, ''), attachments: [] }
  const { default: sharp } = await import('sharp')
  // Mail programs that don't know WebP are many.
  const content = await sharp(await buffer(stored))
    .resize(edge, edge, { fit: 'inside' })
    .png()
    .toBuffer()
  const crest = { cid: 'crest', filename: 'crest.png', contentType: 'image/png', content }
  return { html: htmlBody, attachments: [{ ...crest, contentDisposition: 'inline' as const }] }
}
