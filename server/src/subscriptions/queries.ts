import {
  entitlement,
  premiumRefusal,
  type Entitlement,
} from '@touchline/domain/subscriptions/entitlement'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

/** Nobody can pay yet: a team has its trial, then Standard. */
export function entitlementOf(team: { readonly created_at: Date }, now: Date): Entitlement {
  return entitlement({ createdAt: team.created_at, premiumUntil: undefined }, now)
}

/** Refuses what Standard cannot do anew; not knowing is no "no". */
export async function requirePremium(
  db: Queryable,
  { teamId, now }: { readonly teamId: string; readonly now: Date },
): Promise<void> {
  const team = await db
    .selectFrom('teams')
    .select('created_at')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  const refusal = premiumRefusal(entitlementOf(team, now))
  if (refusal !== undefined) throw new AppError(refusal)
}
