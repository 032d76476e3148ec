import { isLetterKind } from '@touchline/domain/accounts/letter-kinds'
import type { Reader } from '@touchline/domain/accounts/readers'
import { usualSummaryTime } from '@touchline/domain/accounts/summaries'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { findListeners } from '../queries.ts'

/**
 * Accounts with an address or a push subscription and their choices, except those being deleted.
 */
export async function findReaders(
  db: Queryable,
  accountIds: readonly string[],
  { teamId, now }: { readonly teamId: string | null; readonly now: Date },
): Promise<ReadonlyMap<string, Reader>> {
  const listeners = await findListeners(db, accountIds, now)
  const found = await sql<{
    id: string
    hasAddress: boolean
    hasDevice: boolean
    isOn: boolean
    from: string
    until: string
    zone: string
    refused: string[]
    sendAt: string | null
    wantsSummary: boolean
    summedUpOn: string | null
    day: string | null
    disturbed: number | null
  }>`
    select a.id, a.email is not null as "hasAddress",
      exists (select from push_devices d where d.account_id = a.id) as "hasDevice",
      a.quiet_hours as "isOn", to_char(a.quiet_from, 'HH24:MI') as from,
      to_char(a.quiet_until, 'HH24:MI') as until, coalesce(a.time_zone, t.time_zone, 'UTC') as zone,
      array(select r.kind from email_opt_outs r where r.account_id = a.id) as refused,
      to_char(summary.send_at, 'HH24:MI') as "sendAt", coalesce(summary.is_on, true) as "wantsSummary",
      today.day, today.disturbed, today.summary_sent_on as "summedUpOn"
    from accounts a left join teams t on t.id = ${teamId}::uuid
    left join daily_summaries summary on summary.account_id = a.id
    left join notification_days today on today.account_id = a.id
    where a.id = any(${[...accountIds]}::uuid[])`.execute(db)
  return new Map(
    found.rows.flatMap(({ id, hasAddress, hasDevice, refused, sendAt, wantsSummary, ...row }) => {
      const listener = listeners.get(id)
      if (listener === undefined || !(hasAddress || hasDevice)) return []
      const { day, disturbed, summedUpOn, ...quietHours } = row
      const today = dayInZone(now, quietHours.zone)
      const wishes = {
        listener,
        quietHours,
        refused: refused.filter(isLetterKind),
        wantsSummary,
        isSummedUp: summedUpOn === today,
        summaryTime: sendAt ?? usualSummaryTime,
        disturbed: day === today ? (disturbed ?? 0) : 0,
      }
      return [[id, { hasAddress, hasDevice, ...wishes }] as const]
    }),
  )
}
