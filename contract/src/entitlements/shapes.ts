import { z } from 'zod'

import { instant } from '../wire/values.ts'

/** What a team's plan is now; see entitlement() in domain/entitlements. */
export const entitlementShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('premium'), until: instant }),
  z.object({ kind: z.literal('trial'), until: instant, daysLeft: z.int().min(1) }),
  z.object({ kind: z.literal('included') }),
  z.object({ kind: z.literal('standard') }),
  z.object({ kind: z.literal('unknown') }),
])

export type EntitlementShape = z.infer<typeof entitlementShape>
