import { documentKinds } from '@touchline/domain/members/documents'
import { z } from 'zod'

import { day, requiredLine, id, instant } from '../../wire/values.ts'
import { memberKey } from '../shapes.ts'

export const fileKey = memberKey.extend({ fileId: id })

/** `id` comes from an upload to /storage/v1/documents. */
export const newFile = fileKey.extend({
  kind: z.enum(documentKinds),
  title: requiredLine(120),
  validUntil: day.nullable().default(null),
})

export const memberFile = z.object({
  id,
  kind: z.enum(documentKinds),
  /** Title and file name are empty if the viewer may not open the file. */
  title: z.string(),
  /** The name suggested for the download. */
  fileName: z.string(),
  bytes: z.int(),
  validUntil: day.nullable(),
  validity: z.enum(['unlimited', 'valid', 'ending', 'ended']),
  uploadedBy: z.string().nullable(),
  uploadedAt: instant,
  /** A link that is valid for ten minutes; null if the viewer may not open the file. */
  download: z.string().startsWith('/storage/v1/').nullable(),
})

export const memberFiles = z.object({ files: z.array(memberFile) })

export type MemberFile = z.infer<typeof memberFile>
export type MemberFiles = z.infer<typeof memberFiles>
export type NewFile = z.infer<typeof newFile>
