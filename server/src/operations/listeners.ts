import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { writeOfMailLimit } from './commands/write-of-mail-limit.ts'

/** Notifies managers when the club's emails of the day are used up. */
export function operationsListeners(platform: Platform): readonly Listener[] {
  return [
    {
      on: 'mail.limit_reached',
      name: 'operations.write_of_mail_limit',
      run: (payload) => writeOfMailLimit(platform, payload),
    },
  ]
}
