import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { notifyHomesEnded } from './commands/notify-homes-ended.ts'
import { notifyLinkedGuardian } from './commands/notify-linked-guardian.ts'

/** Emails parents with an account about further children. */
export function childrenListeners(platform: Platform): readonly Listener[] {
  return [
    {
      on: 'members.guardian_linked',
      name: 'children.tell_linked',
      run: (payload) => notifyLinkedGuardian(platform, payload),
    },
    {
      on: 'members.homes_ended',
      name: 'children.tell_homes_ended',
      run: (payload) => notifyHomesEnded(platform, payload),
    },
  ]
}
