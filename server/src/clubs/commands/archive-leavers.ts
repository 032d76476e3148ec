import { archiveLeaver } from '#server/members/commands/membership.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findDueExits, lockExit, markExitDone, type Exit } from '../queries/exits.ts'

/** Archives roster rows of members on their leaving date, one member per transaction. */
export async function archiveLeavers({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  for (const exit of await findDueExits(database, now))
    await database.transaction().execute((tx) => archiveOne(tx, exit, now))
}

async function archiveOne(tx: Transaction, exit: Exit, now: Date): Promise<void> {
  const due = await lockExit(tx, exit, now)
  if (due === undefined) return
  for (const key of due.rows) {
    const isArchived = await archiveLeaver(tx, key, { now, by: due.createdBy })
    if (!isArchived) continue
    const topics = [`team:${key.teamId}`]
    await announce(tx, { name: 'clubs.member_exited', topics, payload: { ...key } })
  }
  await markExitDone(tx, exit)
}
