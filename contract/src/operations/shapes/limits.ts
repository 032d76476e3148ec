import { maxLimits } from '@touchline/domain/values/limits'
import { z } from 'zod'

/** A limit as it may be set; null is the default of the installation. */
const limitUpTo = (most: number) => z.int().min(0).max(most).nullable()

/** Limits of a club or a team without one: people on rosters, megabytes of files, emails a day. */
export const limitOverrides = z.object({
  members: limitUpTo(maxLimits.members),
  storage: limitUpTo(maxLimits.storage),
  mails: limitUpTo(maxLimits.mails),
})
