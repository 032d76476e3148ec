import { isOpenState } from '@touchline/domain/registrations/settings'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { lockForm } from '../queries/forms.ts'
import {
  findPeopleOf,
  findRegistration,
  markConfirmed,
  setState,
  type PersonRow,
  type RegistrationKey,
} from '../queries/registrations.ts'
import { announceToStaff } from './announcements.ts'
import { leftIn, offerFreed } from './offer-places.ts'

export interface FamilyAnswer {
  readonly answer: 'confirm' | 'take' | 'withdraw'
  readonly personId?: string | undefined
}

interface Answering {
  readonly platform: Platform
  readonly key: RegistrationKey
  readonly said: FamilyAnswer
  readonly now: Date
}

/** What a family does with its registration by the link of its letter. Said twice, it counts once. */
export async function answerRegistration(
  tx: Transaction,
  { platform, key, said, now }: Answering,
): Promise<void> {
  await lockForm(tx, key.ownerId)
  const registration = await findRegistration(tx, key)
  if (registration === undefined) throw new AppError('not_found')
  if (said.answer === 'confirm') {
    if (registration.confirmedAt === null) await confirm(tx, key, now)
    return
  }
  const people = (await findPeopleOf(tx, key)).filter(
    ({ id, state }) => (said.personId ?? id) === id && isOpenState(state),
  )
  if (said.answer === 'take') await take(tx, key, { people, now })
  else await withdraw(tx, key, { people, now, platform })
}

/** People who come to a full team wait; those who decide are notified in both cases. */
async function confirm(tx: Transaction, key: RegistrationKey, now: Date): Promise<void> {
  const { ownerId } = key
  const left = await leftIn(tx, ownerId)
  await markConfirmed(tx, key, now)
  for (const { id, teamId } of await findPeopleOf(tx, key)) {
    const places = teamId === null ? undefined : left.get(teamId)
    const isFull = places === 0
    if (teamId !== null && places !== undefined && !isFull) left.set(teamId, places - 1)
    await setState(tx, ownerId, { ids: [id], state: isFull ? 'waiting' : 'new', now, since: now })
  }
  await announceToStaff(tx, 'registrations.received', ownerId)
}

interface Chosen {
  readonly people: readonly PersonRow[]
  readonly now: Date
}

async function take(
  tx: Transaction,
  { ownerId }: RegistrationKey,
  { people, now }: Chosen,
): Promise<void> {
  const offered = people.filter(
    ({ state, offerUntil }) => state === 'offered' && offerUntil !== null && offerUntil > now,
  )
  if (offered.length === 0) throw new AppError('expired')
  await setState(tx, ownerId, { ids: offered.map(({ id }) => id), state: 'new', now, since: now })
  await announceToStaff(tx, 'registrations.received', ownerId)
}

async function withdraw(
  tx: Transaction,
  { ownerId }: RegistrationKey,
  { people, now, platform }: Chosen & { readonly platform: Platform },
): Promise<void> {
  await setState(tx, ownerId, { ids: people.map(({ id }) => id), state: 'withdrawn', now })
  await announceToStaff(tx, 'registrations.changed', ownerId)
  await offerFreed(tx, platform, { ownerId, freed: people, now })
}
