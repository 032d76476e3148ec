import { restorableDays } from '@touchline/domain/teams/restorable'

import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { dropArchivedLedgers } from './queries/archive-ledger.ts'
import { eraseDeleted } from './queries/erase.ts'

const dayLength = 86_400_000

/** Every night: erases teams and clubs deleted 30 days ago. */
export function teamsJobs(platform: Platform): readonly Job[] {
  return [{ name: 'teams.erase', schedule: '41 2 * * *', run: () => eraseOldTeams(platform) }]
}

export async function eraseOldTeams({ database, clock }: Platform): Promise<void> {
  const now = clock()
  await eraseDeleted(database, {
    before: new Date(now.getTime() - restorableDays * dayLength),
    now,
  })
  await dropArchivedLedgers(database, now)
}
