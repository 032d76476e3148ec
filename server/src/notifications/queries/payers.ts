import { formKey } from '@touchline/domain/notifications/grouping'
import type { Recipient } from '@touchline/domain/notifications/recipients'
import { may } from '@touchline/domain/teams/permissions'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { findActor } from '#server/teams/queries/actor.ts'
import { handlesMoney } from '#server/teams/queries/club-roles.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import { findOne, findRecipientsOf, type Ask } from './recipients.ts'

/** The people a collection has just asked, and their guardians. */
export function findAskedToPay(
  db: Queryable,
  ask: Ask & { readonly collectionId: string; readonly invitedAt: Date },
): Promise<Recipient[]> {
  const people = sql`
    select m.* from collection_invitations i
    join members m on m.team_id = i.team_id and m.id = i.member_id
    where i.team_id = ${ask.teamId} and i.collection_id = ${ask.collectionId}
      and i.invited_at = ${ask.invitedAt}`
  return findRecipientsOf(db, ask, people)
}

/** Everyone who may open a team's collections: admins and treasurers of team and club. */
export async function findKeepersOfMoney(
  db: Queryable,
  { teamId }: Pick<Ask, 'teamId'>,
): Promise<readonly Recipient[]> {
  const found = await sql<{ accountId: string }>`
    select m.account_id as "accountId" from members m
    where m.team_id = ${teamId} and m.account_id is not null and (m.is_admin or m.is_treasurer)
    union
    select k.account_id from teams t join club_roles k on k.club_id = t.club_id and ${handlesMoney('k')}
    where t.id = ${teamId}`.execute(db)
  const recipients: Recipient[] = []
  for (const { accountId } of found.rows) {
    const actor = await findActor(db, { accountId, teamId })
    if (actor !== undefined && may(actor, 'collections.manage'))
      recipients.push(...(await findOne(db, { teamId, accountId })))
  }
  return recipients
}

/** The payer of the bill that a request is about, if they have an account. */
export async function findPayer(
  db: Queryable,
  { teamId, requestId }: { readonly teamId: string; readonly requestId: string },
): Promise<Recipient[]> {
  const found = await sql<{ accountId: string }>`
    select b.account_id as "accountId" from bill_requests r
    join bills b on b.team_id = r.team_id and b.id = r.bill_id
    where r.team_id = ${teamId} and r.id = ${requestId} and b.account_id is not null`.execute(db)
  const [payer] = found.rows
  return payer === undefined ? [] : findOne(db, { teamId, accountId: payer.accountId })
}

/**
 * Marks the lines asking for a form as read once every asked person of the reader is on a bill; a
 * donation counts for its giver. Returns the accounts with changes.
 */
export async function readLinesOfBill(
  tx: Transaction,
  { teamId, billId, now }: { readonly teamId: string; readonly billId: string; readonly now: Date },
): Promise<readonly string[]> {
  const read = await sql<{ accountId: string }>`
    update notifications n set read_at = ${now}
    from bills b
    where b.team_id = ${teamId} and b.id = ${billId} and n.team_id = b.team_id
      and n.group_key = ${formKey('')}::text || b.collection_id and n.read_at is null
      and (n.account_id = b.account_id and not exists (
          select from bill_lines own
          where own.team_id = b.team_id and own.bill_id = b.id and own.member_id is not null)
        or not exists (
          select from collection_invitations i
          join members m on m.team_id = i.team_id and m.id = i.member_id
          where i.team_id = b.team_id and i.collection_id = b.collection_id
            and m.left_at is null and m.archived_at is null and (m.account_id = n.account_id or exists (
              select from guardianships care
              join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
              where care.team_id = m.team_id and care.member_id = m.id
                and g.account_id = n.account_id and ${isActiveGuardianship('care', 'g')}))
            and not exists (
              select from bill_lines l
              join bills other on other.team_id = l.team_id and other.id = l.bill_id
              where l.team_id = m.team_id and l.member_id = m.id
                and other.collection_id = i.collection_id)))
    returning n.account_id as "accountId"`.execute(tx)
  return read.rows.map(({ accountId }) => accountId)
}
