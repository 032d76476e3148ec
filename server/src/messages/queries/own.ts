import type { ConversationRole } from '@touchline/domain/messages/conversations'
import { type Actor, representedBy } from '@touchline/domain/teams/actor'
import { sql, type RawBuilder } from 'kysely'

import { isInvitedNow } from '#server/events/queries/event-rows.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import {
  isActive,
  isMinor,
  isStaffRow,
  isWrittenViaParents,
  namedSince,
  clubJoins,
} from './ages.ts'

/** The actor who reads, and when. */
export interface Reader {
  readonly actor: Actor
  readonly now: Date
}

/** What decides which conversations an account may read in a team. */
export interface ReaderRights {
  readonly actor: Actor
  /** A member, or the parent of a minor on the roster. */
  readonly isInTeam: boolean
  readonly roles: readonly ConversationRole[]
  /** Their own roster row and those of their children who are minors. */
  readonly memberIds: readonly string[]
  /** Their own row, if old enough to receive messages by name. */
  readonly namedId: string | null
  readonly namedSince: Date | null
  readonly childIds: readonly string[]
  readonly guardianId: string | null
}

interface OwnRow {
  readonly teamId: string
  readonly id: string
  readonly isStaff: boolean
  readonly isYoung: boolean
  readonly isMinor: boolean
  readonly since: Date | null
  readonly guardianId: string | null
}

/** What decides which conversations an account may read in one team. */
export async function findOwn(db: Queryable, { actor, now }: Reader): Promise<ReaderRights> {
  return ownOf(actor, await findOwnRows(db, [actor], now))
}

/** The same for each of its teams, in one statement. */
export async function findOwns(
  db: Queryable,
  actors: readonly Actor[],
  now: Date,
): Promise<readonly ReaderRights[]> {
  const rows = Map.groupBy(await findOwnRows(db, actors, now), ({ teamId }) => teamId)
  return actors.map((actor) => ownOf(actor, rows.get(actor.teamId) ?? []))
}

async function findOwnRows(
  db: Queryable,
  actors: readonly Actor[],
  now: Date,
): Promise<readonly OwnRow[]> {
  const teamIds = actors.map(({ teamId }) => teamId)
  const ids = actors.flatMap(representedBy)
  const found = await sql<OwnRow>`
    select m.team_id as "teamId", m.id, ${isStaffRow} as "isStaff", ${isWrittenViaParents(now)} as "isYoung",
      ${isMinor(now)} as "isMinor", ${namedSince} as since,
      (select g.id from guardians g
       where g.team_id = m.team_id and g.account_id = ${actors[0]?.accountId ?? null}) as "guardianId"
    from members m ${clubJoins}
    where m.team_id = any(${teamIds}::uuid[]) and m.id = any(${ids}::uuid[])`.execute(db)
  return found.rows
}

function ownOf(actor: Actor, found: readonly OwnRow[]): ReaderRights {
  const { memberId, childIds } = actor
  const row = found.find(({ id }) => id === memberId)
  const children = found.filter((one) => childIds.includes(one.id) && one.isMinor)
  const there = [...(row === undefined ? [] : [row]), ...children]
  return {
    actor,
    isInTeam: there.length > 0,
    roles: rolesOf(there, children),
    memberIds: there.map(({ id }) => id),
    namedId: row === undefined || row.isYoung ? null : row.id,
    namedSince: row?.since ?? null,
    childIds: children.map(({ id }) => id),
    guardianId: childIds.length > 0 ? (found[0]?.guardianId ?? null) : null,
  }
}

function rolesOf(there: readonly OwnRow[], children: readonly OwnRow[]) {
  const roles: ConversationRole[] = there.map(({ isStaff }) => (isStaff ? 'staff' : 'players'))
  return children.length > 0 ? [...roles, 'guardians' as const] : roles
}

