import { sql, type RawBuilder } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'
import { isStaffRow } from '#server/teams/queries/staff.ts'

import { familyOfDriver } from './lifts.ts'
import { blockedAt, isGuest, isTeamMemberOrGuest } from './people.ts'

/** SQL: member `person` said no to the event of lift row `lift`. */
function saidNo(lift: string, person: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from answers a
    where a.team_id = ${sql.ref(`${lift}.team_id`)} and a.event_id = ${sql.ref(`${lift}.event_id`)}
      and a.member_id = ${sql.ref(`${person}.id`)} and a.answer = 'not_going')`
}

/** SQL: the account `person` refers to will be erased. */
function isLeaving(person: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from account_deletions d
    where d.account_id = ${sql.ref(`${person}.account_id`)} and d.cancelled_at is null)`
}

/** SQL: the person of request `r` has left the roster, is no guest any more or doesn't come. */
const isRequestLapsed = sql<boolean>`not exists (
  select from members m where m.team_id = r.roster_team_id and m.id = r.member_id
    and (r.guest_team_id is null or ${isGuest('r', 'm')}) and m.left_at is null and m.archived_at is null and not ${isLeaving('m')} and not ${saidNo('r', 'm')})`

/** SQL: the driver of offer `o` has left, or neither they nor a child of theirs comes. */
const isOfferLapsed = sql<boolean>`(
  ${isLeaving('o')} or not (
    exists (select from members m
      where m.account_id = o.account_id and ${isTeamMemberOrGuest('o', 'm')} and m.left_at is null
        and m.archived_at is null
        and ((m.team_id = o.team_id and ${isStaffRow('m')}) or not ${saidNo('o', 'm')}))
    or exists (select from guardians g
      join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
        and ${isActiveGuardianship('care', 'g')}
      join members m on m.team_id = care.team_id and m.id = care.member_id
        and m.left_at is null and m.archived_at is null and not ${saidNo('o', 'm')}
      where g.account_id = o.account_id and ${isTeamMemberOrGuest('o', 'm')})))`

const atOffer = { team: sql`o.team_id`, event: sql`o.event_id` }

/**
 * SQL: the club blocks the driver of offer `o` from the passenger of seat `s`, or that passenger from
 * someone else in the car.
 */
const isSeatBlocked = sql<boolean>`(
  s.member_id = any(${blockedAt(atOffer, sql`o.account_id`)})
  or exists (select from lift_requests q
    join members p on p.team_id = q.roster_team_id and p.id = q.member_id
    where q.team_id = s.team_id and q.event_id = s.event_id and q.member_id = s.member_id
      and p.account_id is not null
      and ${blockedAt(atOffer, sql`p.account_id`)} && (${familyOfDriver}
        || array(select beside.member_id from lift_seats beside
          where beside.team_id = s.team_id and beside.offer_id = s.offer_id))))`

/** SQL: event `e` isn't over. Few last longer than two weeks. */
function isComing(now: Date): RawBuilder<boolean> {
  return sql<boolean>`e.cancelled_at is null and e.ends_at >= ${now}
    and e.starts_at > ${now}::timestamptz - interval '15 days'`
}

/** Coming events of any team with a lift that no longer holds. */
export async function findEventsWithLapsed(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<readonly EventKey[]> {
  const found = await sql<EventKey>`
    select e.team_id as "teamId", e.id as "eventId" from events e
    where ${isComing(now)} and (
      exists (select from lift_requests r
        where r.team_id = e.team_id and r.event_id = e.id and ${isRequestLapsed})
      or exists (select from lift_offers o
        where o.team_id = e.team_id and o.event_id = e.id and ${isOfferLapsed})
      or exists (select from lift_seats s
        join lift_offers o on o.team_id = s.team_id and o.id = s.offer_id
        where o.team_id = e.team_id and o.event_id = e.id and ${isSeatBlocked}))
    order by e.starts_at, e.id limit ${limit}`.execute(db)
  return found.rows
}

export interface LapsedLifts {
  readonly memberIds: readonly string[]
  readonly offerIds: readonly string[]
  readonly seats: readonly { readonly memberId: string; readonly offerId: string }[]
}

export async function findLapsed(
  tx: Transaction,
  { teamId, eventId }: EventKey,
): Promise<LapsedLifts> {
  const found = await sql<LapsedLifts>`
    select
      array(select r.member_id from lift_requests r
        where r.team_id = ${teamId} and r.event_id = ${eventId} and ${isRequestLapsed})
        as "memberIds",
      array(select o.id from lift_offers o
        where o.team_id = ${teamId} and o.event_id = ${eventId} and ${isOfferLapsed})
        as "offerIds",
      (select coalesce(json_agg(distinct jsonb_build_object('memberId', s.member_id,
          'offerId', s.offer_id)), '[]')
        from lift_offers o join lift_seats s on s.team_id = o.team_id and s.offer_id = o.id
        where o.team_id = ${teamId} and o.event_id = ${eventId} and ${isSeatBlocked})
        as seats`.execute(tx)
  return found.rows[0] ?? { memberIds: [], offerIds: [], seats: [] }
}

/** Deletes the lifts of events that were over at a moment. */
export async function deletePastLifts(db: Queryable, before: Date): Promise<void> {
  await sql`
    with past as materialized (
      select e.team_id, e.id from events e
      where e.ends_at < ${before} and (
        exists (select from lift_offers o where o.team_id = e.team_id and o.event_id = e.id)
        or exists (select from lift_requests r where r.team_id = e.team_id and r.event_id = e.id))
    ), offers as (
      delete from lift_offers o using past where o.team_id = past.team_id and o.event_id = past.id
    )
    delete from lift_requests r using past where r.team_id = past.team_id and r.event_id = past.id
  `.execute(db)
}
