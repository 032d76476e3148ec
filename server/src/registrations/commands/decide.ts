import type { RegistrationDecision } from '@touchline/contract/registrations/shapes'

import { AppError } from '#server/platform/errors.ts'

import { lockForm } from '../queries/forms.ts'
import { lockOpenPeople, setState, type PersonRow } from '../queries/registrations.ts'
import { areAnyBlocked } from '../queries/team-matches.ts'
import { acceptPeople } from './accept.ts'
import { isForClub, type BillOutcome, type Deciding } from './accepting.ts'
import { announceToStaff } from './announcements.ts'
import { offerFreed, offerPlaces } from './offer-places.ts'
import { writeToFamily } from './write-to-family.ts'

/** Decides about people of registrations; all of them, or none. Answers what became of the first bill. */
export async function decideRegistrations(
  work: Deciding,
  decision: RegistrationDecision,
): Promise<BillOutcome | null> {
  const { tx, ownerId } = work
  const ids = decision.people.map(({ id }) => id)
  await lockForm(tx, ownerId)
  const people = await lockOpenPeople(tx, ownerId, ids)
  if (people.length < new Set(ids).size) throw new AppError('not_found')
  if (!isForClub(work) && (await areAnyBlocked(tx, work.by.actor, ids)))
    throw new AppError('not_found')
  const outcome =
    decision.kind === 'accept'
      ? await acceptPeople(work, { people, choices: decision.people, bills: decision.bills })
      : await answerOtherwise(work, people, decision)
  await announceToStaff(tx, 'registrations.changed', ownerId)
  return outcome
}

type OtherDecision = Exclude<RegistrationDecision, { kind: 'accept' }>

async function answerOtherwise(
  { tx, ownerId, account, now, platform }: Deciding,
  people: readonly PersonRow[],
  { kind, message }: OtherDecision,
): Promise<null> {
  const { id: by } = account
  if (kind === 'offer') {
    await offerPlaces(tx, platform, { ownerId, people, now, by, message })
    return null
  }
  const state = kind === 'wait' ? 'waiting' : 'declined'
  await setState(tx, ownerId, { ids: people.map(({ id }) => id), state, now, by })
  for (const [registrationId, ones] of Map.groupBy(people, (one) => one.registrationId))
    await writeToFamily(tx, {
      platform,
      key: { ownerId, registrationId },
      what: state,
      personIds: ones.map(({ id }) => id),
      message,
    })
  if (kind === 'decline') await offerFreed(tx, platform, { ownerId, freed: people, now })
  return null
}
