import { sql } from 'kysely'

import { isInAudience } from '#server/events/queries/event-rows.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import type { JoinTeam } from './teams.ts'

/** A coming event for people who have not joined yet. */
export interface ComingEvent {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly opponent: string | null
  readonly startsAt: Date
  readonly timeZone: string
  /** Which of them it invites. */
  readonly memberIds: readonly string[]
  /** They are invited, and the deadline has not passed. */
  readonly isOpen: boolean
}

interface ComingInput {
  readonly teamId: string
  readonly memberIds: readonly string[]
  readonly now: Date
}

/** Stands for someone without a roster row: their answer is saved once they have one. */
export const newcomerId = '00000000-0000-7000-8000-000000000000'

/** The next events of an adult team that is open to anyone: new members are invited to them too. */
export async function findEventsForNewcomer(
  db: Queryable,
  { team, now }: { readonly team: JoinTeam; readonly now: Date },
): Promise<readonly ComingEvent[]> {
  if (!team.isForAdults || team.joinApproval) return []
  const found = await sql<ComingEvent>`
    select ${eventFacts(now)}, array[${newcomerId}::text] as "memberIds"
    from events e left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id
    where e.team_id = ${team.id} and e.starts_at > ${now} and e.cancelled_at is null
      and e.audience = 'everyone'
    order by e.starts_at, e.id limit ${shown}`.execute(db)
  return found.rows
}

/** The number of events in an email and on its page. */
const shown = 2

/** The team's next events for any of these members, without cancelled ones. */
export async function findComingEvents(
  db: Queryable,
  { teamId, memberIds, now }: ComingInput,
): Promise<readonly ComingEvent[]> {
  if (memberIds.length === 0) return []
  const found = await sql<ComingEvent>`
    select ${eventFacts(now)}, meant.ids as "memberIds"
    from events e
    left join opponents o on o.team_id = e.team_id and o.id = e.opponent_id
    cross join lateral (
      select array_agg(m.id order by m.first_name, m.id) as ids from members m
      where m.team_id = e.team_id and m.id = any(${[...memberIds]}::uuid[])
        and m.left_at is null and m.archived_at is null and ${isInAudience}) meant
    where e.team_id = ${teamId} and e.starts_at > ${now} and e.cancelled_at is null and meant.ids is not null
    order by e.starts_at, e.id limit ${shown}
  `.execute(db)
  return found.rows
}

function eventFacts(now: Date) {
  return sql`
    e.id, e.type, e.title, coalesce(o.name, e.opponent) as opponent, e.starts_at as "startsAt",
    e.time_zone as "timeZone",
    e.is_invited and (e.answer_until is null or e.answer_until > ${now}) as "isOpen"`
}
