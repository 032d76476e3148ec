import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface DeviceUse {
  readonly userId: string
  readonly device: string
  readonly now: Date
}

export type DeviceFamiliarity = 'first_ever' | 'known' | 'new'

/** How long an unused device stays known. */
const memory = sql`interval '90 days'`

/** Records a sign-in; returns whether the person has used such a device lately. */
export async function recordDevice(tx: Transaction, seen: DeviceUse): Promise<DeviceFamiliarity> {
  // This statement sees the devices as they were before the record.
  const before = await sql<{ acquaintance: DeviceFamiliarity }>`
    with noted as (
      insert into auth.known_devices (user_id, device, last_seen_at)
      values (${seen.userId}, ${seen.device}, ${seen.now})
      on conflict (user_id, device) do update set last_seen_at = excluded.last_seen_at
    )
    select case
      when count(*) = 0 then 'first_ever'
      when bool_or(device = ${seen.device} and last_seen_at > ${seen.now}::timestamptz - ${memory}) then 'known'
      else 'new' end as acquaintance
    from auth.known_devices where user_id = ${seen.userId}
  `.execute(tx)
  return before.rows[0]?.acquaintance ?? 'first_ever'
}

/** Records the use of a known device; an unknown one becomes known only by signing in. */
export async function touchDevice(tx: Transaction, seen: DeviceUse): Promise<void> {
  await sql`
    update auth.known_devices set last_seen_at = ${seen.now}
    where user_id = ${seen.userId} and device = ${seen.device}
  `.execute(tx)
}

/** Keeps each person's newest device: returning after long isn't a first visit. */
export async function sweepDevices(db: Queryable, now: Date): Promise<void> {
  await sql`
    delete from auth.known_devices old
    where last_seen_at < ${now}::timestamptz - ${memory} and exists (
      select from auth.known_devices d
      where d.user_id = old.user_id and (d.last_seen_at, d.device) > (old.last_seen_at, old.device)
    )
  `.execute(db)
}
