import type { InvitationFacts } from '@touchline/domain/invitations/invitation-state'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { hasPlace } from '#server/teams/queries/take-back.ts'

export interface InvitationKey {
  readonly teamId: string
  readonly invitationId: string
}

/** An invitation with the facts of its state. */
export interface InvitationRow {
  readonly id: string
  readonly email: string
  readonly message: string | null
  readonly memberId: string | null
  readonly guardianId: string | null
  readonly isPlaceholder: boolean | null
  readonly personName: string | null
  readonly invitedBy: string
  readonly inviterName: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly expiresAt: Date
  readonly openedAt: Date | null
  readonly acceptedAt: Date | null
  /** The address of the accepting account, while it exists. */
  readonly acceptedEmail: string | null
  readonly revokedAt: Date | null
  readonly disownedAt: Date | null
  /** Requested through the team's shared link, with the name next to it. */
  readonly isByLink: boolean
  readonly askerFirstName: string | null
  readonly askerLastName: string | null
  readonly hasPlace: boolean
  readonly mailState: InvitationFacts['mail'] | null
  readonly requestState: InvitationFacts['request'] | null
}

const invitation = sql`
  select i.id, i.email, i.message, i.member_id as "memberId", i.guardian_id as "guardianId",
    m.is_placeholder as "isPlaceholder",
    case when m.is_placeholder then null
      else nullif(trim(concat_ws(' ', coalesce(m.first_name, g.first_name), coalesce(m.last_name, g.last_name))), '')
    end as "personName",
    i.invited_by as "invitedBy", nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as "inviterName",
    i.created_at as "createdAt", i.sent_at as "sentAt", i.expires_at as "expiresAt",
    i.opened_at as "openedAt", i.accepted_at as "acceptedAt", accepter.email as "acceptedEmail", i.revoked_at as "revokedAt", i.disowned_at as "disownedAt",
    i.is_by_link as "isByLink", i.asker_first_name as "askerFirstName", i.asker_last_name as "askerLastName",
    ${hasPlace('i')} as "hasPlace",
    mail.state as "mailState", r.state as "requestState"
  from invitations as i
  left join members as m on m.team_id = i.team_id and m.id = i.member_id
  left join guardians as g on g.team_id = i.team_id and g.id = i.guardian_id
  left join accounts as a on a.id = i.invited_by
  left join accounts as accepter on accepter.id = i.accepted_by
  left join mails as mail on mail.id = i.mail_id
  left join join_requests as r on r.team_id = i.team_id and r.invitation_id = i.id`

/** The caller, and the members they are blocked from. */
interface Reader {
  readonly blockedFrom?: readonly string[] | undefined
}

/**
 * Excludes invitations for a child the reader is blocked from and for its parents, because of the
 * address.
 */
function isFor({ blockedFrom = [] }: Reader) {
  const kept = sql`${[...blockedFrom]}::uuid[]`
  return sql`(i.member_id is null or i.member_id <> all(${kept})) and not exists (
    select from guardianships care
    where care.team_id = i.team_id and care.guardian_id = i.guardian_id
      and care.member_id = any(${kept}))`
}

export async function findInvitation(
  db: Queryable,
  key: InvitationKey & Reader,
): Promise<InvitationRow | undefined> {
  const found = await sql<InvitationRow>`
    ${invitation} where i.team_id = ${key.teamId} and i.id = ${key.invitationId} and ${isFor(key)}
  `.execute(db)
  return found.rows[0]
}

/** By the hash of its secret, within the team whose page was opened. */
export async function findInvitationByHash(
  db: Queryable,
  key: { teamId: string; tokenHash: string },
): Promise<InvitationRow | undefined> {
  const found = await sql<InvitationRow>`
    ${invitation} where i.team_id = ${key.teamId} and i.token_hash = ${key.tokenHash}
  `.execute(db)
  return found.rows[0]
}

export interface OpenInvitation {
  readonly id: string
  readonly email: string
  readonly expiresAt: Date
}

/** The invitation of a roster row or parent that was neither accepted nor revoked. */
export async function findOpenInvitation(
  db: Queryable,
  {
    teamId,
    person,
  }: { teamId: string; person: { readonly kind: 'member' | 'guardian'; readonly id: string } },
): Promise<OpenInvitation | undefined> {
  const column = person.kind === 'member' ? sql`member_id` : sql`guardian_id`
  const found = await sql<OpenInvitation>`
    select id, lower(email) as email, expires_at as "expiresAt" from invitations
    where team_id = ${teamId} and ${column} = ${person.id} and accepted_at is null and revoked_at is null
    order by id desc limit 1
  `.execute(db)
  return found.rows[0]
}

/** Newest first; ids are ordered by time. */
export async function invitationsOf(
  db: Queryable,
  wanted: Reader & { teamId: string; before: string | undefined; limit: number },
): Promise<InvitationRow[]> {
  const found = await sql<InvitationRow>`
    ${invitation}
    where i.team_id = ${wanted.teamId} and (${wanted.before ?? null}::uuid is null or i.id < ${wanted.before ?? null}::uuid)
      and not i.is_by_link and ${isFor(wanted)}
    order by i.id desc limit ${wanted.limit}
  `.execute(db)
  return found.rows
}

