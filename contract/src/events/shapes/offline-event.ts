import { z } from 'zod'

import { emergencyNotes } from '../../children/shapes/health.ts'
import { parentName } from '../../members/shapes.ts'
import { id, instant } from '../../wire/values.ts'

const offlinePerson = z.object({
  memberId: id,
  /** Without guardians blocked from their child. */
  parents: z.array(parentName.extend({ phone: z.string().nullable() })),
  /** Null without notes, or without consent to see them. */
  emergency: emergencyNotes.nullable(),
})

/** Emergency contacts of people who may come; devices delete it at `until`. */
export const offlineEvent = z.object({ people: z.array(offlinePerson), until: instant })

export type OfflineEventShape = z.infer<typeof offlineEvent>
export type OfflinePerson = z.infer<typeof offlinePerson>
