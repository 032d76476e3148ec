import { documentAudiences } from '@touchline/domain/clubs/documents'
import { z } from 'zod'

import { filledLine, id, instant } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

const found = z.object({
  id,
  name: z.string(),
  audience: z.enum(documentAudiences),
  fileName: z.string(),
  bytes: z.int(),
  updatedAt: instant,
  /** Hands the file out for ten minutes. */
  download: z.string().startsWith('/storage/v1/'),
})

export const clubDocuments = z.object({
  documents: z.array(found.extend({ teamIds: z.array(id) })),
})

export type ClubDocuments = z.infer<typeof clubDocuments>
export type ClubDocument = ClubDocuments['documents'][number]

/** What the club gave to a team, as far as the reader may see it. */
export const teamDocuments = z.object({ documents: z.array(found) })

export type TeamDocument = z.infer<typeof found>

export const clubDocumentKey = clubKey.extend({ documentId: id })

/** Makes a document, or changes it; a new file takes the place of the one before. */
export const savedClubDocument = clubDocumentKey.extend({
  name: filledLine(120),
  audience: z.enum(documentAudiences),
  teamIds: z.array(id).min(1, 'teams_required').max(500),
  /** From the upload with purpose club_document; null keeps the file that is there. */
  fileId: id.nullable().default(null),
})

export type SavedClubDocument = z.output<typeof savedClubDocument>