export interface NewInvitation extends InvitationKey {
  readonly email: string
  readonly memberId: string | undefined
  readonly guardianId: string | undefined
  readonly tokenHash: string
  readonly message: string | undefined
  readonly invitedBy: string
  readonly mailId: string | null
  readonly at: Date
  readonly expiresAt: Date
  /** Who requested it through the team's shared link. */
  readonly asker?: { readonly firstName: string; readonly lastName: string }
}

export async function saveInvitation(tx: Transaction, made: NewInvitation): Promise<void> {
  await sql`
    insert into invitations (id, team_id, email, member_id, guardian_id, token_hash, message, invited_by,
      mail_id, created_at, sent_at, expires_at, is_by_link, asker_first_name, asker_last_name)
    values (${made.invitationId}, ${made.teamId}, ${made.email}, ${made.memberId ?? null}, ${made.guardianId ?? null},
      ${made.tokenHash}, ${made.message ?? null}, ${made.invitedBy}, ${made.mailId}, ${made.at}, ${made.at}, ${made.expiresAt},
      ${made.asker !== undefined}, ${made.asker?.firstName ?? null}, ${made.asker?.lastName ?? null})
  `.execute(tx)
}

/** A new secret ends the old link and restarts the invitation. */
export async function renewInvitation(
  tx: Transaction,
  renewed: InvitationKey & { tokenHash: string; mailId: string; at: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update invitations set token_hash = ${renewed.tokenHash}, mail_id = ${renewed.mailId},
      sent_at = ${renewed.at}, expires_at = ${renewed.expiresAt}, opened_at = null
    where team_id = ${renewed.teamId} and id = ${renewed.invitationId}
  `.execute(tx)
}

export async function markOpened(
  db: Queryable,
  { teamId, invitationId }: InvitationKey,
  at: Date,
): Promise<boolean> {
  const marked = await sql`
    update invitations set opened_at = ${at}
    where team_id = ${teamId} and id = ${invitationId} and opened_at is null
  `.execute(db)
  return marked.numAffectedRows === 1n
}

/** True for exactly one of simultaneous attempts. */
export async function takeInvitation(
  tx: Transaction,
  taken: InvitationKey & { accountId: string; at: Date },
): Promise<boolean> {
  const marked = await sql`
    update invitations set accepted_at = ${taken.at}, accepted_by = ${taken.accountId},
      asker_first_name = null, asker_last_name = null,
      opened_at = coalesce(opened_at, ${taken.at})
    where team_id = ${taken.teamId} and id = ${taken.invitationId}
      and accepted_at is null and revoked_at is null and expires_at > ${taken.at}
  `.execute(tx)
  return marked.numAffectedRows === 1n
}

export async function markRevoked(
  tx: Transaction,
  revoked: InvitationKey & { accountId: string; at: Date },
): Promise<boolean> {
  const marked = await sql`
    update invitations set revoked_at = ${revoked.at}, revoked_by = ${revoked.accountId}
    where team_id = ${revoked.teamId} and id = ${revoked.invitationId} and accepted_at is null and revoked_at is null
  `.execute(tx)
  return marked.numAffectedRows === 1n
}

/** A new shared link ends invitations requested with the old one. */
export async function endLettersByLink(
  tx: Transaction,
  { teamId, at }: { readonly teamId: string; readonly at: Date },
): Promise<void> {
  await sql`
    update invitations set revoked_at = ${at}
    where team_id = ${teamId} and is_by_link and accepted_at is null and revoked_at is null
  `.execute(tx)
}

/** Extends an open invitation; its link stays the same. */
export async function extendInvitation(
  tx: Transaction,
  { teamId, invitationId, expiresAt }: InvitationKey & { readonly expiresAt: Date },
): Promise<void> {
  await sql`
    update invitations set expires_at = greatest(expires_at, ${expiresAt})
    where team_id = ${teamId} and id = ${invitationId} and accepted_at is null and revoked_at is null
  `.execute(tx)
}

/** The reader isn't the named person; false if it had ended already. */
export async function markDisowned(
  tx: Transaction,
  { teamId, invitationId, at }: InvitationKey & { readonly at: Date },
): Promise<boolean> {
  const marked = await sql`
    update invitations set disowned_at = ${at}, revoked_at = ${at}
    where team_id = ${teamId} and id = ${invitationId} and accepted_at is null and revoked_at is null
  `.execute(tx)
  return marked.numAffectedRows === 1n
}

/** True if someone with the address answered an email of the team with “This isn’t me”. */
export async function hasDisowned(
  db: Queryable,
  { teamId, email }: { readonly teamId: string; readonly email: string },
): Promise<boolean> {
  const found = await sql`
    select from invitations
    where team_id = ${teamId} and lower(email) = ${email} and disowned_at is not null limit 1
  `.execute(db)
  return found.rows.length > 0
}

/** How many invitations the team has emailed since a moment. */
export async function countMailedSince(
  db: Queryable,
  wanted: { teamId: string; since: Date },
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from invitations where team_id = ${wanted.teamId} and sent_at > ${wanted.since} and not is_by_link
  `.execute(db)
  return found.rows[0]?.count ?? 0
}
