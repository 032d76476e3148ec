import type { PersonAnswer } from '@touchline/contract/events/shapes/event'
import { mayReadComment, mayReadHistory } from '@touchline/domain/events/permissions'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'
import { sql, type RawBuilder } from 'kysely'

import { isPlayingRow } from '#server/teams/queries/staff.ts'

import { isBeforeChange, withAnswer } from './answer-parts.ts'
import { awayUntil, guestsOf, isInvitedNow } from './event-rows.ts'
import { nameOfAnswerer } from './history.ts'
import { isOnRoster, wasOnRoster } from './inviting.ts'
import type { PageExtras } from './page-extras.ts'

export interface PersonRow {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly role: string
  readonly is_coach: boolean
  readonly position: string | null
  readonly guest_of: string | null
  /** True for the reader's own row. */
  readonly is_own: boolean | null
  readonly is_invited: boolean
  readonly answer: PersonAnswer['answer']
  readonly waiting_order: number | null
  readonly comment: string | null
  readonly answered_at: string | null
  readonly answered_by: string | null
  readonly away_until: string | null
  readonly before_change: boolean
  readonly is_late: boolean | null
}

/** Only what is needed: each column costs time. */
const memberColumns = sql`m.id, m.first_name, m.last_name, m.role, m.is_coach, m.position, m.team_id,
  m.account_id, m.created_at, m.left_at, m.archived_at`

const isInvited = sql`((m.guest_of is not null and ${isOnRoster}) or (${wasOnRoster} and ${isInvitedNow}))`

/** `everyone` invited to the `event`, and everyone who answered. */
export function everyone(accountId: RawBuilder<unknown>) {
  return sql`
    everyone as materialized (
      select m.id, m.first_name, m.last_name, m.role, m.is_coach, m.position, m.guest_of, m.team_id, m.account_id,
        m.account_id = ${accountId} as is_own, m.left_at is null and m.archived_at is null as is_here,
        ${isInvited} as is_invited,
        a.answer, a.comment, a.answered_at, a.waiting_order, a.is_late, ${awayUntil} as away_until,
        case when a.answered_by is distinct from m.account_id then ${nameOfAnswerer} end as answered_by,
        ${isBeforeChange} as before_change
      from event e
      cross join lateral (
        select ${memberColumns}, null::text as guest_of from members m where m.team_id = e.team_id
        union all
        select ${memberColumns}, t.name from ${guestsOf} m join teams t on t.id = m.team_id
      ) m
      ${withAnswer}
      where a.answer is not null or ${isInvited}
    )`
}

/** Of `everyone`, in roster order. */
export const people = sql`(
  select json_agg(m order by m.last_name, m.first_name, m.id) from (
    select id, first_name, last_name, role, is_coach, position, guest_of, is_own, is_invited,
      answer, comment, answered_at, answered_by, waiting_order, is_late, away_until, before_change
    from everyone) m)`

/** Of `everyone`, players without an answer. */
export const silentPlayers = sql`(
  select m.id, m.team_id, m.account_id from everyone m
  where m.answer is null and m.is_here and ${isPlayingRow('m')})`

/** A person on the page, as this reader may see them. */
export function personOf(
  row: PersonRow,
  actor: Actor,
  { places, ...more }: PageExtras & { readonly places: ReadonlyMap<string, number> },
): PersonAnswer {
  const isStaff = may(actor, 'events.edit')
  const mayRead = mayReadComment(actor, row.id)
  return {
    memberId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    isCoach: row.is_coach,
    position: row.position,
    guestOf: row.guest_of,
    answer: row.answer,
    waiting: places.get(row.id) ?? null,
    comment: mayRead ? row.comment : null,
    ...answererOf(actor, row),
    disagreement:
      row.answer !== null && mayReadHistory(actor, row.id) ? more.disagreementOf(row.id) : [],
    awayUntil: mayRead ? row.away_until : null,
    beforeChange: row.before_change,
    isLate: isStaff && row.is_late === true,
    seenAt: isStaff ? more.seenAt(row.id) : null,
  }
}

/** PostgreSQL's JSON writes instants with microseconds and an offset. */
function instantOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** Only people who may read the history see who answered and when. */
function answererOf(actor: Actor, { id, answered_at: at, answered_by: by }: PersonRow) {
  if (!mayReadHistory(actor, id)) return { answeredAt: null, answeredBy: null }
  return { answeredAt: instantOf(at), answeredBy: by }
}
