import type { EventChange, EventFields } from '@touchline/contract/events/shapes/draft'
import { noAnswers } from '@touchline/domain/events/answers'
import { asksAgain, differenceOf, type EventFact } from '@touchline/domain/events/changes'
import { problemsOfTimes } from '@touchline/domain/events/draft'
import { mayRunEvents } from '@touchline/domain/events/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockEvent, saveCounts, type LockedEvent } from '../queries/line.ts'
import {
  markCancelled,
  removeAnswers,
  requireEditable,
  requireOwn,
  saveEvent,
  type EditableEvent,
} from '../queries/records.ts'
import type { Asking } from './answer.ts'
import { factsOf, momentsOf } from './facts.ts'
import { settleLine } from './line.ts'

export interface Edited {
  readonly difference: EventFact[]
  readonly askedAgain: boolean
}

export interface EventEdit {
  readonly version: number
  readonly changes: EventChange
  /** What the changed fields were when the editor looked. */
  readonly was?: EventChange | undefined
}

/** Changes one event. When day, time or place moves, earlier answers no longer hold. */
export async function changeEvent(
  tx: Transaction,
  { actor, now, eventId }: Asking,
  edit: EventEdit,
): Promise<Edited> {
  const key = { teamId: actor.teamId, eventId }
  const locked = await lockEvent(tx, key)
  if (!mayRunEvents(actor)) throw new AppError('not_allowed')
  if (locked.cancelledAt !== null) throw new AppError('event_cancelled')
  const event = await requireEditable(tx, key)
  refuseStale(event, edit)

  const fields = withChanges(event.fields, edit.changes)
  refuseProblems(fields)
  await requireOwn(tx, key.teamId, fields)
  const facts = factsOf(fields, momentsOf(fields, event.zone))
  const difference = [...differenceOf(event.facts, facts)]
  if (difference.length === 0) return { difference, askedAgain: false }

  const askedAgain = asksAgain(difference)
  if (!askedAgain) refuseTooFewPlaces(facts.places, locked)
  if (askedAgain) await removeAnswers(tx, key)
  if (askedAgain) await saveCounts(tx, key, noAnswers)
  await saveEvent(tx, key, { facts, now })
  if (!askedAgain) await settleLine(tx, key, { places: facts.places, counts: locked.counts })
  await announce(tx, {
    name: 'events.changed',
    topics: [`team:${key.teamId}`],
    payload: { ...key, askedAgain, actorId: actor.accountId },
  })
  return { difference, askedAgain }
}

/** Cancels one event; a second time nothing happens and nobody is told again. */
export async function cancelEvent(
  tx: Transaction,
  { actor, now, eventId }: Asking,
  reason: string | null,
): Promise<void> {
  const key = { teamId: actor.teamId, eventId }
  const event = await lockEvent(tx, key)
  if (!mayRunEvents(actor)) throw new AppError('not_allowed')
  if (event.cancelledAt !== null) return
  await markCancelled(tx, key, { accountId: actor.accountId, reason: reason || null, now })
  await announce(tx, {
    name: 'events.cancelled',
    topics: [`team:${key.teamId}`],
    payload: { ...key, actorId: actor.accountId },
  })
}

/** Somebody else's edit stands in the way only when it touched the same fields. */
function refuseStale({ version, fields }: EditableEvent, edit: EventEdit): void {
  if (version === edit.version) return
  const now = JSON.stringify(valuesOf(fields, edit.changes))
  const then = edit.was && JSON.stringify(valuesOf(edit.was, edit.changes))
  if (now !== then) throw new AppError('changed_meanwhile')
}

function valuesOf(fields: EventChange, changes: EventChange): unknown[] {
  const values = new Map<string, unknown>(Object.entries(fields))
  return Object.keys(changes).map((field) => [field, values.get(field) ?? null])
}

/** What was chosen before gives way to free text that is typed now. */
function withChanges(fields: EventFields, changes: EventChange): EventFields {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  )
  const place = changes.location && changes.venueId === undefined ? { venueId: null } : {}
  const versus = changes.opponent && changes.opponentId === undefined ? { opponentId: null } : {}
  return { ...fields, ...place, ...versus, ...given }
}

function refuseProblems(fields: EventFields): void {
  const problems = problemsOfTimes(fields)
  if (problems.length === 0) return
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(problems.map(({ field, problem }) => [field, problem])),
  })
}

/** Whoever was told "you are in" stays in. */
function refuseTooFewPlaces(places: number | null, event: LockedEvent): void {
  if (places !== null && places < event.counts.going)
    throw new AppError('invalid_input', { fields: { places: 'places_below_going' } })
}
