import type { NewDuesRun } from '@touchline/contract/collections/shapes/dues'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { lastDayOf } from '@touchline/domain/collections/dues/period'

import type { PeopleReader } from '#server/clubs/queries/people-groups.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findClubOfRun, findSchedule, insertRun, lockSchedule } from '../../queries/dues.ts'
import { billTeam } from './bill-team.ts'
import { requireChosenPeople } from './chosen-people.ts'

interface Billing {
  readonly actor: ClubActor
  readonly now: Date
  readonly input: NewDuesRun
  /** Who sees the members, if not the actor. */
  readonly reader?: PeopleReader
}

/**
 * Bills a period for chosen people: one collection per team, with one bill per payer. Repeated
 * requests create them once; if the total differs from the preview, none are created.
 */
export async function billDues(
  tx: Transaction,
  { actor, now, input, reader = { ...actor, now } }: Billing,
): Promise<void> {
  const { clubId, accountId } = actor
  await lockSchedule(tx, clubId)
  const known = await findClubOfRun(tx, input.id)
  if (known === clubId) return
  if (known !== undefined) throw new AppError('conflict')
  const schedule = await findSchedule(tx, clubId)
  if (schedule?.version !== input.version) throw new AppError('changed_meanwhile')
  const people = await requireChosenPeople(tx, { reader, rules: schedule.rules, input })

  const { id, name, dueOn, startsOn } = input
  const endsOn = lastDayOf(input)
  await insertRun(tx, { id, clubId, name, startsOn, endsOn, dueOn, accountId, now })
  for (const [teamId, members] of Map.groupBy(people, ({ row }) => row.teamId))
    await billTeam(tx, { teamId, members, schedule, endsOn, actor, now, input })
}
