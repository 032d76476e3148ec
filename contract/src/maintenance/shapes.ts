import { z } from 'zod'

import { instant } from '../wire/values.ts'

/** What everyone may know of maintenance. */
export const maintenanceState = z.object({
  isOn: z.boolean(),
  /** The operator's own words; empty when there are none. */
  message: z.string(),
  /** The expected end. */
  until: instant.nullable(),
})

export type MaintenanceState = z.infer<typeof maintenanceState>
