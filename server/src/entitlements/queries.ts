import type { EntitlementShape } from '@touchline/contract/entitlements/shapes'
import {
  entitlement,
  premiumRefusal,
  type Entitlement,
} from '@touchline/domain/entitlements/entitlement'
import { accessUntil, type Paid } from '@touchline/domain/entitlements/paid-access'
import { subscriptionStatuses } from '@touchline/domain/values/subscription-status'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { featuresOffIn, type FeatureRow } from '#server/platform/features/queries.ts'

/** What decides about a team's plan: select `paidColumns` from `teams as team` and `paidJoin`. */
export interface PaidRow extends FeatureRow {
  readonly created_at: Date
  readonly paid_status: string | null
  readonly paid_until: Date | null
  readonly past_due_since: Date | null
  readonly is_doubtful: boolean
}

export const paidColumns = sql`paid.status as paid_status, paid.period_ends_at as paid_until,
  paid.past_due_since, coalesce((select features from clubs where clubs.id = team.club_id), team.features) as own_features,
  (select value from installation where name = 'features') as site_features, exists (
    select from payment_customers as customer
    where customer.team_id = team.id and customer.unconfirmed_since is not null) as is_doubtful`

/** The subscription that opens most, when there is more than one. */
export const paidJoin = sql`left join lateral (
    select status, period_ends_at, past_due_since from subscriptions as bought
    where bought.team_id = team.id and bought.status in ('trialing', 'active', 'past_due')
    order by bought.status = 'past_due', bought.period_ends_at desc nulls last
    limit 1) as paid on true`

/** What a team may use now: Premium, the trial, Standard, or unknown. */
export function entitlementOf(team: PaidRow, now: Date): Entitlement {
  const until = paidUntil(team, now)
  const premiumUntil = until ?? (team.is_doubtful ? 'unknown' : undefined)
  const isIncluded = featuresOffIn(team).includes('premium')
  return entitlement({ createdAt: team.created_at, premiumUntil, isIncluded }, now)
}

/** Until when Premium is paid for; undefined when it is not. */
export function paidUntil(
  team: Pick<PaidRow, 'paid_status' | 'paid_until' | 'past_due_since'>,
  now: Date,
) {
  const status = subscriptionStatuses.find((one) => one === team.paid_status)
  if (status === undefined) return undefined
  const paid: Paid = {
    status,
    periodEndsAt: team.paid_until ?? undefined,
    pastDueSince: team.past_due_since ?? undefined,
  }
  return accessUntil(paid, now)
}

/** As the contract says it: instants as text. */
export function entitlementShapeOf(value: Entitlement): EntitlementShape {
  return 'until' in value ? { ...value, until: value.until.toISOString() } : value
}

interface EntitlementKey {
  readonly teamId: string
  readonly now: Date
}

/** Refuses what Standard cannot do anew; not knowing is no "no". */
export async function requirePremium(db: Queryable, key: EntitlementKey): Promise<void> {
  const refusal = await findPremiumRefusal(db, key)
  if (refusal !== undefined) throw new AppError(refusal)
}

/** Why what Premium opens is closed to a team; undefined when it is open. */
export async function findPremiumRefusal(db: Queryable, { teamId, now }: EntitlementKey) {
  const found = await sql<PaidRow>`
    select team.created_at, ${paidColumns}
    from teams as team ${paidJoin}
    where team.id = ${teamId}`.execute(db)
  const [team] = found.rows
  if (team === undefined) throw new AppError('not_found')
  return premiumRefusal(entitlementOf(team, now))
}
