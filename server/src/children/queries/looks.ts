import type { Looks } from '@touchline/contract/children/shapes/health'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { MemberKey } from '../queries.ts'

const pageSize = 20

export interface NewLook extends MemberKey {
  readonly id: string
  readonly accountId: string
  readonly what: Looks['looks'][number]['what']
  readonly isByProgram: boolean
  readonly at: Date
}

export async function addLook(tx: Transaction, look: NewLook): Promise<void> {
  await sql`
    insert into health_access_log (id, team_id, member_id, account_id, what, by_api_token, accessed_at)
    values (${look.id}, ${look.teamId}, ${look.memberId}, ${look.accountId}, ${look.what},
      ${look.isByProgram}, ${look.at})`.execute(tx)
}

/** Looks at several people of a team, in one statement. */
export async function addLooks(
  tx: Transaction,
  teamId: string,
  looks: readonly Omit<NewLook, 'teamId'>[],
): Promise<void> {
  if (looks.length === 0) return
  await tx
    .insertInto('health_access_log')
    .values(
      looks.map((look) => ({
        id: look.id,
        team_id: teamId,
        member_id: look.memberId,
        account_id: look.accountId,
        what: look.what,
        by_api_token: look.isByProgram,
        accessed_at: look.at,
      })),
    )
    .execute()
}

interface LookRow {
  readonly id: string
  readonly name: string | null
  readonly what: NewLook['what']
  readonly isByProgram: boolean
  readonly lookedAt: Date
}

/** Newest first, from the one after the cursor. People are named as on the roster of the team. */
export async function findLooks(
  db: Queryable,
  { teamId, memberId, cursor }: MemberKey & { readonly cursor?: string | undefined },
): Promise<Looks> {
  const after =
    cursor === undefined
      ? sql``
      : sql`and (l.accessed_at, l.id) < (
          select accessed_at, id from health_access_log
          where team_id = ${teamId} and member_id = ${memberId} and id = ${cursor})`
  const found = await sql<LookRow>`
    select l.id, l.what, l.by_api_token as "isByProgram", l.accessed_at as "lookedAt",
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
    looks: rows.map(({ lookedAt, ...look }) => ({ ...look, lookedAt: lookedAt.toISOString() })),
    nextCursor: found.rows.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
  }
}
