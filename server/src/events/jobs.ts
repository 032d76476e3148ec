import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { announceDueChanges } from './commands/announce-changes.ts'
import { inviteDue } from './commands/invite.ts'
import { enqueueDueCalendars, refreshCalendar } from './commands/refresh-calendar.ts'
import { remindByRules } from './commands/remind-by-rules.ts'
import { followJob } from './queries/calendars.ts'

/** Every minute: due reminders, invitations and calendar readings, each handled by one process. */
export function eventsJobs(platform: Platform): readonly Job[] {
  return [
    {
      name: 'events.remind_by_rules',
      schedule: '* * * * *',
      evenAfterJump: true,
      async run() {
        await remindByRules(platform)
      },
    },
    {
      name: 'events.announce_changes',
      schedule: '* * * * *',
      evenAfterJump: true,
      async run() {
        await announceDueChanges(platform)
      },
    },
    {
      name: 'events.invite_due',
      schedule: '* * * * *',
      async run() {
        await inviteDue(platform)
      },
    },
    {
      name: 'events.follow_calendars',
      schedule: '*/5 * * * *',
      run: () => enqueueDueCalendars(platform),
    },
    {
      name: followJob,
      retries: 0,
      async run({ teamId, calendarId }) {
        if (typeof teamId === 'string' && typeof calendarId === 'string')
          await refreshCalendar(platform, { teamId, calendarId })
      },
    },
  ]
}
