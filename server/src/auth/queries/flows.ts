import type { ChallengeMethod } from '@touchline/domain/auth/pkce'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/** How the session of a PKCE flow will have been opened; also matches links to flows. */
export type FlowMethod = 'email/signup' | 'magiclink' | 'recovery' | 'email_change' | 'oauth'

export interface Flow {
  readonly id: string
  readonly userId: string | null
  readonly challenge: string | null
  readonly method: ChallengeMethod | null
  readonly authenticationMethod: FlowMethod
  readonly issuedAt: Date | null
  readonly sealedTokens: Buffer | null
}

export interface NewFlow {
  readonly id: string
  readonly userId: string
  readonly challenge: string
  readonly method: ChallengeMethod
  readonly authenticationMethod: FlowMethod
  readonly now: Date
}

export async function addFlow(tx: Transaction, flow: NewFlow): Promise<void> {
  await sql`
    insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method,
      authentication_method, created_at)
    values (${flow.id}, ${flow.userId}, ${flow.challenge}, ${flow.method},
      ${flow.authenticationMethod}, ${flow.now})
  `.execute(tx)
}

/** Gives the newest flow of a kind its code. False if there is none. */
export async function issueAuthCode(
  tx: Transaction,
  wanted: { userId: string; authenticationMethod: FlowMethod; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const issued = await sql`
    update auth.flow_state set auth_code_hash = ${wanted.codeHash}, auth_code_issued_at = ${wanted.now}
    where id = (
      select id from auth.flow_state
      where user_id = ${wanted.userId} and authentication_method = ${wanted.authenticationMethod}
        and auth_code_issued_at is null
      order by created_at desc, id desc limit 1
    )
  `.execute(tx)
  return issued.numAffectedRows === 1n
}

export async function lockFlow(tx: Transaction, codeHash: Buffer): Promise<Flow | undefined> {
  const found = await sql<Flow>`
    select id, user_id as "userId", code_challenge as challenge, code_challenge_method as method,
      authentication_method as "authenticationMethod", auth_code_issued_at as "issuedAt",
      sealed_provider_tokens as "sealedTokens"
    from auth.flow_state where auth_code_hash = ${codeHash} for update
  `.execute(tx)
  return found.rows[0]
}

export async function dropFlow(tx: Transaction, id: string): Promise<void> {
  await sql`delete from auth.flow_state where id = ${id}`.execute(tx)
}
