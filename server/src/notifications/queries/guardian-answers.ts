import { sql } from 'kysely'

import { lastAnswersOfGuardians } from '#server/events/queries/guardian-answers.ts'
import type { Queryable } from '#server/platform/database/database.ts'

interface Answering {
  readonly teamId: string
  readonly eventId: string
  readonly memberId: string
  readonly actorId: string
}

/** Other guardians whose last answer for the child differs from the actor's. */
export async function findOtherAnswers(
  db: Queryable,
  { teamId, eventId, memberId, actorId }: Answering,
): Promise<readonly string[]> {
  const found = await sql<{ accountId: string }>`
    with said as (${lastAnswersOfGuardians({ teamId, eventId, memberId: sql`${memberId}::uuid` })})
    select said.account_id as "accountId" from said
    where said.account_id <> ${actorId} and said.answer <> (
      select own.answer from said own where own.account_id = ${actorId})`.execute(db)
  return found.rows.map(({ accountId }) => accountId)
}
