import type { LinkableAccount } from '@touchline/domain/auth/linking'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { Metadata } from './users.ts'

/** A person's identity at a provider. */
export interface IdentityKey {
  readonly provider: string
  readonly providerId: string
}

/** Everything `linkable` needs except the time. */
const facts = (now: Date) => sql`
  u.id, u.email,
  (u.email_confirmed_at is not null or (u.email is null and u.phone_confirmed_at is not null)) as "isConfirmed",
  coalesce(u.banned_until > ${now}, false) as "isBanned"`

/** Serialises arrivals of the same identity or address, also before there is a row to lock. */
export async function lockArrival(
  tx: Transaction,
  { provider, providerId, email }: IdentityKey & { email: string | undefined },
): Promise<void> {
  const names = [`${provider} ${providerId}`, ...(email === undefined ? [] : [email])].toSorted()
  for (const name of names)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`auth.identities ${name}`}, 0))`.execute(
      tx,
    )
}

export async function findIdentityHolder(
  db: Queryable,
  name: IdentityKey,
  now: Date,
): Promise<LinkableAccount | undefined> {
  const found = await sql<LinkableAccount>`
    select ${facts(now)} from auth.identities i join auth.users u on u.id = i.user_id
    where i.provider = ${name.provider} and i.provider_id = ${name.providerId}
  `.execute(db)
  return found.rows[0]
}

/** The account with this address, otherwise the one that has verified it through an identity. */
export async function findOwners(
  db: Queryable,
  email: string,
  now: Date,
): Promise<LinkableAccount[]> {
  const found = await sql<LinkableAccount>`
    select ${facts(now)} from auth.users u
    where u.email = ${email} or u.id in (
      select i.user_id from auth.identities i
      where i.email = ${email} and i.identity_data -> 'email_verified' = 'true'::jsonb
    )
    order by (u.email = ${email}) desc nulls last, u.created_at, u.id
  `.execute(db)
  return found.rows
}

export async function findLinkable(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<LinkableAccount | undefined> {
  const found = await sql<LinkableAccount>`
    select ${facts(now)} from auth.users u where u.id = ${userId}
  `.execute(db)
  return found.rows[0]
}

/** Saves the identity as the provider describes it now, whichever account had it. */
export async function putIdentity(
  tx: Transaction,
  identity: IdentityKey & { id: string; userId: string; data: Metadata; now: Date },
): Promise<void> {
  const { id, userId, provider, providerId, now } = identity
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at, last_sign_in_at)
    values (${id}, ${userId}, ${provider}, ${providerId}, ${JSON.stringify(identity.data)}::jsonb,
      ${now}, ${now}, ${now})
    on conflict (provider, provider_id) do update set user_id = excluded.user_id,
      identity_data = excluded.identity_data, updated_at = excluded.updated_at,
      last_sign_in_at = excluded.last_sign_in_at
  `.execute(tx)
}

/** Removes everything from an unconfirmed account that someone else may have added. */
export async function clearUnconfirmedUser(
  tx: Transaction,
  { userId, except }: { userId: string; except: IdentityKey },
): Promise<void> {
  await sql`
    update auth.users set password_hash = null, phone = null, phone_confirmed_at = null, new_email = null,
      email_change_sent_at = null, email_change_agreed = 0, user_metadata = '{}'
    where id = ${userId}
  `.execute(tx)
  await sql`
    delete from auth.identities where user_id = ${userId}
      and not (provider = ${except.provider} and provider_id = ${except.providerId})
  `.execute(tx)
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`.execute(tx)
  await sql`delete from auth.mfa_factors where user_id = ${userId}`.execute(tx)
  await sql`delete from auth.mfa_recovery_codes where user_id = ${userId}`.execute(tx)
  await sql`delete from auth.flow_state where user_id = ${userId} or linking_user_id = ${userId}`.execute(
    tx,
  )
  await sql`delete from auth.sessions where user_id = ${userId}`.execute(tx)
}

/** Deletes an account that was never used and whose only identity moved to another. */
export async function deleteUnusedUser(tx: Transaction, userId: string): Promise<void> {
  await sql`
    delete from auth.users u where u.id = ${userId} and u.last_sign_in_at is null
      and u.email_confirmed_at is null and u.phone_confirmed_at is null
      and not exists (select from auth.identities i where i.user_id = u.id)
  `.execute(tx)
}

export async function deleteIdentity(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await sql`delete from auth.identities where id = ${id} and user_id = ${userId}`.execute(tx)
}

/** Sets an account's address from its identities; with one it is no longer anonymous. */
export async function saveIdentityEmail(
  tx: Transaction,
  change: { userId: string; email: string | null; isConfirmed: boolean; now: Date },
): Promise<void> {
  const { userId, email, isConfirmed, now } = change
  await sql`
    update auth.users set email = ${email}, is_anonymous = false, updated_at = ${now}, new_email = null,
      email_change_sent_at = null, email_change_agreed = 0,
      email_confirmed_at = case when ${isConfirmed} then coalesce(email_confirmed_at, ${now}) end
    where id = ${userId}
  `.execute(tx)
}

export async function dropPhone(tx: Transaction, userId: string): Promise<void> {
  await sql`
    update auth.users set phone = null, phone_confirmed_at = null where id = ${userId}
  `.execute(tx)
}
