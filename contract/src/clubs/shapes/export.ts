import { exportFormats } from '@touchline/domain/members/export/formats'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { clubKey } from '../shapes.ts'

export const clubExport = clubKey.extend({
  format: z.enum(exportFormats),
  /** Of the headings and of the words for roles. */
  language: z.enum(languages),
})

export type ClubExport = z.infer<typeof clubExport>
