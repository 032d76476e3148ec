import type { PushDevices } from '@touchline/contract/notifications/shapes'

import type { Queryable } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { pushKeys } from '#server/platform/push/keys.ts'

import { findPushDevices } from '../queries/push-devices.ts'

/** My browsers within this transaction, and the key for the next subscription. */
export async function pushDevicesOf(
  platform: Pick<Platform, 'config' | 'database'>,
  db: Queryable,
  accountId: string,
): Promise<PushDevices> {
  const { publicKey } = await pushKeys(platform)
  return { publicKey, devices: await findPushDevices(db, accountId) }
}
