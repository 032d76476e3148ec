import { isStaff } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { growsUpByTyping, mayHoldOwnAccount } from '@touchline/domain/values/own-account'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { requireTeamPlace, type MemberRecord } from '../queries/members.ts'
import type { Doing } from './members.ts'

interface TypedBirthDate {
  readonly member: MemberRecord
  readonly typed: string | null | undefined
}

/** A minor does not come of age by typing, and no account is left to somebody too young for one. */
export async function refuseAge(
  tx: Transaction,
  { actor, now }: Doing,
  { member, typed }: TypedBirthDate,
): Promise<void> {
  if (typed === undefined) return
  const { country, time_zone: zone } = await requireTeamPlace(tx, actor.teamId)
  const today = dayInZone(now, zone)
  const isOwn = !isStaff(actor) && !actor.childIds.includes(member.id)
  if (isOwn && growsUpByTyping(member.date_of_birth, typed, today))
    throw new AppError('invalid_input', { fields: { dateOfBirth: 'grows_up' } })
  const isHeld = member.account_id !== null && typed !== null
  if (isHeld && !mayHoldOwnAccount(country, typed, today))
    throw new AppError('invalid_input', { fields: { dateOfBirth: 'too_young' } })
}
