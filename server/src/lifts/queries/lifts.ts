import type { Direction, Leg } from '@touchline/domain/lifts/lifts'
import { sql } from 'kysely'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'
import { isStaffRow } from '#server/teams/queries/staff.ts'

import { blockedAt, isTeamMemberOrGuest } from './people.ts'

export interface StoredOffer {
  readonly id: string
  readonly accountId: string
  readonly driver: string
  /** First names of the driver's children in the team, or who are guests. */
  readonly children: readonly string[]
  /** The roster rows of the driver and their children. */
  readonly family: readonly string[]
  readonly direction: Direction
  readonly seats: number
  readonly leavesAt: string | null
  readonly meetingPlace: string | null
  readonly forStartsAt: string
  readonly forPlace: string | null
  /** Roster rows the club blocks the driver from. */
  readonly blockedFrom: readonly string[]
}

export interface StoredSeat {
  readonly offerId: string
  readonly leg: Leg
  readonly isAccepted: boolean
}

export interface StoredRequest {
  readonly memberId: string
  readonly accountId: string | null
  readonly firstName: string
  readonly lastName: string
  readonly direction: Direction
  readonly meetingPlace: string | null
  readonly seats: readonly StoredSeat[]
  /** Roster rows the club blocks the passenger's account from. */
  readonly blockedFrom: readonly string[]
}

export interface StoredLifts {
  /** What staff chose; null without a choice. */
  readonly choice: boolean | null
  readonly offers: readonly StoredOffer[]
  readonly requests: readonly StoredRequest[]
}

/** SQL: the members `m` of the team, and guests, that the driver `o.account_id` is a guardian of. */
const childrenOfDriver = sql`
  from guardians g
  join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
    and ${isActiveGuardianship('care', 'g')}
  join members m on m.team_id = care.team_id and m.id = care.member_id
    and m.left_at is null and m.archived_at is null
  where g.account_id = o.account_id and ${isTeamMemberOrGuest('o', 'm')}`

/** SQL: the members that the driver `o.account_id` is, or is a guardian of. */
export const familyOfDriver = sql<string[]>`(array(select m.id from members m
  where m.account_id = o.account_id and ${isTeamMemberOrGuest('o', 'm')})
  || array(select m.id ${childrenOfDriver}))`

/** All lifts to an event, in one statement. */
export async function findLifts(
  db: Queryable,
  { teamId, eventId }: EventKey,
): Promise<StoredLifts> {
  const at = { team: sql`${teamId}::uuid`, event: sql`${eventId}::uuid` }
  const found = await sql<StoredLifts>`
    select
      (select is_on from lift_choices where team_id = ${teamId} and event_id = ${eventId}) as choice,
      (select coalesce(json_agg(json_build_object(
          'id', o.id, 'accountId', o.account_id,
          'driver', coalesce(${nameOfAccount(sql`o.team_id`, sql`o.account_id`)}, ''),
          'children', array(select m.first_name ${childrenOfDriver} order by m.first_name),
          'family', ${familyOfDriver},
          'direction', o.direction, 'seats', o.seats,
          'leavesAt', to_char(o.leaves_at, 'HH24:MI'), 'meetingPlace', o.meeting_place,
          'forStartsAt', o.for_starts_at, 'forPlace', o.for_place,
          'blockedFrom', ${blockedAt(at, sql`o.account_id`)})
          order by o.leaves_at nulls last, o.id), '[]')
        from lift_offers o where o.team_id = ${teamId} and o.event_id = ${eventId}) as offers,
      (select coalesce(json_agg(json_build_object(
          'memberId', m.id, 'accountId', m.account_id, 'firstName', m.first_name, 'lastName', m.last_name,
          'direction', r.direction, 'meetingPlace', r.meeting_place,
          'blockedFrom', ${blockedAt(at, sql`m.account_id`)},
          'seats', (select coalesce(json_agg(json_build_object('offerId', s.offer_id, 'leg', s.leg,
              'isAccepted', s.accepted_at is not null) order by s.leg desc), '[]')
            from lift_seats s where s.team_id = r.team_id and s.event_id = r.event_id
              and s.member_id = r.member_id))
          order by m.last_name, m.first_name, m.id), '[]')
        from lift_requests r
        join members m on m.team_id = r.roster_team_id and m.id = r.member_id
        where r.team_id = ${teamId} and r.event_id = ${eventId}) as requests`.execute(db)
  return found.rows[0] ?? { choice: null, offers: [], requests: [] }
}

export interface Age {
  readonly memberId: string
  readonly dateOfBirth: string | null
  readonly hasGuardian: boolean
  readonly isStaff: boolean
  /** Their own account, if they have one. */
  readonly accountId: string | null
}

/** What tells children from adults, and staff, among some members of a team and guests of its event. */
export async function findAges(
  db: Queryable,
  { teamId, eventId }: EventKey,
  memberIds: readonly string[],
): Promise<readonly Age[]> {
  const found = await sql<Age>`
    select m.id as "memberId", m.account_id as "accountId", m.date_of_birth as "dateOfBirth",
      m.team_id = ${teamId} and ${isStaffRow('m')} as "isStaff",
      exists (select from guardianships care
        where care.team_id = m.team_id and care.member_id = m.id) as "hasGuardian"
    from events e
    join members m on m.id = any(${[...memberIds]}::uuid[])
      and m.left_at is null and m.archived_at is null and (m.team_id = e.team_id or exists (
        select from event_guests guest where guest.team_id = e.team_id and guest.event_id = e.id
          and guest.guest_team_id = m.team_id and guest.member_id = m.id))
    where e.team_id = ${teamId} and e.id = ${eventId}`.execute(db)
  return found.rows
}
