import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export type Metadata = Readonly<Record<string, unknown>>

/** A row of an account. */
export interface User {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly passwordHash: string | null
  readonly emailConfirmedAt: Date | null
  readonly phoneConfirmedAt: Date | null
  readonly confirmationSentAt: Date | null
  readonly recoverySentAt: Date | null
  readonly reauthenticationSentAt: Date | null
  readonly newEmail: string | null
  readonly emailChangeSentAt: Date | null
  readonly emailChangeAgreed: number
  readonly newPhone: string | null
  readonly phoneChangeSentAt: Date | null
  readonly invitedAt: Date | null
  readonly lastSignInAt: Date | null
  readonly appMetadata: Metadata
  readonly userMetadata: Metadata
  readonly isAnonymous: boolean
  readonly bannedUntil: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Second factors without secrets; null if there are none. */
  readonly factors: readonly ShownFactor[] | null
}

/** A second factor as JSON, with instants as text. */
export interface ShownFactor {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly status: 'unverified' | 'verified'
  readonly createdAt: string
  readonly updatedAt: string
  readonly lastChallengedAt: string | null
}

export interface Identity {
  readonly id: string
  readonly userId: string
  readonly provider: string
  readonly providerId: string
  readonly data: Metadata
  readonly lastSignInAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

const columns = sql`
  id, email, phone, password_hash as "passwordHash", email_confirmed_at as "emailConfirmedAt",
  phone_confirmed_at as "phoneConfirmedAt", confirmation_sent_at as "confirmationSentAt",
  recovery_sent_at as "recoverySentAt", reauthentication_sent_at as "reauthenticationSentAt",
  new_email as "newEmail", email_change_sent_at as "emailChangeSentAt",
  email_change_agreed as "emailChangeAgreed", new_phone as "newPhone",
  phone_change_sent_at as "phoneChangeSentAt", invited_at as "invitedAt",
  last_sign_in_at as "lastSignInAt", app_metadata as "appMetadata", user_metadata as "userMetadata",
  is_anonymous as "isAnonymous", banned_until as "bannedUntil",
  created_at as "createdAt", updated_at as "updatedAt", (
    select json_agg(json_build_object('id', f.id, 'name', f.friendly_name, 'type', f.factor_type,
      'status', f.status, 'createdAt', f.created_at, 'updatedAt', f.updated_at,
      'lastChallengedAt', f.last_challenged_at) order by f.created_at, f.id)
    from auth.mfa_factors f where f.user_id = users.id) as factors`

export async function findUser(db: Queryable, id: string): Promise<User | undefined> {
  const found = await sql<User>`select ${columns} from auth.users where id = ${id}`.execute(db)
  return found.rows[0]
}

export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const found = await sql<User>`select ${columns} from auth.users where email = ${email}`.execute(
    db,
  )
  return found.rows[0]
}

export async function findUserByPhone(db: Queryable, phone: string): Promise<User | undefined> {
  const found = await sql<User>`select ${columns} from auth.users where phone = ${phone}`.execute(
    db,
  )
  return found.rows[0]
}

/** Locks the row until commit, which serialises changes to one person. */
export async function lockUser(tx: Transaction, id: string): Promise<User | undefined> {
  const found =
    await sql<User>`select ${columns} from auth.users where id = ${id} for update`.execute(tx)
  return found.rows[0]
}

export interface NewUser {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly passwordHash: string | null
  /** How they signed up; undefined for anonymous accounts. */
  readonly provider: string | undefined
  readonly userMetadata: Metadata
  readonly now: Date
}

/** False if the address is taken. */
export async function addUser(tx: Transaction, user: NewUser): Promise<boolean> {
  const { provider } = user
  const appMetadata = JSON.stringify(
    provider === undefined ? {} : { provider, providers: [provider] },
  )
  const made = await sql`
    insert into auth.users (id, email, phone, password_hash, is_anonymous, app_metadata, user_metadata,
      created_at, updated_at)
    values (${user.id}, ${user.email}, ${user.phone}, ${user.passwordHash}, ${provider === undefined},
      ${appMetadata}::jsonb, ${JSON.stringify(user.userMetadata)}::jsonb, ${user.now}, ${user.now})
    on conflict do nothing
  `.execute(tx)
  return made.numAffectedRows === 1n
}

export interface NewIdentity {
  readonly id: string
  readonly userId: string
  readonly provider: string
  readonly providerId: string
  readonly data: Metadata
  readonly now: Date
}

export async function addIdentity(tx: Transaction, identity: NewIdentity): Promise<void> {
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at, last_sign_in_at)
    values (${identity.id}, ${identity.userId}, ${identity.provider}, ${identity.providerId},
      ${JSON.stringify(identity.data)}::jsonb, ${identity.now}, ${identity.now}, ${identity.now})
  `.execute(tx)
}

export async function identitiesOf(db: Queryable, userId: string): Promise<Identity[]> {
  const found = await sql<Identity>`
    select id, user_id as "userId", provider, provider_id as "providerId", identity_data as data,
      last_sign_in_at as "lastSignInAt", created_at as "createdAt", updated_at as "updatedAt"
    from auth.identities where user_id = ${userId} order by created_at, id
  `.execute(db)
  return found.rows
}

/** Confirms the address in the row, the metadata and the identity. */
export async function confirmEmail(tx: Transaction, userId: string, now: Date): Promise<void> {
  await sql`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, ${now}),
      user_metadata = user_metadata || '{"email_verified": true}', updated_at = ${now}
    where id = ${userId}
  `.execute(tx)
  await sql`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = ${now}
    where user_id = ${userId} and provider = 'email'
  `.execute(tx)
}

/** Records the sign-in and returns the user. */
export async function saveSignIn(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<User | undefined> {
  const saved = await sql<User>`
    update auth.users set last_sign_in_at = ${now}, updated_at = ${now} where id = ${userId}
    returning ${columns}
  `.execute(tx)
  return saved.rows[0]
}

export async function savePassword(
  tx: Transaction,
  change: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await sql`
    update auth.users set password_hash = ${change.passwordHash}, updated_at = ${change.now}
    where id = ${change.userId}
  `.execute(tx)
}

export async function saveMetadata(
  tx: Transaction,
  change: { userId: string; userMetadata: Metadata; now: Date },
): Promise<void> {
  await sql`
    update auth.users set user_metadata = ${JSON.stringify(change.userMetadata)}::jsonb, updated_at = ${change.now}
    where id = ${change.userId}
  `.execute(tx)
}
