import {
  isValidStanding,
  reminderDue,
  checkStanding,
} from '@touchline/domain/children/staff-checks'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findStaffedTeam,
  lockOpenChecks,
  markEnded,
  markReminded,
  type OpenCheck,
} from '../queries/staff-checks.ts'

/** Reminds people 60 and 14 days before their check expires, and closes expired ones. */
export async function remindOfChecks({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await database.transaction().execute(async (tx) => {
    for (const check of await lockOpenChecks(tx)) await follow(tx, check, now)
  })
}

async function follow(tx: Transaction, check: OpenCheck, now: Date): Promise<void> {
  const today = dayInZone(now, check.timeZone)
  if (!isValidStanding(checkStanding(check, today))) return end(tx, check, now)
  const days = reminderDue(check, today)
  const sentAt = days === 14 ? check.remindedAt14 : check.remindedAt60
  if (days === undefined || sentAt !== null) return
  const { clubId, accountId } = check
  await markReminded(tx, { clubId, accountId, days, at: now })
  const place = await findStaffedTeam(tx, check)
  if (place === undefined) return
  await announce(tx, {
    name: 'children.check_ending',
    topics: [`account:${accountId}`],
    payload: { clubId, accountId, ...place },
  })
}

/** Reconnects the person's event streams without teams they can no longer open. */
async function end(tx: Transaction, check: OpenCheck, now: Date): Promise<void> {
  const { clubId, accountId } = check
  await markEnded(tx, { clubId, accountId, at: now })
  await announce(tx, {
    name: 'children.checks_changed',
    topics: [`account:${accountId}`],
    payload: { clubId },
  })
}
