import { maxMessageLength } from '@touchline/domain/maintenance/notice'
import { z } from 'zod'

import { instant, paragraph } from '../../wire/values.ts'

/** What the operator sees of maintenance. */
export const operatorMaintenance = z.object({
  isOn: z.boolean(),
  message: z.string(),
  until: instant.nullable(),
  /** Null while the site is open. */
  since: instant.nullable(),
  /** Who switched it on; null when the start did (MAINTENANCE). */
  by: z.string().nullable(),
})

export type OperatorMaintenance = z.infer<typeof operatorMaintenance>

export const maintenanceSwitch = z.object({
  isOn: z.boolean(),
  message: paragraph(maxMessageLength).default(''),
  /** The expected end: Retry-After, and what people read. It does not end by itself. */
  until: instant.nullable().default(null),
})
