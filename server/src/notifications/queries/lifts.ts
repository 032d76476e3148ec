import type { Direction, Leg } from '@touchline/domain/lifts/lifts'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import type { LetterToWrite } from './letters.ts'
import { ownPeople } from './subjects.ts'

interface SeatInLetter {
  readonly leg: Leg
  readonly driver: string
  readonly leavesAt: string | null
  readonly meetingPlace: string | null
  readonly isAccepted: boolean
  /** In the reader's car. */
  readonly isMine: boolean
}

/** Someone a letter about lifts is about, with their seats. */
export interface Rider {
  readonly firstName: string
  readonly relation: 'self' | 'child' | 'other'
  /** What they asked for; null once they need no lift. */
  readonly direction: Direction | null
  /** The reader drives to the event. */
  readonly isReaderDriving: boolean
  readonly seats: readonly SeatInLetter[]
}

/** SQL: the other teams of the club, from which guests come. */
function sistersOf(teamId: string) {
  return sql`select sister.id from teams host join teams sister on sister.club_id = host.club_id
    where host.id = ${teamId}`
}

export async function findRider(
  db: Queryable,
  { teamId, eventId, memberId, accountId }: LetterToWrite,
): Promise<Rider | undefined> {
  const found = await sql<Rider>`
    with mine as materialized (${ownPeople(accountId)})
    select m.first_name as "firstName", coalesce(mine.relation, 'other') as relation,
      r.direction, exists (select from lift_offers o where o.team_id = ${teamId}
        and o.event_id = ${eventId} and o.account_id = ${accountId}) as "isReaderDriving",
      (select coalesce(json_agg(json_build_object('leg', s.leg,
          'driver', coalesce(${nameOfAccount(sql`o.team_id`, sql`o.account_id`)}, ''),
          'leavesAt', to_char(o.leaves_at, 'HH24:MI'), 'meetingPlace', o.meeting_place,
          'isAccepted', s.accepted_at is not null, 'isMine', o.account_id = ${accountId}) order by s.leg desc), '[]')
        from lift_seats s join lift_offers o on o.team_id = s.team_id and o.id = s.offer_id
        where s.team_id = ${teamId} and s.event_id = ${eventId} and s.member_id = m.id) as seats
    from members m
    left join mine on mine.team_id = m.team_id and mine.id = m.id
    left join lift_requests r on r.team_id = ${teamId} and r.event_id = ${eventId}
      and r.member_id = m.id
    where (m.team_id = ${teamId} or m.team_id in (${sistersOf(teamId)})) and m.id = ${memberId}
      and m.left_at is null and m.archived_at is null`.execute(db)
  return found.rows[0]
}

/** Someone in the reader's car. */
export interface PassengerInLetter {
  readonly memberId: string
  readonly name: string
  readonly phones: readonly string[]
  /** From another team, whose phone numbers this one's staff don't see. */
  readonly isGuest: boolean
}

/** Who rides with the reader, with their own and their guardians' phone numbers. */
export async function findPassengers(
  db: Queryable,
  { teamId, eventId, accountId }: LetterToWrite,
): Promise<readonly PassengerInLetter[]> {
  const found = await sql<PassengerInLetter>`
    select m.id as "memberId", trim(m.first_name || ' ' || m.last_name) as name,
      r.guest_team_id is not null as "isGuest",
      array_remove(m.phone || array(
        select g.phone from guardianships care
        join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
        where care.team_id = m.team_id and care.member_id = m.id and ${isActiveGuardianship('care', 'g')}
        order by g.first_name, g.id), null) as phones
    from lift_offers o
    join lift_requests r on r.team_id = o.team_id and r.event_id = o.event_id
    join members m on m.team_id = r.roster_team_id and m.id = r.member_id
      and m.left_at is null and m.archived_at is null
    where o.team_id = ${teamId} and o.event_id = ${eventId} and o.account_id = ${accountId}
      and exists (select from lift_seats s where s.team_id = o.team_id and s.offer_id = o.id
        and s.member_id = m.id and s.accepted_at is not null)
    order by m.first_name, m.last_name, m.id`.execute(db)
  return found.rows
}
