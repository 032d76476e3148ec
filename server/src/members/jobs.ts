import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { forgetSessions } from './queries/import-sessions.ts'

const dayLength = 86_400_000

/** Every night: lists that nobody has confirmed go. */
export function membersJobs({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): readonly Job[] {
  return [
    {
      name: 'members.forget_import_sessions',
      schedule: '19 3 * * *',
      run: () => forgetSessions(database, new Date(clock().getTime() - dayLength)),
    },
  ]
}
