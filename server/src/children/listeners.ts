import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { bringHomes } from './commands/homes-in-all-teams.ts'
import { notifyHomesEnded } from './commands/notify-homes-ended.ts'
import { notifyLinkedGuardian } from './commands/notify-linked-guardian.ts'

const newGuardian = [
  'invitations.joined',
  'invitations.approved',
  'members.guardian_linked',
  'children.guardian_verified',
]

/** Emails parents with an account about further children; brings two homes from other teams. */
export function childrenListeners(platform: Platform): readonly Listener[] {
  return [
    ...newGuardian.map((on) => ({
      on,
      name: `children.bring_homes_${on.split('.')[1] ?? ''}`,
      run: (payload: JobData) => bringHomes(platform, payload),
    })),
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
