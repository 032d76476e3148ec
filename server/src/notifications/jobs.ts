import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { handOutPushes, pushSummaryTo, pushTo } from './commands/push.ts'
import { writeLetters } from './commands/write-letters.ts'
import { writeOutlooks } from './commands/write-outlooks.ts'
import { writeSummaries } from './commands/write-summaries.ts'
import { lettersJob } from './queries/letters.ts'
import { forgetLines } from './queries/lines.ts'
import { pushesJob, pushJob, pushSummaryJob } from './queries/pushes.ts'
import { summariesJob } from './queries/summaries.ts'

const keptDays = 90
const dayLength = 86_400_000

/** Emails and pushes when due; a nightly clean-up of lines older than a season. */
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
      name: pushSummaryJob,
      retries: 4,
      run: ({ deviceId, count }) =>
        pushSummaryTo(platform, { deviceId: String(deviceId), count: Number(count) }),
    },
    {
      name: summariesJob,
      schedule: '* * * * *',
      evenAfterJump: true,
      run: () => writeSummaries(platform),
    },
    // Monday morning in any zone: from Sunday to Tuesday in UTC.
    {
      name: 'notifications.outlooks',
      schedule: '23 * * * 0,1,2',
      evenAfterJump: true,
      run: () => writeOutlooks(platform),
    },
    {
      name: 'notifications.forget',
      schedule: '17 3 * * *',
      run: () => forgetLines(database, new Date(clock().getTime() - keptDays * dayLength)),
    },
  ]
}
