import type { OfferDraft, RequestDraft } from '@touchline/contract/lifts/shapes'
import { maxSeats, type Leg } from '@touchline/domain/lifts/lifts'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Transaction } from '#server/platform/database/database.ts'

export async function saveChoice(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  given: { readonly isOn: boolean; readonly accountId: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into lift_choices (team_id, event_id, is_on, chosen_by, chosen_at)
    values (${teamId}, ${eventId}, ${given.isOn}, ${given.accountId}, ${given.now})
    on conflict (team_id, event_id) do update set is_on = excluded.is_on,
      chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at`.execute(tx)
}

interface OfferToSave extends EventKey {
  readonly accountId: string
  readonly draft: OfferDraft
  /** What the event is when the offer is made. */
  readonly event: { readonly startsAt: string; readonly location: string | null }
  readonly now: Date
}

/** One car per account and event; a moved event is reminded of again. */
export async function saveOffer(tx: Transaction, given: OfferToSave): Promise<void> {
  const { teamId, eventId, accountId, draft, event, now } = given
  await sql`
    insert into lift_offers (team_id, id, event_id, account_id, direction, seats, leaves_at,
      meeting_place, for_starts_at, for_place, created_at)
    values (${teamId}, ${newId()}, ${eventId}, ${accountId}, ${draft.direction}, ${draft.seats},
      ${draft.leavesAt}::time, ${draft.meetingPlace}, ${event.startsAt}, ${event.location}, ${now})
    on conflict (team_id, event_id, account_id) do update set
      direction = excluded.direction, seats = excluded.seats, leaves_at = excluded.leaves_at,
      meeting_place = excluded.meeting_place, for_starts_at = excluded.for_starts_at,
      for_place = excluded.for_place,
      reminded_at = case when lift_offers.for_starts_at = excluded.for_starts_at
        then lift_offers.reminded_at end`.execute(tx)
}

export async function deleteOffer(
  tx: Transaction,
  { teamId, offerId }: { readonly teamId: string; readonly offerId: string },
): Promise<void> {
  await sql`delete from lift_offers where team_id = ${teamId} and id = ${offerId}`.execute(tx)
}

export interface RequestKey extends EventKey {
  readonly memberId: string
}

export async function saveRequest(
  tx: Transaction,
  { teamId, eventId, memberId }: RequestKey,
  given: { readonly draft: RequestDraft; readonly accountId: string; readonly now: Date },
): Promise<void> {
  const { draft, accountId, now } = given
  await sql`
    insert into lift_requests (team_id, event_id, member_id, direction, meeting_place,
      requested_by, requested_at, guest_team_id)
    values (${teamId}, ${eventId}, ${memberId}, ${draft.direction}, ${draft.meetingPlace},
      ${accountId}, ${now}, (select guest_team_id from event_guests
        where team_id = ${teamId} and event_id = ${eventId} and member_id = ${memberId}))
    on conflict (team_id, event_id, member_id) do update set direction = excluded.direction,
      meeting_place = excluded.meeting_place, requested_by = excluded.requested_by,
      requested_at = excluded.requested_at`.execute(tx)
}

export async function deleteRequest(
  tx: Transaction,
  { teamId, eventId, memberId }: RequestKey,
): Promise<void> {
  await sql`
    delete from lift_requests
    where team_id = ${teamId} and event_id = ${eventId} and member_id = ${memberId}`.execute(tx)
}

interface SeatToSave extends RequestKey {
  readonly offerId: string
  readonly legs: readonly Leg[]
  readonly isAccepted: boolean
  readonly accountId: string
  readonly now: Date
}

/** The lowest free seat of each leg. The caller has checked that one is free. */
export async function saveSeats(tx: Transaction, given: SeatToSave): Promise<void> {
  const { teamId, eventId, memberId, offerId, legs, isAccepted, accountId, now } = given
  await sql`
    insert into lift_seats (team_id, event_id, member_id, leg, offer_id, seat, taken_by, taken_at,
      accepted_at)
    select ${teamId}, ${eventId}, ${memberId}, one.leg, ${offerId}, (
        select min(seat) from generate_series(1, ${sql.lit(maxSeats)}) as free (seat)
        where not exists (select from lift_seats s where s.team_id = ${teamId}
          and s.offer_id = ${offerId} and s.leg = one.leg and s.seat = free.seat)),
      ${accountId}, ${now}, ${isAccepted ? now : null}::timestamptz
    from unnest(${[...legs]}::text[]) as one (leg)`.execute(tx)
}

interface SeatsOf extends RequestKey {
  readonly offerId: string
}

export async function acceptSeats(
  tx: Transaction,
  { teamId, eventId, memberId, offerId }: SeatsOf,
  now: Date,
): Promise<void> {
  await sql`
    update lift_seats set accepted_at = ${now}
    where team_id = ${teamId} and event_id = ${eventId} and member_id = ${memberId}
      and offer_id = ${offerId} and accepted_at is null`.execute(tx)
}

/** Gives back the seats in a car, or only those on some legs. */
export async function deleteSeats(
  tx: Transaction,
  { teamId, eventId, memberId, offerId }: SeatsOf,
  legs: readonly Leg[],
): Promise<void> {
  await sql`
    delete from lift_seats
    where team_id = ${teamId} and event_id = ${eventId} and member_id = ${memberId}
      and offer_id = ${offerId} and leg = any(${[...legs]}::text[])`.execute(tx)
}
