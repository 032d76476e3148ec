import type { EventChange } from '@touchline/contract/events/shapes/draft'
import { laterBy } from '@touchline/domain/events/days'
import type { ImportedFixture } from '@touchline/domain/events/fixture-list/plan-fixtures'
import type { Actor } from '@touchline/domain/teams/actor'
import { foldText } from '@touchline/domain/values/folding'

import type { Transaction } from '#server/platform/database/database.ts'
import { findVenues } from '#server/teams/queries/venues.ts'

import { findFixtureEvent } from '../../queries/fixture-list.ts'
import { cancelEvent, restoreEvent } from '../cancel.ts'
import { changeEvent } from '../edit.ts'

export type Place = (venue: string | null) => { venueId: string | null; location: string | null }

export interface TeamContext {
  readonly actor: Actor
  readonly now: Date
  readonly place: Place
}

/** The saved place with that name, or just the name. */
export async function createPlaceFinder(tx: Transaction, teamId: string): Promise<Place> {
  const venues = new Map((await findVenues(tx, teamId)).map(({ id, name }) => [foldText(name), id]))
  return (venue) => {
    const venueId = venues.get(foldText(venue ?? '')) ?? null
    return { venueId, location: venueId === null ? venue : null }
  }
}

interface Move {
  readonly from: ImportedFixture
  readonly to: ImportedFixture
}

/**
 * Applies only what the list itself changed: a place chosen by staff stays when the kick-off
 * moves.
 */
export async function applyFixture(
  tx: Transaction,
  { actor, now, place, eventId }: TeamContext & { readonly eventId: string },
  { from, to }: Move,
): Promise<void> {
  const context = { actor, now, eventId }
  const key = { teamId: actor.teamId, eventId }
  const event = await findFixtureEvent(tx, key)
  if (event === undefined) return
  if (to.isCancelled !== event.isCancelled && to.isCancelled !== from.isCancelled)
    await (to.isCancelled
      ? cancelEvent(tx, context, { reason: null })
      : restoreEvent(tx, context, {}))
  if (to.isCancelled) return
  const changes = changesBetween(place, { from, to })
  if (Object.keys(changes).length === 0) return
  const { version } = (await findFixtureEvent(tx, key)) ?? event
  await changeEvent(tx, context, { version, changes })
}

function changesBetween(place: Place, { from, to }: Move): EventChange {
  const isMoved = from.date !== to.date || from.time !== to.time
  const isElsewhere = foldText(from.venue ?? '') !== foldText(to.venue ?? '')
  return { ...(isMoved && fixtureTimes(to)), ...(isElsewhere && place(to.venue)) }
}

/** Ninety minutes plus half-time. */
const matchMinutes = 105

/** Without a kick-off time it is an all-day event. */
export function fixtureTimes({ date, time }: Pick<ImportedFixture, 'date' | 'time'>) {
  if (time === null)
    return { date, endDate: null, startTime: '00:00', endTime: '23:59', isAllDay: true }
  const end = laterBy(time, matchMinutes)
  const isLate = end.nights > 0
  return {
    date,
    endDate: null,
    startTime: time,
    endTime: isLate ? '23:59' : end.time,
    isAllDay: false,
  }
}
