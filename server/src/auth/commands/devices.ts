import { readDevice } from '@touchline/domain/auth/devices'

import type { Transaction } from '#server/platform/database/database.ts'

import { recordDevice, seeDevice } from '../queries/known-devices.ts'
import type { User } from '../queries/users.ts'
import type { Visit } from './visit.ts'
import { notifyNewDevice } from './warnings.ts'

/** Records the device of a sign-in; emails the owner about a browser or system not used lately. */
export async function notifyOfNewDevice(tx: Transaction, visit: Visit, user: User): Promise<void> {
  const acquaintance = await recordDevice(tx, seen(visit, user.id))
  if (acquaintance === 'new') await notifyNewDevice(tx, visit, user)
}

/** A device used daily stays known, however long ago its sign-in was. */
export async function noteDevice(tx: Transaction, visit: Visit, userId: string): Promise<void> {
  await seeDevice(tx, seen(visit, userId))
}

function seen({ userAgent, now }: Visit, userId: string) {
  const { browser = '', system = '' } = readDevice(userAgent)
  return { userId, device: `${browser} · ${system}`, now }
}
