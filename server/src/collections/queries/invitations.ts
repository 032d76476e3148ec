import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { CollectionKey } from './collections.ts'

/** Who is invited: the whole roster, or these members. */
export type Invitees = 'everybody' | readonly string[]

/** Invites members not yet invited; returns their number. */
export async function inviteMembers(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  { asked, now }: { readonly asked: Invitees; readonly now: Date },
): Promise<number> {
  const which = asked === 'everybody' ? sql`true` : sql`m.id = any (${[...asked]}::uuid[])`
  const invited = await sql`
    insert into collection_invitations (id, team_id, collection_id, member_id, invited_at)
    select gen_random_uuid(), m.team_id, ${collectionId}, m.id, ${now} from members m
    where m.team_id = ${teamId} and m.left_at is null and m.archived_at is null and ${which}
    on conflict (team_id, collection_id, member_id) do nothing`.execute(tx)
  return Number(invited.numAffectedRows ?? 0)
}

/** How many of these are on the roster now. */
export async function countOnRoster(
  tx: Queryable,
  teamId: string,
  memberIds: readonly string[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('id', 'in', memberIds)
    .where('left_at', 'is', null)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
