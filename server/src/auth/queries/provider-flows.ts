import type { ChallengeMethod } from '@touchline/domain/auth/pkce'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** A sign-in at a provider; its id is the `state`. */
export interface ProviderFlow {
  readonly id: string
  readonly provider: string
  readonly redirectTo: string
  /** The account that adds the identity. */
  readonly linkingUserId: string | null
  readonly challenge: string | null
  readonly method: ChallengeMethod | null
  readonly nonce: string
  readonly verifier: string
  /** The browser it started in, if known. */
  readonly browserHash: Buffer | null
  readonly returnedAt: Date | null
  readonly createdAt: Date
}

export async function addProviderFlow(
  db: Queryable,
  flow: Omit<ProviderFlow, 'returnedAt'>,
): Promise<void> {
  await sql`
    insert into auth.flow_state (id, provider, redirect_to, linking_user_id, code_challenge,
      code_challenge_method, provider_nonce, provider_verifier, browser_hash,
      authentication_method, created_at)
    values (${flow.id}, ${flow.provider}, ${flow.redirectTo}, ${flow.linkingUserId}, ${flow.challenge},
      ${flow.method}, ${flow.nonce}, ${flow.verifier}, ${flow.browserHash}, 'oauth', ${flow.createdAt})
  `.execute(db)
}

export async function lockProviderFlow(
  tx: Transaction,
  id: string,
): Promise<ProviderFlow | undefined> {
  const found = await sql<ProviderFlow>`
    select id, provider, redirect_to as "redirectTo", linking_user_id as "linkingUserId",
      code_challenge as challenge, code_challenge_method as method, provider_nonce as nonce,
      provider_verifier as verifier, browser_hash as "browserHash", returned_at as "returnedAt",
      created_at as "createdAt"
    from auth.flow_state where id = ${id} and provider is not null for update
  `.execute(tx)
  return found.rows[0]
}

/** Marks the state as used. */
export async function saveReturn(tx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update auth.flow_state set returned_at = ${now} where id = ${id}`.execute(tx)
}

/** Stores the code for which the starting browser gets its session. */
export async function giveAuthCode(
  tx: Transaction,
  input: { id: string; userId: string; codeHash: Buffer; sealedTokens: Buffer; now: Date },
): Promise<void> {
  await sql`
    update auth.flow_state set user_id = ${input.userId}, auth_code_hash = ${input.codeHash},
      auth_code_issued_at = ${input.now}, sealed_provider_tokens = ${input.sealedTokens},
      provider_verifier = null
    where id = ${input.id}
  `.execute(tx)
}
