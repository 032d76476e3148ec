import { readDevice } from '@touchline/domain/auth/devices'

import type { Transaction } from '#server/platform/database/database.ts'

import { recordDevice, touchDevice } from '../queries/known-devices.ts'
import type { User } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { notifyNewDevice } from './warnings.ts'

/** Records the device of a sign-in; emails the owner about a browser or system not used lately. */
export async function notifyOfNewDevice(
  tx: Transaction,
  visit: AuthContext,
  user: User,
): Promise<void> {
  const acquaintance = await recordDevice(tx, seen(visit, user.id))
  if (acquaintance === 'new') await notifyNewDevice(tx, visit, user)
}

/** A device used daily stays known, however long ago its sign-in was. */
export async function noteDevice(
  tx: Transaction,
  visit: AuthContext,
  userId: string,
): Promise<void> {
  await touchDevice(tx, seen(visit, userId))
}

function seen({ userAgent, now }: AuthContext, userId: string) {
  const { browser = '', system = '' } = readDevice(userAgent)
  return { userId, device: `${browser} · ${system}`, now }
}
