import { documentAudiences } from '@touchline/domain/clubs/documents'
import { maxClubPeople } from '@touchline/domain/clubs/memberships/options'
import { z } from 'zod'

import { requiredLine, id, instant } from '../../wire/values.ts'
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
  documents: z.array(
    found.extend({
      teamIds: z.array(id),
      /** Of a document for people: how many they are, and how many guardians of minors among them. */
      sentTo: z.object({ people: z.int(), guardians: z.int() }).nullable(),
    }),
  ),
})

export type ClubDocuments = z.infer<typeof clubDocuments>
export type ClubDocument = ClubDocuments['documents'][number]

/** The club's documents that the reader's team can see. */
export const teamDocuments = z.object({ documents: z.array(found) })

export type TeamDocument = z.infer<typeof found>

export const clubDocumentKey = clubKey.extend({ documentId: id })

/** Creates or changes a document; a new file replaces the previous one. */
export const savedClubDocument = clubDocumentKey
  .extend({
    name: requiredLine(120),
    audience: z.enum(documentAudiences),
    /** Empty for people. */
    teamIds: z.array(id).max(500),
    /** Members of the club, as they are now; null keeps the current ones. */
    personIds: z.array(id).min(1, 'nobody_chosen').max(maxClubPeople).nullable().default(null),
    /** Uploaded with purpose club_document; null keeps the current file. */
    fileId: id.nullable().default(null),
  })
  .refine(({ audience, teamIds }) => audience === 'people' || teamIds.length > 0, {
    path: ['teamIds'],
    error: 'teams_required',
  })

export type SavedClubDocument = z.output<typeof savedClubDocument>
