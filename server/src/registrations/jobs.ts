import { keptDays, unconfirmedDays } from '@touchline/domain/registrations/settings'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { announceToStaff } from './commands/announcements.ts'
import { endWithOwners } from './commands/end-with-owner.ts'
import { offerAllFree, offerFreed } from './commands/offer-places.ts'
import { writeToFamily } from './commands/write-to-family.ts'
import { lockForm } from './queries/forms.ts'
import {
  endOffers,
  findOwnersWithQueue,
  forgetDecided,
  forgetUnconfirmed,
} from './queries/keeping.ts'

const dayLength = 86_400_000

/**
 * Free places and offers not taken in time go to the next family; those of deleted clubs and teams
 * end; old registrations are deleted every night.
 */
export function registrationsJobs(platform: Platform): readonly Job[] {
  return [
    { name: 'registrations.end_offers', schedule: '37 * * * *', run: () => passOnOffers(platform) },
    { name: 'registrations.end', schedule: '13 * * * *', run: () => endWithOwners(platform) },
    { name: 'registrations.forget', schedule: '53 2 * * *', run: () => forgetOld(platform) },
  ]
}

/** One club or team after the other, like families' answers: a place is given once. */
export async function passOnOffers(platform: Platform): Promise<void> {
  const now = platform.clock()
  for (const ownerId of await findOwnersWithQueue(platform.database, now)) {
    const passing = platform.database
      .transaction()
      .execute((tx) => passOnOne(tx, platform, { ownerId, now }))
    await passing.catch((error: unknown) =>
      platform.log.error({ ownerId, error }, 'free places could not be passed on'),
    )
  }
}

async function passOnOne(
  tx: Transaction,
  platform: Platform,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
): Promise<void> {
  await lockForm(tx, ownerId)
  const ended = await endOffers(tx, ownerId, now)
  for (const [registrationId, ones] of Map.groupBy(ended, (one) => one.registrationId))
    await writeToFamily(tx, {
      platform,
      key: { ownerId, registrationId },
      what: 'lapsed',
      personIds: ones.map(({ id }) => id),
    })
  const freed = ended.map(({ teamId }) => ({ teamId, state: 'offered' as const }))
  await offerFreed(tx, platform, { ownerId, freed, now })
  const offered = await offerAllFree(tx, platform, { ownerId, now })
  if (ended.length + offered > 0) await announceToStaff(tx, 'registrations.changed', ownerId)
}

export async function forgetOld({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * dayLength)
  await forgetUnconfirmed(database, before(unconfirmedDays))
  await forgetDecided(database, before(keptDays))
}
