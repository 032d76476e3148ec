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

interface Asked {
  readonly teamId: string
  readonly now: Date
}

/** Refuses what Standard cannot do anew; not knowing is no "no". */
export async function requirePremium(db: Queryable, asked: Asked): Promise<void> {
  const refusal = await findPremiumRefusal(db, asked)
  if (refusal !== undefined) throw new AppError(refusal)
}

/** Why what Premium opens is closed to a team; undefined when it is open. */
export async function findPremiumRefusal(db: Queryable, { teamId, now }: Asked) {
  const team = await db
    .selectFrom('teams')
    .select('created_at')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  return premiumRefusal(entitlementOf(team, now))
}
