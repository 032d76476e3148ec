import { retentionDays, retentionCutoff } from '@touchline/domain/children/retention'

import type { Platform } from '#server/platform/platform.ts'

import { formerMember } from '../emails/no-guardian.ts'
import {
  forgetAnonymous,
  forgetContacts,
  forgetDaysAway,
  forgetFormerManagers,
  forgetGuardians,
  forgetInvitations,
  forgetNames,
  forgetRequests,
  forgetUnconfirmed,
} from '../queries/retention.ts'

/** Nightly: deletes what has reached its limit (docs/operations.md, "How long data is kept"). */
export async function applyRetention({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const before = (what: keyof typeof retentionDays) => retentionCutoff(now, retentionDays[what])
  await database.transaction().execute(async (tx) => {
    await forgetGuardians(tx, before('leavers'))
    await forgetContacts(tx, { before: before('leavers'), now })
    await forgetNames(tx, { before: before('namesOfLeavers'), now, formerMember })
  })
  await database.transaction().execute(async (tx) => {
    await forgetRequests(tx, {
      decidedBefore: before('decidedRequests'),
      askedBefore: before('waitingRequests'),
    })
    await forgetInvitations(tx, before('endedInvitations'))
    await forgetDaysAway(tx, before('daysAway'))
    await forgetFormerManagers(tx, before('formerManagers'))
  })
  await database.transaction().execute(async (tx) => {
    await forgetUnconfirmed(tx, before('unconfirmedAccounts'))
    await forgetAnonymous(tx, before('anonymousAccounts'))
  })
}
