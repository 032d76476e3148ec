import { buffer } from 'node:stream/consumers'

import type { Storage } from '../storage/storage.ts'
import { crestMark } from './letterhead.ts'
import type { StoredMail } from './queries.ts'

/** Twice the displayed size, for high-resolution screens. */
const edge = 96

/** The email's HTML with its logo; without it if the logo is gone. */
export async function crestOf(
  storage: Storage,
  { htmlBody, pictureKey }: Pick<StoredMail, 'htmlBody' | 'pictureKey'>,
) {
  const stored = pictureKey === null ? undefined : await storage.get(pictureKey)
  if (stored === undefined) return { html: htmlBody.replace(crestMark, ''), attachments: [] }
  const { default: sharp } = await import('sharp')
  // Many mail programs don't support WebP.
  const content = await sharp(await buffer(stored))
    .resize(edge, edge, { fit: 'inside' })
    .png()
    .toBuffer()
  const crest = { cid: 'crest', filename: 'crest.png', contentType: 'image/png', content }
  return { html: htmlBody, attachments: [{ ...crest, contentDisposition: 'inline' as const }] }
}
