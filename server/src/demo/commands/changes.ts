import { addDays } from '@touchline/domain/events/days'
import { v7 as newId } from 'uuid'

import { settlePreAnswers } from '#server/events/commands/pre-answers.ts'
import { markCancelled } from '#server/events/queries/moving.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { insertRows, nextPractices } from '../queries.ts'
import type { DemoPlayer, Stage } from './roster.ts'
import { actorOf } from './season.ts'

/** Absences: index in the list, first day, number of days. None is a child of the demo parent. */
const absences = [
  { place: 5, from: 2, days: 10, reason: 'holiday' },
  { place: 9, from: -3, days: 21, reason: 'injury' },
  { place: 13, from: 9, days: 2, reason: 'school_or_work' },
] as const

/** Some children are away, which answers for them. */
export async function addAbsences(
  tx: Transaction,
  stage: Stage,
  rosterRows: readonly DemoPlayer[],
): Promise<void> {
  const { teamId, now } = stage
  const today = now.toISOString().slice(0, 10)
  const rows = absences.flatMap(({ place, from, days, reason }) => {
    const player = rosterRows[place]
    if (player === undefined) return []
    const firstDay = addDays(today, from)
    return {
      id: newId(),
      team_id: teamId,
      member_id: player.memberId,
      first_day: firstDay,
      last_day: addDays(firstDay, days - 1),
      reason,
      note: null,
      created_by: player.answeredBy,
    }
  })
  await insertRows(tx, 'unavailabilities', rows)
  await settlePreAnswers(tx, { teamId }, now)
}

/** Cancels the third coming practice without notifications. */
export async function cancelOnePractice(tx: Transaction, stage: Stage): Promise<void> {
  const { teamId, now, words } = stage
  const [, , third] = await nextPractices(tx, teamId, now)
  if (third === undefined) return
  const by = { accountId: actorOf(stage).accountId, reason: words.hallClosed, now }
  await markCancelled(tx, { teamId, eventIds: [third] }, by)
}
