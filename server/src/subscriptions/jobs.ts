import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { settleAll } from './commands/settle-all.ts'

export function subscriptionsJobs(platform: Platform): readonly Job[] {
  return [{ name: 'subscriptions.settle', schedule: '17 * * * *', run: () => settleAll(platform) }]
}
