import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { releaseLapsed } from './commands/release-lapsed.ts'
import { remindDrivers } from './commands/remind-drivers.ts'
import { deletePastLifts } from './queries/lapsed.ts'

const dayLength = 86_400_000

/** Frees seats of those who don't come, reminds drivers, and deletes lifts the day after the event. */
export function liftsJobs(platform: Platform): readonly Job[] {
  const { database, clock } = platform
  return [
    {
      name: 'lifts.release_lapsed',
      schedule: '* * * * *',
      evenAfterJump: true,
      run: () => releaseLapsed(platform),
    },
    { name: 'lifts.remind_drivers', schedule: '*/5 * * * *', run: () => remindDrivers(platform) },
    {
      name: 'lifts.delete_past',
      schedule: '41 3 * * *',
      run: () => deletePastLifts(database, new Date(clock().getTime() - dayLength)),
    },
  ]
}
