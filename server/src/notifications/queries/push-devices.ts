import type { PushDevice } from '@touchline/contract/notifications/shapes'
import { readDevice } from '@touchline/domain/auth/devices'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { PushAddress } from '#server/platform/push/send.ts'

/** The most browsers per person; a new one replaces the oldest. */
const maxDevices = 10

export async function findPushDevices(db: Queryable, accountId: string): Promise<PushDevice[]> {
  const found = await sql<Omit<PushDevice, 'createdAt'> & { createdAt: Date }>`
    select id, browser, system, created_at as "createdAt",
      translate(rtrim(encode(sha256(endpoint::bytea), 'base64'), '='), '+/', '-_') as mark
    from push_devices where account_id = ${accountId} order by created_at, id`.execute(db)
  return found.rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

export interface NewDevice extends PushAddress {
  readonly accountId: string
  readonly sessionId: string
  readonly userAgent: string | undefined
  readonly at: Date
}

/** A browser belongs to the account that last signed in there. */
export async function savePushDevice(tx: Transaction, device: NewDevice): Promise<void> {
  const { accountId, sessionId, endpoint, p256dh, authSecret, userAgent, at } = device
  const { browser = null, system = null } = readDevice(userAgent)
  const session = await sql<{ id: string }>`
    select id from auth.sessions where id = ${sessionId}::uuid`.execute(tx)
  await sql`
    insert into push_devices
      (id, account_id, session_id, endpoint, p256dh, auth_secret, browser, system, created_at)
    values (${newId()}, ${accountId}, ${session.rows[0]?.id ?? null}, ${endpoint}, ${p256dh}, ${authSecret}, ${browser}, ${system}, ${at})
    on conflict (endpoint) do update set
      account_id = excluded.account_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth_secret = excluded.auth_secret,
      browser = excluded.browser, system = excluded.system`.execute(tx)
  await sql`
    delete from push_devices where account_id = ${accountId} and id not in (
      select id from push_devices where account_id = ${accountId}
      order by created_at desc, id desc limit ${maxDevices})`.execute(tx)
}

/** False when there is no such browser of theirs. */
export async function removePushDevice(
  tx: Transaction,
  { accountId, deviceId }: { readonly accountId: string; readonly deviceId: string },
): Promise<boolean> {
  const removed = await sql`
    delete from push_devices where account_id = ${accountId} and id = ${deviceId}`.execute(tx)
  return (removed.numAffectedRows ?? 0n) > 0n
}

/** The browser unsubscribed; its owner may be another account. */
export async function forgetPushDevice(db: Queryable, deviceId: string): Promise<void> {
  await sql`delete from push_devices where id = ${deviceId}`.execute(db)
}

/** A browser to push to, and whose it is. */
export interface DeviceToPush extends PushAddress {
  readonly id: string
  readonly accountId: string
  readonly language: string
}

export async function findDeviceToPush(
  db: Queryable,
  deviceId: string,
): Promise<DeviceToPush | undefined> {
  const found = await sql<DeviceToPush>`
    select d.id, d.account_id as "accountId", d.endpoint, d.p256dh, d.auth_secret as "authSecret", a.language
    from push_devices d join accounts a on a.id = d.account_id
    where d.id = ${deviceId}`.execute(db)
  return found.rows[0]
}
