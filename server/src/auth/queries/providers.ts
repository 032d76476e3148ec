import { sql } from 'kysely'
import { v4 as uuidv4 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import type { Metadata } from './users.ts'

interface OwnIdentity {
  readonly userId: string
  /** The person's own address; the identity has the user's id. */
  readonly provider: 'email' | 'phone'
  readonly data: Metadata
  readonly now: Date
}

/** Saves the identity of a confirmed address; the person is no longer anonymous. */
export async function putOwnIdentity(tx: Transaction, identity: OwnIdentity): Promise<void> {
  const { userId, provider, now } = identity
  const data = JSON.stringify({ ...identity.data, sub: userId })
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at, last_sign_in_at)
    values (${uuidv4()}, ${userId}, ${provider}, ${userId}, ${data}::jsonb, ${now}, ${now}, ${now})
    on conflict (provider, provider_id) do update
      set identity_data = identities.identity_data || excluded.identity_data, updated_at = ${now}
  `.execute(tx)
  await sql`
    update auth.users set is_anonymous = false, updated_at = ${now} where id = ${userId}
  `.execute(tx)
  await saveProviders(tx, userId)
}

/** `app_metadata` lists the providers in the order of their identities. */
export async function saveProviders(tx: Transaction, userId: string): Promise<void> {
  await sql`
    update auth.users u set app_metadata = u.app_metadata || jsonb_build_object(
      'provider', p.names -> 0, 'providers', p.names)
    from (
      select jsonb_agg(i.provider order by i.first, i.provider) as names
      from (
        select provider, min(created_at) as first from auth.identities
        where user_id = ${userId} group by provider
      ) i
    ) p
    where u.id = ${userId} and p.names is not null
  `.execute(tx)
}
