import { documentPurposes } from '@touchline/domain/files/document'
import { picturePurposes } from '@touchline/domain/files/picture'
import { z } from 'zod'

import { id } from '../wire/values.ts'

/** Signed URLs on our own origin. They stay the same for a day, so that caches work. */
export const picture = z.object({
  thumb: z.string().startsWith('/storage/v1/'),
  full: z.string().startsWith('/storage/v1/'),
})

export type Picture = z.infer<typeof picture>

/** Takes the file as body or as multipart field `file`. */
export const pictureUpload = z.object({ purpose: z.enum(picturePurposes) })

/** The id goes into the form that uses the picture; the URLs show it at once. */
export const uploadedPicture = z.object({ id, picture })

export type UploadedPicture = z.infer<typeof uploadedPicture>

/** Takes the file as body. The returned id goes into a member's documents or an event. */
export const documentUpload = z.object({
  name: z.string().max(1000).default(''),
  purpose: z.enum(documentPurposes).default('member_file'),
})

export const uploadedDocument = z.object({ id, name: z.string(), bytes: z.int() })

export type UploadedDocument = z.infer<typeof uploadedDocument>
