import type { ActorContext } from '@touchline/domain/teams/actor'
import { birthDateRefusal } from '@touchline/domain/values/birth-date'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { requireTeamPlace } from '../queries/members.ts'

/** A day nobody on a roster was born on, such as tomorrow where the team is. */
export async function refuseBirthDate(
  tx: Transaction,
  { actor, now }: ActorContext,
  day: string | null | undefined,
): Promise<void> {
  if (day === undefined || day === null) return
  const { time_zone: zone } = await requireTeamPlace(tx, actor.teamId)
  const refusal = birthDateRefusal(day, dayInZone(now, zone))
  if (refusal) throw new AppError('invalid_input', { fields: { dateOfBirth: refusal } })
}
