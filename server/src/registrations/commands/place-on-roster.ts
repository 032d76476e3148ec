import { isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { addMember } from '#server/members/commands/add-member.ts'
import { addGuardian } from '#server/members/commands/guardians.ts'
import { bringMemberBack } from '#server/members/commands/membership.ts'
import { AppError } from '#server/platform/errors.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { findFormTeams } from '../queries/forms.ts'
import { isAmong, type Deciding, type Entering, type KnownPerson } from './accepting.ts'

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
  for (const parent of parentsOf(placing, now))
    if (!isAmong(known?.parents ?? [], parent.email))
      await addGuardian(tx, caller, { ...parent, memberId })
  return memberId
}

function newRow(placing: Placing, now: Date) {
  const { teamId, person, registration, known, isStranger } = placing
  const { firstName, lastName, dateOfBirth, isContact } = person
  const named = parentsOf(placing, now)
  const isChild = isMinor(dateOfBirth, dayInZone(now, 'UTC'))
  const parents = isChild ? [...named, ...othersOf(known, named)] : []
  // A child has its parents' address, never one of its own.
  const isOwn = !isStranger && (isContact || !isChild)
  return {
    teamId,
    firstName,
    lastName,
    dateOfBirth,
    address: isStranger ? null : registration.address,
    email: isOwn ? registration.email : null,
    phone: isOwn ? registration.phone : null,
    parents,
  }
}

type Named = ReturnType<typeof parentsOf>[number]

/** Guardians of the child in other teams of the club. */
function othersOf(known: KnownPerson | undefined, named: readonly Named[]) {
  return (known?.parents ?? [])
    .filter(({ email }) => email === null || !isAmong(named, email))
    .map((parent) => ({ role: 'guardian' as const, ...parent }))
}

/** Of a minor: who registered them, and the other guardian they named; not if that is a stranger. */
function parentsOf({ person, registration, isSecondBlocked, isStranger }: Placing, now: Date) {
  if (isStranger || !isMinor(person.dateOfBirth, dayInZone(now, 'UTC'))) return []
  const { role, firstName, lastName, email, phone, secondGuardian } = registration
  const contact = { role, firstName, lastName, email, phone }
  return secondGuardian === null || isSecondBlocked ? [contact] : [contact, secondGuardian]
}
