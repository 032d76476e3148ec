import { homesBetween, type HomeException } from '@touchline/domain/children/homes'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'
import { sql } from 'kysely'

import { areBothActive, parseDays } from '#server/children/queries/homes.ts'
import type { Queryable } from '#server/platform/database/database.ts'

/** The plan of a child with two homes as one of its guardians has it; null without a plan. */
export interface StoredHome {
  readonly memberId: string
  readonly timeZone: string
  readonly home: 1 | 2 | null
  readonly firstDay: string | null
  readonly days: string | null
  readonly handOverAt: string | null
  readonly exceptions: readonly HomeException[] | null
}

/** SQL: joins the plan in effect of child `care.member_id`. */
export const withPlan = sql`left join home_plans plan
  on plan.team_id = care.team_id and plan.member_id = care.member_id
    and plan.agreed_at is not null and ${areBothActive('plan')}`

export const homeColumns = sql`
  case g.id when plan.first_guardian_id then 1 when plan.second_guardian_id then 2 end as home,
  plan.first_day::text as "firstDay", plan.days, plan.hand_over_at as "handOverAt", plan.exceptions`

export const noHome = sql`null::int as home, null::text as "firstDay", null::text as days,
  null::text as "handOverAt", null::jsonb as exceptions`

/** From when until when people are needed. */
export interface Period {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Whether the child is with this guardian in a period; undefined without a plan for both. */
export function homeOf(
  { memberId, home, firstDay, days, handOverAt, exceptions, timeZone }: StoredHome,
  period: Period | undefined,
) {
  if (period === undefined || home === null || firstDay === null || days === null) return undefined
  if (handOverAt === null || exceptions === null) return undefined
  const local = (time: Date) => wallClockOf(time.toISOString(), timeZone)
  const plan = { firstDay, days: parseDays(days), handOverAt, exceptions }
  const here = homesBetween(plan, local(period.startsAt), local(period.endsAt))
  return here.length === 0 ? undefined : { memberId, isHere: here.includes(home) }
}

/** Of these accounts those whose latest email came back or was given up. */
export async function findBounced(
  db: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const found = await sql<{ id: string }>`
    select a.id from accounts a
    cross join lateral (
      select m.state from mails m
      where lower(m.recipient) = lower(a.email) and m.attempts > 0
        and m.state in ('sent', 'bounced', 'given_up')
      order by m.created_at desc, m.id desc limit 1) latest
    where a.id = any(${[...accountIds]}::uuid[]) and latest.state <> 'sent'`.execute(db)
  return new Set(found.rows.map(({ id }) => id))
}
