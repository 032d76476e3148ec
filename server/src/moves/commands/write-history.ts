import { mayMarkPerson } from '@touchline/domain/attendance/permissions'
import type { PlannedEvent } from '@touchline/domain/moves/team-history'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { v7 as newId } from 'uuid'

import { settlePreAnswers } from '#server/events/commands/pre-answers.ts'
import type { WriteHistory } from '#server/members/commands/imports.ts'
import type { ImportedHistory } from '#server/members/queries/imports.ts'
import { recountAnswers } from '#server/members/queries/undo-history.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announceAll } from '#server/platform/outbox/announce.ts'

import { insertMovedAnswers, insertMovedEvents, insertMovedMarks } from '../queries/events.ts'
import type { PlannedHistory } from './plan-history.ts'
import {
  memberIdOf,
  type RecordWriting,
  writeEarlierFigures,
  writeMatches,
} from './write-matches.ts'

/** Writes the planned events with answers and marks. No one is notified. */
export function historyWriter({ events, earlier, team }: PlannedHistory): WriteHistory {
  return async (tx, context, memberIds) => {
    const { actor, now } = context
    if (!may(actor, 'events.edit')) throw new AppError('not_allowed')
    const { teamId } = actor
    const placed = events.map((event) => ({ event, id: event.knownId ?? newId() }))
    const made = placed.filter(({ event }) => event.knownId === undefined)
    await insertMovedEvents(
      tx,
      made.map(({ event, id }) => eventRow(event, { context, id, zone: team.zone })),
    )
    const pairs = await writeRecords(tx, { context, memberIds }, placed)
    const matches = await writeMatches(tx, { context, memberIds }, placed)
    const figures = await writeEarlierFigures(tx, { context, memberIds }, earlier)
    const known = new Set(events.flatMap(({ knownId }) => knownId ?? []))
    await recountAnswers(
      tx,
      teamId,
      placed.map(({ id }) => id),
    )
    const coming = made.filter(({ event }) => !event.isPast).map(({ id }) => id)
    if (coming.length > 0) await settlePreAnswers(tx, { teamId, eventIds: coming }, now)
    await announceAll(tx, [
      { name: 'events.imported', topics: [`team:${teamId}`], payload: { teamId } },
      { name: 'attendance.imported', topics: [`team:${teamId}`], payload: { teamId } },
    ])
    return {
      events: made.map(({ id }) => id),
      filled: pairs.filter(({ eventId }) => known.has(eventId)),
      matches: matches.filter((eventId) => known.has(eventId)),
      figures: [...figures],
    }
  }
}

interface EventWriting {
  readonly context: ActorContext
  readonly id: string
  readonly zone: string
}

/** A past event asks no one, so that nobody counts as silent. */
function eventRow(event: PlannedEvent, { context: { actor, now }, id, zone }: EventWriting) {
  return {
    id,
    team_id: actor.teamId,
    type: event.type,
    title: event.title.slice(0, 200),
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    is_all_day: event.isAllDay,
    time_zone: zone,
    location: event.location,
    opponent: event.opponent,
    home_away: event.homeAway,
    is_invited: !event.isPast,
    cancelled_at: event.isCancelled ? now : null,
    cancelled_by: event.isCancelled ? actor.accountId : null,
    created_by: actor.accountId,
    created_at: now,
    updated_at: now,
  }
}

async function writeRecords(
  tx: Transaction,
  { context: { actor, now }, memberIds }: RecordWriting,
  placed: readonly { readonly event: PlannedEvent; readonly id: string }[],
): Promise<ImportedHistory['filled']> {
  const records = placed.flatMap(({ event, id }) =>
    event.records.flatMap(({ who, answer, mark }) => {
      const memberId = memberIdOf(who, memberIds)
      if (memberId === undefined || !mayMarkPerson(actor, memberId)) return []
      return [{ key: { team_id: actor.teamId, event_id: id, member_id: memberId }, answer, mark }]
    }),
  )
  const answers = records.flatMap(({ key, answer }) =>
    answer ? [{ ...key, answer, answered_by: actor.accountId, answered_at: now }] : [],
  )
  const marks = records.flatMap(({ key, mark }) =>
    mark ? [{ ...key, mark, marked_by: actor.accountId, marked_at: now }] : [],
  )
  const said = await insertMovedAnswers(tx, answers)
  const marked = await insertMovedMarks(tx, marks)
  return [
    ...new Map([...said, ...marked].map((one) => [`${one.eventId} ${one.memberId}`, one])).values(),
  ]
}
