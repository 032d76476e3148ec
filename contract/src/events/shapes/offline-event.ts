import { z } from 'zod'

import { emergencyNotes } from '../../children/shapes/health.ts'
import { parentName } from '../../members/shapes.ts'
import { id, instant } from '../../wire/values.ts'

const offlinePerson = z.object({
  memberId: id,
  /** Without those who are kept from their child. */
  parents: z.array(parentName.extend({ phone: z.string().nullable() })),
  /** Null where nothing is written down, or there is no consent to see it. */
  emergency: emergencyNotes.nullable(),
})

/** Whom to call for those who may come to an event; a device forgets it at `until`. */
export const offlineEvent = z.object({ people: z.array(offlinePerson), until: instant })

export type OfflineEventShape = z.infer<typeof offlineEvent>
export type OfflinePerson = z.infer<typeof offlinePerson>
