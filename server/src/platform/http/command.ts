import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { Transaction } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { setOrigin } from '../outbox/announce.ts'
import { requireAccount, type RequestContext } from './context.ts'

/**
 * Runs a command in one transaction. With an Idempotency-Key the response is stored in it: a
 * repeated request has no second effect and gets the first response, and simultaneous ones wait.
 * The same key with another request throws `idempotency_mismatch`.
 */
export async function command<T>(
  context: RequestContext,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { database } = context.platform
  const key = context.request.headers['idempotency-key']
  if (typeof key !== 'string' || context.account === undefined)
    return database.transaction().execute(run)
  if (!/^[\w-]{8,200}$/.test(key)) throw new AppError('invalid_input')

  const once: Once = { accountId: requireAccount(context).id, key, hash: hashOf(context) }
  return database.transaction().execute(async (tx) => {
    setOrigin(tx, key)
    if (!(await isFirst(tx, once))) return await firstAnswer<T>(tx, once)
    const answer = await run(tx)
    await keepAnswer(tx, once, answer)
    return answer
  })
}

interface Once {
  readonly accountId: string
  readonly key: string
  readonly hash: string
}

/** Leaves out passwords, which may not even be stored as a fast hash. */
function hashOf({ request }: RequestContext): string {
  const body = JSON.stringify(request.body ?? null, (name, value: unknown) =>
    name === 'password' ? undefined : value,
  )
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${body}`)
    .digest('base64url')
}

async function isFirst(tx: Transaction, { accountId, key, hash }: Once): Promise<boolean> {
  const made = await sql`
    insert into idempotency_keys (account_id, key, request_hash)
    values (${accountId}, ${key}, ${hash}) on conflict do nothing
  `.execute(tx)
  return made.numAffectedRows === 1n
}

async function firstAnswer<T>(tx: Transaction, { accountId, key, hash }: Once): Promise<T> {
  const found = await sql<{ request_hash: string; response: T }>`
    select request_hash, response from idempotency_keys where account_id = ${accountId} and key = ${key}
  `.execute(tx)
  const [row] = found.rows
  if (row?.request_hash !== hash) throw new AppError('idempotency_mismatch')
  return row.response
}

async function keepAnswer(
  tx: Transaction,
  { accountId, key }: Once,
  answer: unknown,
): Promise<void> {
  await sql`
    update idempotency_keys set response = ${JSON.stringify(answer ?? null)}::jsonb
    where account_id = ${accountId} and key = ${key}
  `.execute(tx)
}