/**
 * SQL for the account's conversations (`conversation_id`) in some teams and since when it may read
 * them. Mirrors domain/messages/participants for one person. Messages to the parents of a child under 16
 * stay hidden from the child later.
 */
export function ownConversations(
  owns: readonly ReaderRights[],
  conversationId?: string,
): RawBuilder<unknown> {
  const teamIds = owns.map(({ actor }) => actor.teamId)
  const one = conversationId === undefined ? sql`` : sql`and c.id = ${conversationId}`
  const isNamed = (which: RawBuilder<unknown>) => sql`exists (
    select from conversation_participants p
    where p.team_id = c.team_id and p.conversation_id = c.id and ${which})`
  const asParent = sql`(p.member_id = any(${owns.flatMap(({ childIds }) => childIds)}::uuid[])
    or p.guardian_id = any(${present(owns.map(({ guardianId }) => guardianId))}::uuid[]))`
  const roles = owns.flatMap((own) => own.roles.map((role) => ({ role, teamId: own.actor.teamId })))
  return sql`(
    select c.team_id, c.id as conversation_id,
      case when c.kind = 'people' and not ${isNamed(asParent)}
        then coalesce(${sinceIn(owns)}, '-infinity') else '-infinity' end as since
    from conversations c
    where c.team_id = any(${teamIds}::uuid[]) ${one} and (
      (c.kind = 'team' and c.team_id = any(${teamsWhere(owns, ({ isInTeam }) => isInTeam)}::uuid[]))
      or (c.kind = 'role' and (c.team_id, c.role) in (select * from unnest(
        ${roles.map(({ teamId }) => teamId)}::uuid[], ${roles.map(({ role }) => role)}::text[])))
      or (c.kind = 'event' and exists (
        select from events e join members m on m.team_id = e.team_id
          and m.id = any(${owns.flatMap(({ memberIds }) => memberIds)}::uuid[])
        where e.team_id = c.team_id and e.id = c.event_id and ${isInvitedNow}))
      or ${isNamed(sql`(${asParent}
        or p.member_id = any(${present(owns.map(({ namedId }) => namedId))}::uuid[])
        or (p.account_id = ${owns[0]?.actor.accountId ?? null}::uuid
          and c.team_id = any(${teamsWhere(owns, ({ actor }) => actor.isAdmin)}::uuid[])))`)})
      ${notWithBlocked(owns.flatMap(({ actor }) => actor.blockedFrom ?? []))})`
}

function present(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null)
}

function teamsWhere(owns: readonly ReaderRights[], is: (own: ReaderRights) => boolean): string[] {
  return owns.filter(is).map(({ actor }) => actor.teamId)
}

/**
 * SQL: when the reader became old enough to receive messages by name in the team of conversation
 * `c`.
 */
function sinceIn(owns: readonly ReaderRights[]): RawBuilder<unknown> {
  const [teamIds, moments] = [teamsWhere(owns, () => true), owns.map((own) => own.namedSince)]
  return sql`(select own.since
    from unnest(${teamIds}::uuid[], ${moments}::timestamptz[]) as own (team_id, since)
    where own.team_id = c.team_id)`
}

/** SQL: excludes conversations with a child the reader is blocked from. */
function notWithBlocked(blockedFrom: readonly string[]): RawBuilder<unknown> {
  if (blockedFrom.length === 0) return sql``
  return sql`and not exists (
    select from members m
    where m.team_id = c.team_id and m.id = any(${blockedFrom}::uuid[]) and ${isActive}
      and (c.kind = 'people' or m.account_id is not null)
      and (c.kind = 'team'
        or (c.kind = 'role' and c.role = case when ${isStaffRow} then 'staff' else 'players' end)
        or (c.kind = 'event' and exists (select from events e
          where e.team_id = c.team_id and e.id = c.event_id and ${isInvitedNow}))
        or exists (select from conversation_participants p where p.team_id = c.team_id
          and p.conversation_id = c.id and p.member_id = m.id)))`
}
