import { z } from 'zod'

import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { endWithOwner } from './commands/end-with-owner.ts'

const ofTeam = z.object({ teamId: z.string() })
const ofClub = z.object({ clubId: z.string() })

/** Families hear when the club or team they registered with is deleted. */
export function registrationsListeners(platform: Platform): readonly Listener[] {
  return [
    {
      on: 'teams.deleted',
      name: 'registrations.end_with_team',
      run: (payload) => endWithOwner(platform, ofTeam.parse(payload).teamId),
    },
    {
      on: 'clubs.deleted',
      name: 'registrations.end_with_club',
      run: (payload) => endWithOwner(platform, ofClub.parse(payload).clubId),
    },
  ]
}
