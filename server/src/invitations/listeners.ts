import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { notifyStaff } from './commands/notify-staff.ts'

/** Notifies the people who approve join requests. */
export function invitationsListeners(platform: Platform): readonly Listener[] {
  return [
    {
      on: 'invitations.asked',
      name: 'invitations.tell_staff',
      async run({ teamId, requestId }) {
        if (typeof teamId === 'string' && typeof requestId === 'string')
          await notifyStaff(platform, { teamId, requestId })
      },
    },
  ]
}
