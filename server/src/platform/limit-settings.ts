import type { Limits } from '@touchline/domain/values/limits'
import { maxLimits } from '@touchline/domain/values/limits'
import type { z } from 'zod'

import { integerBetween } from './setting-shapes.ts'

/** The limits of every club; unlimited if unset. */
export const limitShape = {
  CLUB_MAX_MEMBERS: integerBetween(1, maxLimits.members).optional(),
  CLUB_MAX_STORAGE_MB: integerBetween(1, maxLimits.storage).optional(),
  CLUB_MAX_EMAILS_A_DAY: integerBetween(1, maxLimits.mails).optional(),
} as const

type Parsed = z.infer<z.ZodObject<typeof limitShape>>

/** The limits of clubs for which the operator set none. */
export function limitSettings(env: Parsed): Limits {
  return {
    members: env.CLUB_MAX_MEMBERS ?? null,
    storage: env.CLUB_MAX_STORAGE_MB ?? null,
    mails: env.CLUB_MAX_EMAILS_A_DAY ?? null,
  }
}
