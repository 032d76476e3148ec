import { keepRegisteredConsents } from '#server/children/commands/registered-consents.ts'
import { findClubPeopleById } from '#server/clubs/queries/members.ts'
import { linkRows } from '#server/clubs/queries/memberships.ts'
import { AppError } from '#server/platform/errors.ts'

import { vouchForContact } from '../queries/family.ts'
import { findRegistration, markAccepted, type PersonRow } from '../queries/registrations.ts'
import type { Accepting, BillOutcome, Entering } from './accepting.ts'
import { billAccepted } from './bill-accepted.ts'
import { inviteFamily } from './invite-family.ts'
import { placeOnRoster } from './place-on-roster.ts'
import { writeRecord } from './write-record.ts'
import { writeToFamily } from './write-to-family.ts'

interface Accepted {
  readonly people: readonly PersonRow[]
  readonly choices: readonly {
    readonly id: string
    readonly teamId: string | null
    readonly personId: string | null
  }[]
  readonly bills: boolean
}

/**
 * Makes members of people who registered: roster row, guardians, membership record with number and
 * mandate, invitation and first bill, all in one transaction.
 */
export async function acceptPeople(work: Accepting, accepted: Accepted): Promise<BillOutcome> {
  const recordIds: string[] = []
  for (const entering of await peopleEntering(work, accepted))
    recordIds.push(await acceptOne(work, entering))
  return accepted.bills ? billAccepted(work, recordIds) : 'not_wanted'
}

async function peopleEntering(
  { tx, reader }: Accepting,
  { people, choices }: Accepted,
): Promise<readonly Entering[]> {
  const { clubId } = reader
  const knownIds = choices.flatMap(({ personId }) => personId ?? [])
  const known = new Map(
    (await findClubPeopleById(tx, reader, knownIds)).map((person) => [person.id, person]),
  )
  if (knownIds.some((id) => !known.has(id))) throw new AppError('not_found')
  const entering: Entering[] = []
  for (const person of people) {
    const choice = choices.find(({ id }) => id === person.id)
    const key = { clubId, registrationId: person.registrationId }
    const registration = await findRegistration(tx, key)
    if (registration === undefined || choice === undefined) throw new AppError('not_found')
    const { teamId, personId } = choice
    entering.push({ person, registration, teamId, known: known.get(personId ?? '') })
  }
  return entering
}

/** Answers the id of the membership record. */
async function acceptOne(work: Accepting, entering: Entering): Promise<string> {
  const { tx, reader, platform } = work
  const { clubId, accountId: by, now } = reader
  const { person, teamId } = entering
  const recordId = await writeRecord(work, entering)
  const memberId = teamId === null ? null : await placeOnRoster(work, { ...entering, teamId })
  if (teamId !== null && memberId !== null) {
    await linkRows(tx, clubId, [{ recordId, teamId, memberId }])
    const { email } = entering.registration
    await vouchForContact(tx, { teamId, memberId, email, by, at: now })
    await keepRegisteredConsents(
      tx,
      { teamId, memberId },
      {
        email,
        isOwn: person.isContact,
        photos: person.photos,
        givenAt: entering.registration.confirmedAt ?? now,
        now,
      },
    )
  }
  const placed = { personId: person.id, teamId, memberId, membershipId: recordId, by, now }
  await markAccepted(tx, clubId, placed)
  const isInvited =
    teamId !== null && memberId !== null && (await inviteFamily(work, { teamId, memberId }))
  // An invitation says it all; who has joined already, or plays in no team, gets a letter of welcome.
  if (!isInvited)
    await writeToFamily(tx, {
      platform,
      key: { clubId, registrationId: person.registrationId },
      what: 'accepted',
      personIds: [person.id],
    })
  return recordId
}
