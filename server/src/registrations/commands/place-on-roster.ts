import { isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { addMember } from '#server/members/commands/add-member.ts'
import { addGuardian } from '#server/members/commands/guardians.ts'
import { bringMemberBack } from '#server/members/commands/membership.ts'
import { AppError } from '#server/platform/errors.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { findFormTeams } from '../queries/forms.ts'
import type { Deciding, Entering } from './accepting.ts'

type Placing = Entering & { readonly teamId: string }

/** A row on the roster of the team with the guardians of a minor; one they have already is used. */
export async function placeOnRoster(work: Deciding, placing: Placing): Promise<string> {
  const { tx, ownerId, account, now } = work
  const { teamId, known } = placing
  const ours = await findFormTeams(tx, ownerId)
  if (!ours.some(({ id }) => id === teamId)) throw new AppError('not_found')
  const caller = { actor: await requirePerson(tx, { accountId: account.id, teamId }), now }
  const place = known?.places.find((one) => one.teamId === teamId)
  if (place === undefined) return addMember(tx, caller, newRow(placing, now))

  const { memberId } = place
  if (place.isArchived) await bringMemberBack(tx, caller, memberId)
  const addresses = known?.emails.map((email) => email?.toLowerCase()) ?? []
  for (const parent of parentsOf(placing, now))
    if (!addresses.includes(parent.email.toLowerCase()))
      await addGuardian(tx, caller, { ...parent, memberId })
  return memberId
}

function newRow(placing: Placing, now: Date) {
  const { teamId, person, registration } = placing
  const { firstName, lastName, dateOfBirth, isContact } = person
  const parents = parentsOf(placing, now)
  // A child has its parents' address, never one of its own.
  const isOwn = isContact || parents.length === 0
  return {
    teamId,
    firstName,
    lastName,
    dateOfBirth,
    address: registration.address,
    email: isOwn ? registration.email : null,
    phone: isOwn ? registration.phone : null,
    parents,
  }
}

/** Of a minor: who registered them, and the other guardian they named. */
function parentsOf({ person, registration, isSecondBlocked }: Placing, now: Date) {
  if (!isMinor(person.dateOfBirth, dayInZone(now, 'UTC'))) return []
  const { role, firstName, lastName, email, phone, secondGuardian } = registration
  const contact = { role, firstName, lastName, email, phone }
  return secondGuardian === null || isSecondBlocked ? [contact] : [contact, secondGuardian]
}
