import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { leadsTeam } from '#server/teams/queries/club-roles.ts'

import { isActive, isMinor, isStaffRow, clubJoins } from './ages.ts'
import type { Reader } from './own.ts'
import type { ConversationKey } from './people.ts'

export interface StaffToAsk {
  readonly memberIds: readonly string[]
  /** Club managers, whether or not they are on the roster. */
  readonly managerIds: readonly string[]
}

/**
 * The staff this person can ask: adults who have joined and aren't blocked from one of the person's
 * children.
 */
export async function findStaffToAsk(
  db: Queryable,
  { actor: { teamId, accountId }, now }: Reader,
  /** Limits the result to this account. */
  only?: string,
): Promise<StaffToAsk> {
  const isMeant = (account: RawBuilder<unknown>) =>
    only === undefined ? sql`true` : sql`${account} = ${only}`
  const isKept = (account: RawBuilder<unknown>) => sql`exists (
    select from blocked_children kept
    join guardianships care on care.team_id = kept.team_id and care.member_id = kept.member_id
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    where kept.team_id = ${teamId} and kept.account_id = ${account}
      and g.account_id = ${accountId})`
  const found = await sql<StaffToAsk>`
    select array(select m.id from members m ${clubJoins}
        where m.team_id = ${teamId} and ${isActive} and ${isStaffRow} and not ${isMinor(now)}
          and m.account_id is not null and ${isMeant(sql`m.account_id`)}
          and not ${isKept(sql`m.account_id`)}) as "memberIds",
      array(select k.account_id from club_roles k join teams home on home.club_id = k.club_id
        where home.id = ${teamId} and ${leadsTeam('k', 'home')} and ${isMeant(sql`k.account_id`)} and not ${isKept(sql`k.account_id`)}) as "managerIds"`.execute(
    db,
  )
  return found.rows[0] ?? { memberIds: [], managerIds: [] }
}

/** The account that started a conversation; null if deleted. */
export async function findStarterOf(
  db: Queryable,
  { teamId, conversationId }: ConversationKey,
): Promise<string | null> {
  const found = await sql<{ id: string | null }>`
    select started_by as id from conversations
    where team_id = ${teamId} and id = ${conversationId}`.execute(db)
  return found.rows[0]?.id ?? null
}
