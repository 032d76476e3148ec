import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { endWithTeam } from './commands/change.ts'

/** Stops payments for deleted teams. */
export function subscriptionsListeners(platform: Platform): readonly Listener[] {
  return [
    {
      on: 'teams.deleted',
      name: 'subscriptions.end_with_team',
      run: ({ teamId }) => endWithTeam(platform, String(teamId)),
    },
  ]
}
