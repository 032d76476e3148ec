import { maxClubPeople } from '@touchline/domain/clubs/memberships/options'
import { exportFormats } from '@touchline/domain/members/export/formats'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { id } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

export const clubExport = clubKey.extend({
  format: z.enum(exportFormats),
  /** Language of headings and roles. */
  language: z.enum(languages),
  /** Only these members, also former ones; without them everyone of today. */
  personIds: z.array(id).min(1).max(maxClubPeople).optional(),
})

export type ClubExport = z.infer<typeof clubExport>
