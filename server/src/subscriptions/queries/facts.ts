import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

interface Fact {
  readonly teamId: string
  readonly fact: string
}

/** True the first time, when an email is sent. */
export async function isNewFact(
  tx: Transaction,
  { teamId, fact }: Fact,
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insertInto('payment_notices')
    .values({ team_id: teamId, fact, at: now })
    .onConflict((conflict) => conflict.columns(['team_id', 'fact']).doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

interface Attempt {
  readonly teamId: string
  readonly invoiceId: string
  readonly attempts: number
}

/** Whether a later failed attempt to collect an invoice was reported: see commands/tell.ts. */
export async function wasTriedAgain(
  tx: Transaction,
  { teamId, invoiceId, attempts }: Attempt,
): Promise<boolean> {
  const prefix = `failed:${invoiceId}:`
  const found = await sql`
    select from payment_notices
    where team_id = ${teamId} and starts_with(fact, ${prefix})
      and substr(fact, ${prefix.length + 1})::int > ${attempts} limit 1`.execute(tx)
  return found.rows.length === 1
}

/** Deletes the facts with a prefix and returns the rest of each. */
export async function takeFacts(
  tx: Transaction,
  { teamId, prefix }: { readonly teamId: string; readonly prefix: string },
): Promise<readonly string[]> {
  const taken = await sql<{ rest: string }>`
    delete from payment_notices where team_id = ${teamId} and starts_with(fact, ${prefix})
    returning substr(fact, ${prefix.length + 1}::int) as rest`.execute(tx)
  return taken.rows.map(({ rest }) => rest)
}

/** The facts of these teams that begin with a prefix. */
export async function findFacts(
  db: Queryable,
  { teamIds, prefix }: { readonly teamIds: readonly string[]; readonly prefix: string },
): Promise<ReadonlySet<string>> {
  const found = await sql<{ fact: string }>`
    select fact from payment_notices
    where team_id = any (${[...teamIds]}::uuid[]) and starts_with(fact, ${prefix})`.execute(db)
  return new Set(found.rows.map(({ fact }) => fact))
}

/** Deletes a fact: if it becomes true again, it counts as new. */
export async function dropFact(tx: Transaction, { teamId, fact }: Fact): Promise<void> {
  await tx
    .deleteFrom('payment_notices')
    .where('team_id', '=', teamId)
    .where('fact', '=', fact)
    .execute()
}
