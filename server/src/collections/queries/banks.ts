import type { ClubActor } from '@touchline/domain/clubs/permissions'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { blockedFrom } from '#server/teams/queries/guardian-rights.ts'

/** Whose account a transfer is on. */
export type AccountOwner = { readonly teamId: string } | { readonly clubId: string }

/** A bank account as its treasurer sees it. */
export interface BankAccount {
  readonly owner: AccountOwner
  /** The teams whose bills it can pay. */
  readonly teamIds: readonly string[]
  readonly accountId: string
  /** Members the treasurer is blocked from, whose bills are hidden. */
  readonly blockedFrom: readonly string[]
}

export function accountOfTeam({
  teamId,
  accountId,
  blockedFrom: blocked = [],
}: Actor): BankAccount {
  return { owner: { teamId }, teamIds: [teamId], accountId, blockedFrom: blocked }
}

export async function accountOfClub(
  db: Queryable,
  { clubId, accountId }: Pick<ClubActor, 'clubId' | 'accountId'>,
): Promise<BankAccount> {
  const { rows } = await sql<{ id: string; blocked: string[] | null }>`
    select t.id, ${blockedFrom(sql`t.id`, sql`${accountId}::uuid`)} as blocked
    from teams t where t.club_id = ${clubId} and t.deleted_at is null order by t.id`.execute(db)
  return {
    owner: { clubId },
    teamIds: rows.map(({ id }) => id),
    accountId,
    blockedFrom: rows.flatMap(({ blocked }) => blocked ?? []),
  }
}

/** SQL for the tables of an account's transfers, and for its rows. */
export function accountTables(owner: AccountOwner) {
  return 'clubId' in owner
    ? {
        transfers: sql.table('club_transfers'),
        parts: sql.table('club_transfer_parts'),
        key: sql.ref('club_id'),
        id: owner.clubId,
      }
    : {
        transfers: sql.table('bank_transfers'),
        parts: sql.table('bank_transfer_parts'),
        key: sql.ref('team_id'),
        id: owner.teamId,
      }
}
