import type { RegistrationDecision } from '@touchline/contract/registrations/shapes'

import { announceToRoles } from '#server/clubs/commands/announcements.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockForm } from '../queries/forms.ts'
import { lockOpenPeople, setState, type PersonRow } from '../queries/registrations.ts'
import { acceptPeople } from './accept.ts'
import type { Accepting, BillOutcome } from './accepting.ts'
import { offerFreed, offerPlaces } from './offer-places.ts'
import { writeToFamily } from './write-to-family.ts'

/** Decides about people of registrations; all of them, or none. Answers what became of the first bill. */
export async function decideRegistrations(
  work: Accepting,
  decision: RegistrationDecision,
): Promise<BillOutcome | null> {
  const { tx, reader } = work
  const { clubId } = reader
  await lockForm(tx, clubId)
  const people = await lockOpenPeople(
    tx,
    clubId,
    decision.people.map(({ id }) => id),
  )
  if (people.length < new Set(decision.people.map(({ id }) => id)).size)
    throw new AppError('not_found')
  const outcome =
    decision.kind === 'accept'
      ? await acceptPeople(work, { people, choices: decision.people, bills: decision.bills })
      : await answerOtherwise(work, people, decision)
  await announceToRoles(tx, { name: 'registrations.changed', clubId, teams: [] })
  return outcome
}

type OtherDecision = Exclude<RegistrationDecision, { kind: 'accept' }>

async function answerOtherwise(
  { tx, reader, platform }: Accepting,
  people: readonly PersonRow[],
  { kind, message }: OtherDecision,
): Promise<null> {
  const { clubId, accountId: by, now } = reader
  if (kind === 'offer') {
    await offerPlaces(tx, platform, { clubId, people, now, by, message })
    return null
  }
  const state = kind === 'wait' ? 'waiting' : 'declined'
  await setState(tx, clubId, { ids: people.map(({ id }) => id), state, now, by })
  for (const [registrationId, ones] of Map.groupBy(people, (one) => one.registrationId))
    await writeToFamily(tx, {
      platform,
      key: { clubId, registrationId },
      what: state,
      personIds: ones.map(({ id }) => id),
      message,
    })
  if (kind === 'decline') await offerFreed(tx, platform, { clubId, freed: people, now })
  return null
}
