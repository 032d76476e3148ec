import { keepRegisteredConsents } from '#server/children/commands/registered-consents.ts'
import { linkRows } from '#server/clubs/queries/memberships.ts'
import { AppError } from '#server/platform/errors.ts'

import { findBlockedAdults } from '../queries/adults.ts'
import { vouchForContact } from '../queries/family.ts'
import { findRegistration, markAccepted, type PersonRow } from '../queries/registrations.ts'
import { isForClub, type BillOutcome, type Deciding, type Entering } from './accepting.ts'
import { billAccepted } from './bill-accepted.ts'
import { billFee } from './bill-fee.ts'
import { inviteFamily } from './invite-family.ts'
import { findKnownPeople, isNoGuardian } from './known-people.ts'
import { placeOnRoster } from './place-on-roster.ts'
import { writeRecord } from './write-record.ts'
import { writeToFamily } from './write-to-family.ts'

interface Accepted {
  readonly people: readonly PersonRow[]
  readonly choices: readonly {
    readonly id: string
    readonly teamId: string | null
    /** Left out: the match that is sure. */
    readonly personId?: string | null | undefined
    readonly addsGuardian: boolean
  }[]
  readonly bills: boolean
}

interface Placed {
  /** Of the club's record. */
  readonly recordId: string | null
  readonly memberId: string | null
}

/**
 * Makes members of people who registered: roster row, guardians, invitation and first bill, in a club
 * also the membership record with number and mandate, all in one transaction.
 */
export async function acceptPeople(
  work: Deciding,
  accepted: Accepted,
): Promise<BillOutcome | null> {
  const placed: Placed[] = []
  for (const entering of await peopleEntering(work, accepted))
    placed.push(await acceptOne(work, entering))
  if (!accepted.bills) return 'not_wanted'
  if (isForClub(work))
    return billAccepted(
      work,
      placed.flatMap(({ recordId }) => recordId ?? []),
    )
  return billFee(
    work,
    placed.flatMap(({ memberId }) => memberId ?? []),
  )
}

async function peopleEntering(
  work: Deciding,
  { people, choices }: Accepted,
): Promise<readonly Entering[]> {
  const { tx, ownerId } = work
  const knownPeople = await findKnownPeople(work, choices)
  const withoutSecond = await requireUnblocked(work, people)
  const entering: Entering[] = []
  for (const person of people) {
    const choice = choices.find(({ id }) => id === person.id)
    const key = { ownerId, registrationId: person.registrationId }
    const registration = await findRegistration(tx, key)
    if (registration === undefined || choice === undefined) throw new AppError('not_found')
    const { teamId, addsGuardian } = choice
    const known = knownPeople.get(person.id)
    // Who is accepted by a team comes to it.
    if (!isForClub(work) && teamId === null) throw new AppError('not_found')
    entering.push({
      person,
      registration,
      teamId,
      known,
      isStranger: !addsGuardian && isNoGuardian({ person, registration, known }, work.now),
      isSecondBlocked: withoutSecond.has(person.id),
    })
  }
  return entering
}

/** Throws where a contact is blocked from the child; answers whose second guardian is. */
async function requireUnblocked(
  { tx, ownerId }: Deciding,
  people: readonly PersonRow[],
): Promise<ReadonlySet<string>> {
  const ids = people.map(({ id }) => id)
  const blocked = [...(await findBlockedAdults(tx, ownerId, ids))]
  if (blocked.some(([, { isContact }]) => isContact))
    throw new AppError('conflict', { reason: 'blocked' })
  return new Set(blocked.flatMap(([id, { isSecond }]) => (isSecond ? [id] : [])))
}

async function acceptOne(work: Deciding, entering: Entering): Promise<Placed> {
  const { tx, ownerId, account, now, platform } = work
  const { person, teamId } = entering
  const recordId = isForClub(work) ? await writeRecord(work, entering) : null
  const memberId = teamId === null ? null : await enterTeam(work, { ...entering, teamId })
  if (recordId !== null && teamId !== null && memberId !== null)
    await linkRows(tx, ownerId, [{ recordId, teamId, memberId }])
  const placed = { personId: person.id, teamId, memberId, membershipId: recordId }
  await markAccepted(tx, ownerId, { ...placed, by: account.id, now })
  const isInvited =
    teamId !== null && memberId !== null && (await inviteFamily(work, { teamId, memberId }))
  // An invitation says it all; who has joined already, or plays in no team, gets a letter of welcome.
  if (!isInvited || entering.isStranger)
    await writeToFamily(tx, {
      platform,
      key: { ownerId, registrationId: person.registrationId },
      what: 'accepted',
      personIds: [person.id],
    })
  return { recordId, memberId }
}

/** The roster row with its guardians and what they agreed to. */
async function enterTeam(
  work: Deciding,
  entering: Entering & { readonly teamId: string },
): Promise<string> {
  const { tx, account, now } = work
  const { person, registration, teamId } = entering
  const { email, confirmedAt } = registration
  const memberId = await placeOnRoster(work, entering)
  const key = { teamId, memberId }
  await vouchForContact(tx, { ...key, email, by: account.id, at: now })
  const given = { isOwn: person.isContact, photos: person.photos, givenAt: confirmedAt ?? now }
  await keepRegisteredConsents(tx, key, { ...given, email, now })
  return memberId
}
