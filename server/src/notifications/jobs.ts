import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { handOutPushes, pushTo } from './commands/push.ts'
import { writeLetters } from './commands/write-letters.ts'
import { lettersJob } from './queries/letters.ts'
import { forgetLines } from './queries/lines.ts'
import { pushesJob, pushJob } from './queries/pushes.ts'

const keptDays = 90
const dayLength = 86_400_000

/** Letters and pushes when their time comes. Every night: nobody looks for what happened a season ago. */
export function notificationsJobs(platform: Platform): readonly Job[] {
  const { database, clock } = platform
  return [
    {
      name: lettersJob,
      schedule: '* * * * *',
      evenAfterJump: true,
      run: () => writeLetters(platform),
    },
    {
      name: pushesJob,
      schedule: '* * * * *',
      evenAfterJump: true,
      run: () => handOutPushes(platform),
    },
    {
      name: pushJob,
      retries: 4,
      run: ({ deviceId, newsId, isUrgent }) =>
        pushTo(platform, {
          deviceId: String(deviceId),
          newsId: Number(newsId),
          isUrgent: isUrgent === true,
        }),
    },
    {
      name: 'notifications.forget',
      schedule: '17 3 * * *',
      run: () => forgetLines(database, new Date(clock().getTime() - keptDays * dayLength)),
    },
  ]
}
