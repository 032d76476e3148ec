import { isMailKind, mayWaitForTomorrow } from '@touchline/domain/values/mail-kinds'

import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import {
  countMail,
  deleteCountsBefore,
  findMailLimit,
  markLimitNotified,
  type MailLimit,
} from '../limits/mail-counts.ts'
import { announce } from '../outbox/announce.ts'
import { putOff, type StoredMail } from './queries.ts'
import { sendJob } from './send-job.ts'

interface Parts {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
}

const hourMs = 3_600_000
const dayMs = 86_400_000

/**
 * Counts an email for its club or team. False if it has to wait: until tomorrow (UTC) above the
 * daily limit, about which managers are notified once a day; by an hour while an operator has
 * suspended them.
 */
export async function mayGoToday(
  parts: Parts,
  mail: Pick<StoredMail, 'id' | 'kind'>,
): Promise<boolean> {
  const limited = await findMailLimit(parts.database, mail.id)
  if (limited === undefined) return true
  const canWait = isMailKind(mail.kind) && mayWaitForTomorrow(mail.kind)
  const now = parts.clock()
  return parts.database.transaction().execute(async (tx) => {
    if (limited.isSuspended && canWait) {
      const until = new Date(now.getTime() + hourMs)
      await wait(tx, parts, { mail, until, why: 'the club is suspended' })
      return false
    }
    const { limit } = limited
    return limit === null || takeOne(tx, parts, { ...limited, limit, mail, canWait, now })
  })
}

interface Taking extends MailLimit {
  readonly limit: number
  readonly mail: Waiting['mail']
  readonly canWait: boolean
  readonly now: Date
}

async function takeOne(
  tx: Transaction,
  parts: Parts,
  { groupId, clubId, teamId, limit, mail, canWait, now }: Taking,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10)
  if (await countMail(tx, { groupId, day, atMost: canWait ? limit : undefined })) return true

  const until = new Date(Date.parse(day) + dayMs)
  await wait(tx, parts, { mail, until, why: `the club's ${limit} emails today are sent` })
  if (await markLimitNotified(tx, { groupId, day, now }))
    await announce(tx, {
      name: 'mail.limit_reached',
      topics: [],
      payload: { clubId, teamId, limit },
    })
  return false
}

interface Waiting {
  readonly mail: Pick<StoredMail, 'id' | 'kind'>
  readonly until: Date
  readonly why: string
}

async function wait(
  tx: Transaction,
  { jobs }: Parts,
  { mail: { id, kind }, until, why }: Waiting,
): Promise<void> {
  await putOff(tx, id, why)
  await jobs.enqueue(tx, sendJob({ id, kind, attempt: 0, startAfter: until }))
}

const daysOfCounts = 7

/** Counts are kept for a week. */
export async function forgetCounts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysOfCounts * dayMs)
  await deleteCountsBefore(database, before.toISOString().slice(0, 10))
}
