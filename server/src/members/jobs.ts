import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { clubSessions, teamSessions } from './queries/import-sessions.ts'

const dayLength = 86_400_000

/** Deletes unconfirmed lists every night. */
export function membersJobs({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): readonly Job[] {
  return [
    {
      name: 'members.forget_import_sessions',
      schedule: '19 3 * * *',
      async run() {
        const before = new Date(clock().getTime() - dayLength)
        for (const sessions of [teamSessions, clubSessions]) await sessions.forget(database, before)
      },
    },
  ]
}
