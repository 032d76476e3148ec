import type { MatchPerson } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { isPlaying } from '@touchline/domain/members/access'
import { isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { sql } from 'kysely'

import { withAnswer } from '#server/events/queries/answer-parts.ts'
import { guestsOf, isInAudience } from '#server/events/queries/event-rows.ts'
import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable } from '#server/platform/database/database.ts'

/** A person who may play or is named in the match. */
export interface Person extends MatchPerson {
  /** The team whose roster the person is on. */
  readonly rosterTeamId: string
  readonly accountId: string | null
}

interface PersonRow {
  readonly id: string
  readonly team_id: string
  readonly account_id: string | null
  readonly first_name: string
  readonly last_name: string
  readonly is_coach: boolean
  readonly jersey_number: string | null
  readonly position: string | null
  readonly date_of_birth: string | null
  readonly time_zone: string
  readonly guest_of: string | null
  readonly answer: MatchPerson['answer']
  readonly is_asked: boolean
}

/** Everyone invited, who answered or is named in the match, guests included. */
export async function findMatchPeople(
  db: Queryable,
  { teamId, eventId }: EventKey,
  { named, now }: { readonly named: readonly string[]; readonly now: Date },
): Promise<Person[]> {
  const found = await sql<PersonRow>`
    select m.id, m.team_id, m.account_id, m.first_name, m.last_name, m.is_coach, m.jersey_number, m.position,
      m.date_of_birth, m.guest_of, t.time_zone, a.answer, asked.here as is_asked
    from events e
    join teams t on t.id = e.team_id
    cross join lateral (
      select o.*, null as guest_of from members o where o.team_id = e.team_id
      union all
      select g.*, x.name from ${guestsOf} g join teams x on x.id = g.team_id
    ) m
    cross join lateral (
      select m.left_at is null and m.archived_at is null
        and (m.guest_of is not null or ${isInAudience}) as here
    ) asked
    ${withAnswer}
    where e.team_id = ${teamId} and e.id = ${eventId}
      and (asked.here or a.answer is not null or m.id = any(${[...named]}::uuid[]))
    order by m.last_name, m.first_name, m.id`.execute(db)
  return found.rows.map((row) => personOf(row, now))
}

function personOf(row: PersonRow, now: Date): Person {
  const { first_name: firstName, last_name: lastName, date_of_birth: bornOn } = row
  const isGrownUp = bornOn !== null && !isMinor(bornOn, dayInZone(now, row.time_zone))
  return {
    memberId: row.id,
    firstName,
    lastName,
    publicName: isGrownUp ? `${firstName} ${lastName}`.trim() : firstName,
    jerseyNumber: row.jersey_number,
    position: row.position,
    guestOf: row.guest_of,
    answer: row.answer,
    isStaff: !isPlaying({ isCoach: row.is_coach, position: row.position }),
    isAsked: row.is_asked,
    rosterTeamId: row.team_id,
    accountId: row.account_id,
  }
}
