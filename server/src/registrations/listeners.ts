import { offerDays } from '@touchline/domain/registrations/settings'
import { z } from 'zod'

import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { extendOffers } from './queries/keeping.ts'

const ofTeam = z.object({ teamId: z.string() })
const ofClub = z.object({ clubId: z.string() })

const dayLength = 86_400_000

/** Families have time to answer once a deleted club or team is restored. */
export function registrationsListeners({ database, clock }: Platform): readonly Listener[] {
  const extend = (ownerId: string) =>
    extendOffers(database, ownerId, new Date(clock().getTime() + offerDays * dayLength))
  return [
    {
      on: 'teams.restored',
      name: 'registrations.extend_offers_of_team',
      run: (payload) => extend(ofTeam.parse(payload).teamId),
    },
    {
      on: 'clubs.restored',
      name: 'registrations.extend_offers_of_club',
      run: (payload) => extend(ofClub.parse(payload).clubId),
    },
  ]
}
