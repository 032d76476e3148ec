import { v7 as newId } from 'uuid'

import { insertMarks } from '#server/leagues/queries/match-day/clock-marks.ts'
import { lockDay } from '#server/leagues/queries/match-day/day.ts'
import { insertMatchEvents } from '#server/leagues/queries/match-day/live.ts'

import type { Person, TestServer } from './running.ts'

/** A match day with a started clock and a goal. */
export async function aMatchDay(
  { platform: { database, clock } }: TestServer,
  owner: Person,
  { memberId, ...key }: Record<'teamId' | 'eventId' | 'memberId', string>,
) {
  const [markId, matchEventId] = [newId(), newId()]
  const now = clock()
  const noting = { by: owner.id, now }
  const marks = [{ id: markId, kind: 'start', period: 1, at: now.toISOString() }] as const
  const goal = { id: matchEventId, kind: 'goal', side: 'own' } as const
  const events = [{ ...goal, member: memberId, partner: null, period: 1, second: 700 }]
  const rosterTeamIds = new Map([[memberId, key.teamId]])
  await database.transaction().execute(async (tx) => {
    await lockDay(tx, key)
    await insertMarks(tx, key, { ...noting, marks })
    await insertMatchEvents(tx, key, { ...noting, events, rosterTeamIds })
  })
  return { markId, matchEventId }
}
