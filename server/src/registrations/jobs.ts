import { keptDays, unconfirmedDays } from '@touchline/domain/registrations/settings'

import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { offerFreed } from './commands/offer-places.ts'
import { endOffers, forgetDecided, forgetUnconfirmed } from './queries/keeping.ts'

const dayLength = 86_400_000

/** Offers not taken in time go to the next family; old registrations are deleted every night. */
export function registrationsJobs(platform: Platform): readonly Job[] {
  return [
    { name: 'registrations.end_offers', schedule: '37 * * * *', run: () => passOnOffers(platform) },
    { name: 'registrations.forget', schedule: '53 2 * * *', run: () => forgetOld(platform) },
  ]
}

export async function passOnOffers(platform: Platform): Promise<void> {
  const now = platform.clock()
  await platform.database.transaction().execute(async (tx) => {
    const ended = await endOffers(tx, now)
    for (const [ownerId, places] of Map.groupBy(ended, ({ ownerId: id }) => id)) {
      const freed = places.map(({ teamId }) => ({ teamId, state: 'offered' as const }))
      await offerFreed(tx, platform, { ownerId, freed, now })
    }
  })
}

export async function forgetOld({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * dayLength)
  await forgetUnconfirmed(database, before(unconfirmedDays))
  await forgetDecided(database, before(keptDays))
}
