import type { ConversationKind, ConversationRole } from '@touchline/domain/messages/conversations'
import {
  participantsIn,
  type ConversationRoster,
  type ConversationParticipant,
} from '@touchline/domain/messages/participants'
import { sql, type RawBuilder } from 'kysely'

import { isInvitedNow } from '#server/events/queries/event-rows.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { lacksCheck } from '#server/teams/queries/checks.ts'
import { leadsTeam } from '#server/teams/queries/club-roles.ts'

import { isActive, isMinor, isStaffRow, isWrittenViaParents, clubJoins } from './ages.ts'

export interface ParticipantsKey {
  readonly teamId: string
  readonly conversationId: string
  readonly now: Date
}

/**
 * Everyone in a conversation, read from the roster each time, so that leaving, a block, a birthday
 * or a missing check takes effect at once.
 */
export async function findParticipants(
  db: Queryable,
  key: ParticipantsKey,
): Promise<readonly ConversationParticipant[]> {
  const target = await findTarget(db, key)
  if (target === undefined) return []
  const people = await findPeople(db, key, target)
  const minorIds = people.filter((one) => one.isMinor).map(({ memberId }) => memberId)
  return participantsIn({
    kind: target.kind,
    people,
    parents: await findParents(db, key.teamId, sql`care.member_id = any(${minorIds}::uuid[])`),
    namedParents:
      target.guardianIds.length === 0
        ? []
        : await findParents(
            db,
            key.teamId,
            sql`care.guardian_id = any(${[...target.guardianIds]}::uuid[])`,
          ),
    managers: target.managers,
    kept: target.hasBlocks ? await findKept(db, key.teamId) : [],
  })
}

interface Target {
  readonly kind: ConversationKind
  readonly role: ConversationRole | null
  readonly memberIds: readonly string[]
  readonly guardianIds: readonly string[]
  /** The club's current managers, if they have the required check. */
  readonly managers: readonly string[]
  /** Whether the club blocks anyone from a child of the team; most skip the query for them. */
  readonly hasBlocks: boolean
}

async function findTarget(
  db: Queryable,
  { teamId, conversationId }: ParticipantsKey,
): Promise<Target | undefined> {
  const named = (column: string) => sql`array(select ${sql.ref(`p.${column}`)}
    from conversation_participants p where p.team_id = c.team_id and p.conversation_id = c.id
      and ${sql.ref(`p.${column}`)} is not null)`
  const found = await sql<Target>`
    select c.kind, c.role, ${named('member_id')} as "memberIds",
      ${named('guardian_id')} as "guardianIds",
      array(select p.account_id from conversation_participants p
        join club_roles k on k.account_id = p.account_id and k.club_id = team.club_id
          and ${leadsTeam('k', 'team')}
        where p.team_id = c.team_id and p.conversation_id = c.id
          and not ${lacksCheck(sql`p.account_id`)}) as managers,
      children_blocked_in(c.team_id) is not null as "hasBlocks"
    from conversations c join teams team on team.id = c.team_id
    left join clubs club on club.id = team.club_id
    where c.team_id = ${teamId} and c.id = ${conversationId}`.execute(db)
  return found.rows[0]
}

async function findPeople(
  db: Queryable,
  { teamId, conversationId, now }: ParticipantsKey,
  target: Target,
): Promise<ConversationRoster['people']> {
  const isNamed = sql`m.id = any(${[...target.memberIds]}::uuid[])`
  const isAddressed = sql`(${isNamed} or ${addressed(target, conversationId)})`
  // For parents only, their children are loaded to find them.
  const isMeant = target.role === 'guardians' ? isMinor(now) : sql`false`
  const found = await sql<ConversationRoster['people'][number]>`
    select m.id as "memberId", m.account_id as "accountId", ${isStaffRow} as "isStaff",
      ${isWrittenViaParents(now)} as "isYoung", ${isMinor(now)} as "isMinor", ${isAddressed} as "isAddressed",
      ${isStaffRow} and ${lacksCheck(sql`m.account_id`)} as "owesCheck"
    from members m ${clubJoins}
    where m.team_id = ${teamId} and ${isActive} and (${isAddressed} or ${isMeant})
    order by m.id`.execute(db)
  return found.rows
}

/** SQL for the members a conversation addresses, apart from named people. */
function addressed({ kind, role }: Target, conversationId: string): RawBuilder<unknown> {
  if (kind === 'team') return sql`true`
  if (kind === 'event')
    return sql`exists (select from conversations c join events e
      on e.team_id = c.team_id and e.id = c.event_id
      where c.team_id = m.team_id and c.id = ${conversationId} and ${isInvitedNow})`
  if (kind === 'people' || role === 'guardians') return sql`false`
  return role === 'staff' ? isStaffRow : sql`not ${isStaffRow}`
}

/** Verified parents with an account of members on the roster. */
async function findParents(
  db: Queryable,
  teamId: string,
  which: RawBuilder<unknown>,
): Promise<ConversationRoster['parents']> {
  const found = await sql<ConversationRoster['parents'][number]>`
    select g.account_id as "accountId", care.member_id as "memberId"
    from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    join members m on m.team_id = care.team_id and m.id = care.member_id and ${isActive}
    where care.team_id = ${teamId} and ${which} and g.account_id is not null
      and care.verified_at is not null and care.blocked_at is null
    order by g.account_id, care.member_id`.execute(db)
  return found.rows
}

/** Blocks of the whole club that apply to this team's children. */
async function findKept(db: Queryable, teamId: string): Promise<ConversationRoster['kept']> {
  const found = await sql<ConversationRoster['kept'][number]>`
    select account_id as "accountId", member_id as "memberId" from blocked_children
    where team_id = ${teamId}`.execute(db)
  return found.rows
}
