import { isMailKind, mayWaitForTomorrow } from '@touchline/domain/values/mail-kinds'

import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { countMail, deleteCountsBefore, findMailLimit, markTold } from '../limits/mail-counts.ts'
import { announce } from '../outbox/announce.ts'
import { putOff, type StoredMail } from './queries.ts'

interface Parts {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
}

const dayMs = 86_400_000

/**
 * Counts an email for its club or team. False when they have sent as many today (UTC) as they may: then
 * it waits for tomorrow, and their managers are told once a day.
 */
export async function mayGoToday(
  { database, jobs, clock }: Parts,
  { id, kind }: Pick<StoredMail, 'id' | 'kind'>,
): Promise<boolean> {
  const limited = await findMailLimit(database, id)
  if (limited === undefined) return true
  const now = clock()
  const day = now.toISOString().slice(0, 10)
  const { groupId, clubId, teamId, limit } = limited
  const canWait = isMailKind(kind) && mayWaitForTomorrow(kind)
  return database.transaction().execute(async (tx) => {
    if (await countMail(tx, { groupId, day, atMost: canWait ? limit : undefined })) return true

    await putOff(tx, id, `the club's limit of ${limit} emails today is reached`)
    const startAfter = new Date(Date.parse(day) + dayMs)
    await jobs.enqueue(tx, { name: 'mail.send', data: { mailId: id, attempt: 0 }, startAfter })
    if (await markTold(tx, { groupId, day, now }))
      await announce(tx, {
        name: 'mail.limit_reached',
        topics: [],
        payload: { clubId, teamId, limit },
      })
    return false
  })
}

const daysOfCounts = 7

/** Counts are kept for a week. */
export async function forgetCounts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysOfCounts * dayMs)
  await deleteCountsBefore(database, before.toISOString().slice(0, 10))
}
