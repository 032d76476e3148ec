import type { Event } from '@touchline/contract/events/shapes/event'
import type { RequestDraft } from '@touchline/contract/lifts/shapes'
import { legs, legsOf } from '@touchline/domain/lifts/lifts'
import { isTravelling, mayArrangeFor } from '@touchline/domain/lifts/permissions'
import { represents } from '@touchline/domain/teams/actor'

import type { EventContext } from '#server/events/commands/event-context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { deleteRequest, deleteSeats, saveRequest } from '../queries/changes.ts'
import type { StoredLifts, StoredRequest } from '../queries/lifts.ts'
import { announceLifts, type SeatChange } from './announce-lifts.ts'
import { findPassengers, lockLifts, type LockedLifts } from './lift-context.ts'

export interface PassengerContext extends EventContext {
  readonly memberId: string
}

/** Asks for a lift for oneself or a child, changes the request, or with null withdraws it. */
export async function requestLift(
  tx: Transaction,
  context: PassengerContext,
  draft: RequestDraft | null,
): Promise<void> {
  const { actor, now, eventId, memberId } = context
  const { teamId, accountId } = actor
  const key = { teamId, eventId, memberId }
  const { event, lifts } = await lockLifts(tx, context)
  const own = await requireOwn(tx, context, { event, lifts })
  if (draft !== null && !isTravelling(own)) throw new AppError('conflict')
  const current = lifts.requests.find((one) => one.memberId === memberId)
  const wanted = draft === null ? [] : legsOf(draft.direction)
  const changes = current === undefined ? [] : findFreedSeats(current, lifts, wanted)

  if (draft === null) await deleteRequest(tx, key)
  else {
    await saveRequest(tx, key, { draft, accountId, now })
    const dropped = legs.filter((leg) => !wanted.includes(leg))
    for (const { id: offerId } of lifts.offers) await deleteSeats(tx, { ...key, offerId }, dropped)
  }
  await announceLifts(tx, { teamId, eventId }, { actorId: accountId, changes })
}

async function requireOwn(
  tx: Transaction,
  context: PassengerContext,
  { event }: LockedLifts,
): Promise<Event['mine'][number]> {
  const { actor, memberId } = context
  if (!represents(actor, memberId)) throw new AppError('not_found')
  const own = event.mine.find((one) => one.memberId === memberId)
  const wanted = { memberIds: [memberId], timeZone: event.timeZone }
  const people = await findPassengers(tx, context, wanted)
  const passenger = people.get(memberId)
  if (own === undefined || passenger === undefined) throw new AppError('not_found')
  if (!mayArrangeFor(actor, passenger)) throw new AppError('guardian_needed')
  return own
}

/** Drivers whose seat is free again. */
export function findFreedSeats(
  { memberId, seats }: StoredRequest,
  { offers }: Pick<StoredLifts, 'offers'>,
  kept: readonly string[] = [],
): readonly SeatChange[] {
  const lost = new Set(seats.filter(({ leg }) => !kept.includes(leg)).map((one) => one.offerId))
  return offers.flatMap(({ id, accountId: driverId }) =>
    lost.has(id) ? [{ kind: 'freed' as const, memberId, driverId }] : [],
  )
}
