import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

export async function findRequestState(
  db: Queryable,
  { teamId, requestId }: { readonly teamId: string; readonly requestId: string },
): Promise<string | undefined> {
  const found = await sql<{ state: string }>`
    select state from join_requests where team_id = ${teamId} and id = ${requestId}`.execute(db)
  return found.rows[0]?.state
}

export async function findInviter(
  db: Queryable,
  { teamId, invitationId }: { readonly teamId: string; readonly invitationId: string },
): Promise<string | undefined> {
  const found = await sql<{ accountId: string }>`
    select invited_by as "accountId" from invitations
    where team_id = ${teamId} and id = ${invitationId}`.execute(db)
  return found.rows[0]?.accountId
}

/** How many people an import added; undefined if it was undone meanwhile. */
export async function findImported(
  db: Queryable,
  { teamId, importId }: { readonly teamId: string; readonly importId: string },
): Promise<number | undefined> {
  const found = await sql<{ added: number }>`
    select coalesce((summary ->> 'membersAdded')::int, 0) as added from roster_imports
    where team_id = ${teamId} and id = ${importId} and undone_at is null`.execute(db)
  return found.rows[0]?.added
}
