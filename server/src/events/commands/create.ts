import type { EventDraft } from '@touchline/contract/events/shapes/draft'
import { mayRunEvents } from '@touchline/domain/events/permissions'
import { occurrencesOf, seriesOf, type Occurrence } from '@touchline/domain/events/recurrence'
import { maximumOccurrences } from '@touchline/domain/events/repeat'
import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  columnsOf,
  insertEvents,
  insertSeries,
  inviteMembers,
  requireOwn,
  requireTeamZone,
} from '../queries/records.ts'
import { durationOf, factsOf, momentsOf } from './facts.ts'
import { settlePreAnswers } from './pre-answers.ts'

export interface Created {
  /** In the order of time. */
  readonly eventIds: readonly string[]
}

/** Creates an event, or all events of a series at once: answers belong to each of them. */
export async function createEvents(
  tx: Transaction,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  draft: EventDraft,
): Promise<Created> {
  if (!mayRunEvents(actor)) throw new AppError('not_allowed')
  const { teamId, accountId } = actor
  await requireOwn(tx, teamId, draft)
  const zone = draft.timeZone ?? (await requireTeamZone(tx, teamId))
  const plan = planOf(draft, zone)

  const seriesId =
    plan.series === undefined
      ? null
      : await insertSeries(tx, { ...plan.series, teamId, createdBy: accountId, now })
  const rows = plan.days.map(({ date, local }) => ({
    ...columnsOf(factsOf(draft, momentsOf({ ...draft, date }, zone))),
    id: newId(),
    team_id: teamId,
    series_id: seriesId,
    occurrence_local: local,
    time_zone: zone,
    audience: draft.audience.kind,
    audience_roles: draft.audience.kind === 'roles' ? [...draft.audience.roles] : [],
    created_by: accountId,
    created_at: now,
    updated_at: now,
  }))
  await insertEvents(tx, rows)

  const eventIds = rows.map(({ id }) => id)
  await inviteMembers(tx, { teamId, audience: draft.audience }, eventIds)
  await settlePreAnswers(tx, { teamId, eventIds }, now)
  const [first = ''] = eventIds
  await announce(tx, {
    name: 'events.created',
    topics: [`team:${teamId}`],
    payload: { teamId, eventId: first, count: eventIds.length, actorId: accountId },
  })
  return { eventIds }
}

function planOf(draft: EventDraft, zone: string) {
  if (draft.repeat === null) return { series: undefined, days: [{ date: draft.date, local: null }] }
  const series = seriesOf(
    { date: draft.date, time: draft.startTime, zone, durationMinutes: durationOf(draft) },
    draft.repeat,
  )
  const occurrences = occurrencesOf(series)
  if (occurrences.length > maximumOccurrences)
    throw new AppError('invalid_input', { fields: { 'repeat.ends': 'repeat_too_many' } })
  if (occurrences.length === 0)
    throw new AppError('invalid_input', { fields: { 'repeat.ends': 'repeat_nothing_left' } })
  return { series, days: occurrences.map(dayOf) }
}

function dayOf({ local }: Occurrence): { date: string; local: string } {
  return { date: local.slice(0, 10), local }
}
