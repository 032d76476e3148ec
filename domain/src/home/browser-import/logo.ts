import { mostPictureBytes } from '../../files/picture.ts'
import type { Complain } from './contacts.ts'
import { fieldOf, type Raw } from './raw.ts'

/** What old records hold when nobody chose a picture. */
const none = new Set(['', '/placeholder.svg', 'placeholder.svg'])

const dataUrl = /^data:image\/(?:png|jpe?g|gif|webp);base64,(?=[a-z\d+/])/i

/** The picture as data URL. A preview address died with its page; other addresses are not visited. */
export function logoOf(raw: Raw, about: string, complain: Complain): string | undefined {
  const value = fieldOf(raw, 'logo')
  if (typeof value !== 'string' || none.has(value.trim())) return undefined
  const start = dataUrl.exec(value.slice(0, 40))?.[0]
  if (start === undefined) {
    complain(value.startsWith('data:') ? 'logo_not_an_image' : 'logo_lost', about)
    return undefined
  }
  if (((value.length - start.length) * 3) / 4 > mostPictureBytes + 2) {
    complain('logo_too_large', about)
    return undefined
  }
  return value
}
