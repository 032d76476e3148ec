import type { ownRegistration } from '@touchline/contract/registrations/shapes'
import type { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findFormTeams } from '../queries/forms.ts'
import { requireOwner } from '../queries/owners.ts'
import {
  findPeopleOf,
  findPositions,
  findRegistration,
  type RegistrationKey,
} from '../queries/registrations.ts'
import { faceOf } from './public-form.ts'

/** A registration as the family reads it. Teams are named once the address is confirmed. */
export async function ownRegistrationOf(
  platform: Platform,
  key: RegistrationKey,
): Promise<z.input<typeof ownRegistration>> {
  const { database } = platform
  const registration = await findRegistration(database, key)
  if (registration === undefined) throw new AppError('not_found')
  const owner = await requireOwner(database, key.ownerId)
  const isConfirmed = registration.confirmedAt !== null
  const teams = await findFormTeams(database, key.ownerId)
  const positions = await findPositions(database, key.ownerId)
  const people = await findPeopleOf(database, key)
  return {
    owner: await faceOf(platform, owner),
    isConfirmed,
    people: people.map(({ id, firstName, teamId, state, offerUntil }) => ({
      id,
      firstName,
      team:
        isConfirmed && owner.kind === 'club'
          ? (teams.find((team) => team.id === teamId)?.name ?? null)
          : null,
      state,
      offerUntil: offerUntil?.toISOString() ?? null,
      position: positions.get(id) ?? null,
    })),
  }
}
