import {
  clubArchiveFormat,
  clubArchiveTeams,
  allLeftOut,
  previewedKinds,
} from '@touchline/domain/integrations/archives'
import { z } from 'zod'

import { clubChange } from '../../clubs/shapes.ts'
import { id, instant } from '../../wire/values.ts'

const clubFields = clubChange
  .omit({ numberFormat: true, logoFileId: true, coverFileId: true, safeguardingAccountId: true })
  .required().shape

/** The club's own data; pictures and managers are left out. */
const clubRow = z.strictObject({
  ...clubFields,
  memberCount: clubFields.memberCount.nullable(),
  phone: clubFields.phone.nullable(),
})

export type ClubRow = z.output<typeof clubRow>

export const clubManifest = z.object({
  format: z.literal(clubArchiveFormat),
  version: z.int().min(1),
  madeAt: instant,
  software: z.string().max(100),
  club: clubRow,
  teams: z.int().min(0).max(clubArchiveTeams),
})

export type ClubManifest = z.infer<typeof clubManifest>

export const archiveOfClub = z.object({ clubId: id })

/** What an import would create; nothing is stored. */
export const clubArchivePreview = z.object({
  name: z.string(),
  sport: z.string(),
  madeAt: instant,
  teams: z.array(z.object({ name: z.string(), members: z.int() })),
  /** All teams together. */
  counts: z.record(z.enum(previewedKinds), z.int()),
  leftOut: z.array(z.enum(allLeftOut)),
  fingerprint: z.string(),
})

export const importedClub = z.union([
  z.object({ preview: clubArchivePreview }),
  z.object({ clubId: id }),
])

export type ClubArchivePreview = z.infer<typeof clubArchivePreview>
