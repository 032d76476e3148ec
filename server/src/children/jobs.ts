import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { remindOfChecks } from './commands/check-reminders.ts'
import { notifyOtherGuardians } from './commands/notify-guardians.ts'
import { askAboutPictures, eraseUnconsentedHealth } from './commands/retention.ts'

/** Hourly, because clubs are in different time zones. */
export function childrenJobs(platform: Platform): readonly Job[] {
  return [
    { name: 'children.follow_checks', schedule: '3 * * * *', run: () => remindOfChecks(platform) },
    {
      name: 'children.tell_guardians',
      schedule: '*/5 * * * *',
      run: () => notifyOtherGuardians(platform),
    },
    {
      name: 'children.erase_health',
      schedule: '37 * * * *',
      run: () => eraseUnconsentedHealth(platform),
    },
    {
      name: 'children.ask_about_pictures',
      schedule: '49 5 * * *',
      run: () => askAboutPictures(platform),
    },
  ]
}
