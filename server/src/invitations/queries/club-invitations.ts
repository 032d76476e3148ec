import type { InvitationFacts } from '@touchline/domain/invitations/invitation-state'
import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface ClubInvitationRow {
  readonly id: string
  readonly clubId: string
  readonly email: string
  readonly roles: readonly ClubRole[]
  readonly inviterName: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly openedAt: Date | null
  readonly acceptedAt: Date | null
  readonly revokedAt: Date | null
  readonly mailState: InvitationFacts['mail'] | null
}

const invitation = sql`
  select i.id, i.club_id as "clubId", i.email, i.roles,
    nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as "inviterName",
    i.created_at as "createdAt", i.expires_at as "expiresAt", i.opened_at as "openedAt",
    i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt", mail.state as "mailState"
  from club_invitations as i
  left join accounts as a on a.id = i.invited_by
  left join mails as mail on mail.id = i.mail_id`

/** The latest invitations of a club, newest first. */
export async function findClubInvitations(
  db: Queryable,
  clubId: string,
): Promise<ClubInvitationRow[]> {
  const found = await sql<ClubInvitationRow>`
    ${invitation} where i.club_id = ${clubId}
    order by i.created_at desc, i.id desc limit 50`.execute(db)
  return found.rows
}

export interface ClubInvitationKey {
  readonly clubId: string
  readonly clubInvitationId: string
}

export async function findClubInvitation(
  db: Queryable,
  { clubId, clubInvitationId }: ClubInvitationKey,
): Promise<ClubInvitationRow | undefined> {
  const found = await sql<ClubInvitationRow>`
    ${invitation} where i.club_id = ${clubId} and i.id = ${clubInvitationId}`.execute(db)
  return found.rows[0]
}

/** By the hash of its secret, within the club whose page was opened. */
export async function findClubInvitationByHash(
  db: Queryable,
  { clubId, tokenHash }: { readonly clubId: string; readonly tokenHash: string },
): Promise<ClubInvitationRow | undefined> {
  const found = await sql<ClubInvitationRow>`
    ${invitation} join clubs as club on club.id = i.club_id and club.deleted_at is null and club.suspended_at is null
    where i.club_id = ${clubId} and i.token_hash = ${tokenHash}`.execute(db)
  return found.rows[0]
}

/** An address's invitation that was neither accepted nor revoked. */
export async function findOpenFor(
  tx: Transaction,
  { clubId, email }: { readonly clubId: string; readonly email: string },
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from club_invitations
    where club_id = ${clubId} and lower(email) = lower(${email})
      and accepted_at is null and revoked_at is null`.execute(tx)
  return found.rows[0]?.id
}

export interface Sending extends ClubInvitationKey {
  readonly email: string
  readonly roles: readonly ClubRole[]
  readonly tokenHash: string
  readonly invitedBy: string
  readonly mailId: string | null
  readonly at: Date
  readonly expiresAt: Date
}

/** A first email, or a new one to the same address, which ends the old link. */
export async function saveClubInvitation(tx: Transaction, sending: Sending): Promise<void> {
  const { clubInvitationId, clubId, email, roles, tokenHash, invitedBy, mailId, at, expiresAt } =
    sending
  await sql`
    insert into club_invitations
      (id, club_id, email, roles, token_hash, invited_by, mail_id, created_at, expires_at)
    values (${clubInvitationId}, ${clubId}, ${email}, ${[...roles]}, ${tokenHash}, ${invitedBy}, ${mailId},
      ${at}, ${expiresAt})
    on conflict (id) do update set roles = excluded.roles, token_hash = excluded.token_hash, mail_id = excluded.mail_id,
      invited_by = excluded.invited_by, expires_at = excluded.expires_at, opened_at = null`.execute(
    tx,
  )
}

/** False if it was set already, or the invitation has ended. */
export async function markClubInvitation(
  tx: Transaction,
  { clubId, clubInvitationId }: ClubInvitationKey,
  mark: { readonly what: 'opened_at' | 'accepted_at' | 'revoked_at'; readonly at: Date },
): Promise<boolean> {
  const marked = await sql`
    update club_invitations set ${sql.ref(mark.what)} = ${mark.at}
    where club_id = ${clubId} and id = ${clubInvitationId} and ${sql.ref(mark.what)} is null
      and accepted_at is null and revoked_at is null`.execute(tx)
  return marked.numAffectedRows === 1n
}

export async function saveAcceptedBy(
  tx: Transaction,
  { clubId, clubInvitationId }: ClubInvitationKey,
  accountId: string,
): Promise<void> {
  await sql`
    update club_invitations set accepted_by = ${accountId}
    where club_id = ${clubId} and id = ${clubInvitationId}`.execute(tx)
}
