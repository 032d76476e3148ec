import type { ActorContext } from '@touchline/domain/teams/actor'
import { birthDateRefusal } from '@touchline/domain/values/birth-date'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { requireTeamPlace } from '../queries/members.ts'

/** Refuses an impossible birth date, such as tomorrow in the team's time zone. */
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
