import type { Actor, ActorContext } from '@touchline/domain/teams/actor'
import { isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { growsUpByTyping, mayHoldOwnAccount } from '@touchline/domain/values/own-account'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { hasGuardians, isSafeguardedBy } from '../queries/birth-dates.ts'
import { requireTeamPlace, type MemberRecord } from '../queries/members.ts'

interface TypedBirthDate {
  readonly member: MemberRecord
  readonly typed: string | null | undefined
}

/**
 * True if only a guardian or the safeguarding person may make this minor an adult, so that the date
 * must wait.
 */
export async function mustWait(
  tx: Transaction,
  { actor, now }: ActorContext,
  { member, typed }: TypedBirthDate,
): Promise<boolean> {
  if (typed === undefined || actor.childIds.includes(member.id)) return false
  const { time_zone: zone } = await requireTeamPlace(tx, actor.teamId)
  if (!makesAdult(member.date_of_birth, typed, dayInZone(now, zone))) return false
  return isProtected(tx, actor, member)
}

/** Refuses a birth date that makes the account's owner too young for one. */
export async function refuseAge(
  tx: Transaction,
  { actor, now }: ActorContext,
  { member, typed }: TypedBirthDate,
): Promise<void> {
  if (typed === undefined) return
  const { country, time_zone: zone } = await requireTeamPlace(tx, actor.teamId)
  const today = dayInZone(now, zone)
  const isHeld = member.account_id !== null && typed !== null
  if (isHeld && !mayHoldOwnAccount(country, typed, today))
    throw new AppError('invalid_input', { fields: { dateOfBirth: 'too_young' } })
}

/**
 * Unless the safeguarding person asks: true if someone could contact the minor as an adult, or
 * guardians would lose access.
 */
async function isProtected(
  tx: Transaction,
  { teamId, accountId }: Actor,
  member: MemberRecord,
): Promise<boolean> {
  if (await isSafeguardedBy(tx, { teamId, accountId })) return false
  const isReachable = member.date_of_birth !== null && member.account_id !== null
  return isReachable || (await hasGuardians(tx, { teamId, memberId: member.id }))
}

/** Also true for a person of unknown age: with guardians they count as a minor. */
function makesAdult(known: string | null, typed: string | null, today: string): boolean {
  if (known === null) return typed !== null && !isMinor(typed, today)
  return growsUpByTyping(known, typed, today)
}
