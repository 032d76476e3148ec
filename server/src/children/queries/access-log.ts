import type { Access, AccessEntry } from '@touchline/contract/children/shapes/health'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { MemberKey } from '../queries.ts'

const pageSize = 20

export interface NewAccess extends MemberKey {
  readonly id: string
  readonly accountId: string
  readonly what: AccessEntry['what']
  readonly isByProgram: boolean
  readonly at: Date
}

export async function addAccess(tx: Transaction, entry: NewAccess): Promise<void> {
  await sql`
    insert into health_access_log (id, team_id, member_id, account_id, what, by_api_token, accessed_at)
    values (${entry.id}, ${entry.teamId}, ${entry.memberId}, ${entry.accountId}, ${entry.what},
      ${entry.isByProgram}, ${entry.at})`.execute(tx)
}

/** Logs access to several people of a team, in one statement. */
export async function addAccesses(
  tx: Transaction,
  teamId: string,
  entries: readonly Omit<NewAccess, 'teamId'>[],
): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('health_access_log')
    .values(
      entries.map((entry) => ({
        id: entry.id,
        team_id: teamId,
        member_id: entry.memberId,
        account_id: entry.accountId,
        what: entry.what,
        by_api_token: entry.isByProgram,
        accessed_at: entry.at,
      })),
    )
    .execute()
}

interface EntryRow {
  readonly id: string
  readonly name: string | null
  readonly what: NewAccess['what']
  readonly isByProgram: boolean
  readonly accessedAt: Date
}

/** Newest first, after the cursor, with names as on the team's roster. */
export async function findAccessLog(
  db: Queryable,
  { teamId, memberId, cursor }: MemberKey & { readonly cursor?: string | undefined },
): Promise<Pick<Access, 'log' | 'nextCursor'>> {
  const after =
    cursor === undefined
      ? sql``
      : sql`and (l.accessed_at, l.id) < (
          select accessed_at, id from health_access_log
          where team_id = ${teamId} and member_id = ${memberId} and id = ${cursor})`
  const found = await sql<EntryRow>`
    select l.id, l.what, l.by_api_token as "isByProgram", l.accessed_at as "accessedAt",
      nullif(trim(concat_ws(' ', coalesce(own.first_name, a.first_name),
        coalesce(own.last_name, a.last_name))), '') as name
    from health_access_log l
    left join accounts a on a.id = l.account_id
    left join lateral (
      select m.first_name, m.last_name from members m
      where m.team_id = l.team_id and m.account_id = l.account_id
      order by m.left_at is null desc, m.created_at desc limit 1) own on true
    where l.team_id = ${teamId} and l.member_id = ${memberId} ${after}
    order by l.accessed_at desc, l.id desc limit ${pageSize + 1}`.execute(db)
  const rows = found.rows.slice(0, pageSize)
  return {
    log: rows.map(({ accessedAt, ...entry }) => ({
      ...entry,
      accessedAt: accessedAt.toISOString(),
    })),
    nextCursor: found.rows.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
  }
}
