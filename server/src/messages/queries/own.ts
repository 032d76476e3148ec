import type { ConversationRole } from '@touchline/domain/messages/conversations'
import { type Actor, representedBy } from '@touchline/domain/teams/actor'
import { sql, type RawBuilder } from 'kysely'

import { isAsked } from '#server/events/queries/event-rows.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { isActive, isMinor, isStaffRow, isYoung, namedSince, withClub } from './ages.ts'

/** Who reads, and when. */
export interface Reader {
  readonly actor: Actor
  readonly now: Date
}

/** What somebody is in a team, as far as it decides which conversations are theirs. */
export interface Own {
  readonly actor: Actor
  /** On the roster, or parent of somebody on it who is not of age. */
  readonly isInTeam: boolean
  readonly roles: readonly ConversationRole[]
  /** The own roster row, and those of children who are not of age. */
  readonly memberIds: readonly string[]
  /** The own row, once people may write to it by name. */
  readonly namedId: string | null
  readonly namedSince: Date | null
  readonly childIds: readonly string[]
  readonly guardianId: string | null
}

interface OwnRow {
  readonly id: string
  readonly isStaff: boolean
  readonly isYoung: boolean
  readonly isMinor: boolean
  readonly since: Date | null
  readonly guardianId: string | null
}

export async function findOwn(db: Queryable, { actor, now }: Reader): Promise<Own> {
  const { teamId, accountId, memberId, childIds } = actor
  const ids = [...representedBy(actor)]
  const found = await sql<OwnRow>`
    select m.id, ${isStaffRow} as "isStaff", ${isYoung(now)} as "isYoung",
      ${isMinor(now)} as "isMinor", ${namedSince} as since,
      (select g.id from guardians g
       where g.team_id = m.team_id and g.account_id = ${accountId}) as "guardianId"
    from members m ${withClub}
    where m.team_id = ${teamId} and m.id = any(${ids}::uuid[])`.execute(db)
  const row = found.rows.find(({ id }) => id === memberId)
  const children = found.rows.filter((one) => childIds.includes(one.id) && one.isMinor)
  const there = [...(row === undefined ? [] : [row]), ...children]
  return {
    actor,
    isInTeam: there.length > 0,
    roles: rolesOf(there, children),
    memberIds: there.map(({ id }) => id),
    namedId: row === undefined || row.isYoung ? null : row.id,
    namedSince: row?.since ?? null,
    childIds: children.map(({ id }) => id),
    guardianId: childIds.length > 0 ? (found.rows[0]?.guardianId ?? null) : null,
  }
}

function rolesOf(there: readonly OwnRow[], children: readonly OwnRow[]) {
  const roles: ConversationRole[] = there.map(({ isStaff }) => (isStaff ? 'staff' : 'players'))
  return children.length > 0 ? [...roles, 'guardians' as const] : roles
}

/**
 * My conversations (`conversation_id`), each once, and since when I may read in them: the same rule
 * as domain/messages/seats, seen from one person. What was written in somebody's place to the parents,
 * before they were 16, stays between those.
 */
export function ownConversations(own: Own, conversationId?: string): RawBuilder<unknown> {
  const { actor, isInTeam, roles, memberIds, namedId, namedSince: since, childIds } = own
  const { teamId, accountId, isAdmin } = actor
  const one = conversationId === undefined ? sql`` : sql`and c.id = ${conversationId}`
  const isNamed = (which: RawBuilder<unknown>) => sql`exists (
    select from conversation_participants p
    where p.team_id = c.team_id and p.conversation_id = c.id and ${which})`
  const asParent = sql`(p.member_id = any(${[...childIds]}::uuid[])
    or p.guardian_id = ${own.guardianId}::uuid)`
  return sql`(
    select c.id as conversation_id,
      case when c.kind = 'people' and not ${isNamed(asParent)}
        then coalesce(${since}::timestamptz, '-infinity') else '-infinity' end as since
    from conversations c
    where c.team_id = ${teamId} ${one} and (
      (c.kind = 'team' and ${isInTeam}::boolean)
      or (c.kind = 'role' and c.role = any(${[...roles]}::text[]))
      or (c.kind = 'event' and exists (
        select from events e join members m on m.team_id = e.team_id
          and m.id = any(${[...memberIds]}::uuid[])
        where e.team_id = c.team_id and e.id = c.event_id and ${isAsked}))
      or ${isNamed(sql`(${asParent} or p.member_id = ${namedId}::uuid
        or p.account_id = ${isAdmin ? accountId : null}::uuid)`)})
      ${notWithBlocked(actor)})`
}

/** Whom the club keeps from a child is in nothing that the child is in. */
function notWithBlocked({ blockedFrom = [] }: Actor): RawBuilder<unknown> {
  if (blockedFrom.length === 0) return sql``
  return sql`and not exists (
    select from members m
    where m.team_id = c.team_id and m.id = any(${[...blockedFrom]}::uuid[]) and ${isActive}
      and (c.kind = 'people' or m.account_id is not null)
      and (c.kind = 'team'
        or (c.kind = 'role' and c.role = case when ${isStaffRow} then 'staff' else 'players' end)
        or (c.kind = 'event' and exists (select from events e
          where e.team_id = c.team_id and e.id = c.event_id and ${isAsked}))
        or exists (select from conversation_participants p where p.team_id = c.team_id
          and p.conversation_id = c.id and p.member_id = m.id)))`
}
