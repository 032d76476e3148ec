import { pushDevices } from '@touchline/contract/notifications/shapes'

import { addToLines } from '#server/notifications/queries/add-lines.ts'
import { findNotifications } from '#server/notifications/queries/page.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import type { Person, TestServer } from './running.ts'

export async function aNotification(
  { database, clock }: TestPlatform,
  { id }: Person,
): Promise<string> {
  const line = {
    newsId: 0,
    kind: 'signed_in',
    teamId: null,
    groupKey: 'signed_in',
    subject: {},
    at: clock(),
  } as const
  await database.transaction().execute((tx) => addToLines(tx, line, [id]))
  const { notifications } = await findNotifications(database, id, { limit: 1 })
  return notifications[0]?.id ?? ''
}

export async function aPushDevice({ done }: TestServer, owner: Person): Promise<string> {
  const { devices } = await done(owner, 'POST /me/push', {
    body: {
      endpoint: 'https://push.example.org/owner',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
    shape: pushDevices,
  })
  return devices[0]?.id ?? ''
}
