import { z } from 'zod'

import { requiredLine } from '../../wire/values.ts'

const setting = z.boolean().nullable()

/** True is on, false is off, null is the installation's setting. */
export const featureSettings = z.object({
  collections: setting,
  leagues: setting,
  messages: setting,
  registrations: setting,
  websites: setting,
  integrations: setting,
  premium: setting,
})

/** What is on in the installation, unless a club has a setting of its own. */
export const siteFeatures = z.object({
  collections: z.boolean(),
  leagues: z.boolean(),
  messages: z.boolean(),
  registrations: z.boolean(),
  websites: z.boolean(),
  integrations: z.boolean(),
  premium: z.boolean(),
})

export const adminFeatures = z.object({ features: siteFeatures })

export const featuresChange = adminFeatures.extend({
  /** Stands in the audit log. */
  reason: requiredLine(200),
})
