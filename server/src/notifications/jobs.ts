import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { forgetLines } from './queries/lines.ts'

const keptDays = 90
const dayLength = 86_400_000

/** Every night: nobody looks for what happened a season ago. */
export function notificationsJobs({ database, clock }: Platform): readonly Job[] {
  return [
    {
      name: 'notifications.forget',
      schedule: '17 3 * * *',
      run: () => forgetLines(database, new Date(clock().getTime() - keptDays * dayLength)),
    },
  ]
}
