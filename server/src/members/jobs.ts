import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { forgetProgress } from './queries/import-progress.ts'

const dayLength = 86_400_000

/** Every night: what is left of imports that a server did not live to finish goes. */
export function membersJobs({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): readonly Job[] {
  return [
    {
      name: 'members.forget_progress',
      schedule: '19 3 * * *',
      run: () => forgetProgress(database, new Date(clock().getTime() - dayLength)),
    },
  ]
}
