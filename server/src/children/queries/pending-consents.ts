import type { ConsentKind } from '@touchline/domain/children/consents'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { MemberKey } from '../queries.ts'

/** One guardian's answers for a child since the other guardians were last notified. */
export interface PendingAnswers extends MemberKey {
  readonly giverId: string
  readonly giver: string
  readonly child: string
  readonly teamName: string
  readonly answers: readonly { readonly kind: ConsentKind; readonly state: 'yes' | 'no' }[]
}

/**
 * Marks answers given before a moment as notified. Returns only the last answer to each question.
 */
export async function takePendingConsents(
  tx: Transaction,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<readonly PendingAnswers[]> {
  const found = await sql<PendingAnswers>`
    with notified as (
      update consents set notified_at = ${now}
      where (team_id, id) in (select team_id, id from consents
        where notified_at is null and given_at <= ${before}
        order by given_at limit 1000 for update skip locked)
      returning *
    ), last as (
      select distinct on (team_id, member_id, given_by, kind) * from notified
      where given_as = 'guardian'
      order by team_id, member_id, given_by, kind, given_at desc, id desc
    )
    select last.team_id as "teamId", last.member_id as "memberId", last.given_by as "giverId",
      trim(concat_ws(' ', a.first_name, a.last_name)) as giver, m.first_name as child,
      t.name as "teamName",
      json_agg(json_build_object('kind', last.kind, 'state', last.state) order by last.kind) as answers
    from last join members m on m.team_id = last.team_id and m.id = last.member_id
    join teams t on t.id = last.team_id join accounts a on a.id = last.given_by
    where m.left_at is null
    group by 1, 2, 3, 4, 5, 6`.execute(tx)
  return found.rows
}
