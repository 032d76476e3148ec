import type pg from 'pg'

import type { Rush, NotifiedPerson } from './crowd-answers.ts'

/** The tables after a rush, and each person's response. */

/** Everyone's position in order of acceptance; null with a place. */
export async function acceptedIn(
  db: pg.Pool,
  { crowd, eventId }: Rush,
): Promise<{ readonly memberId: string; readonly waiting: number | null }[]> {
  const { rows } = await db.query<{ memberId: string; waiting: number | null }>(
    `select h.member_id as "memberId", case when a.waiting_order is not null
       then rank() over (partition by a.waiting_order is null order by a.waiting_order)::int end as waiting
     from answer_history h
     join answers a on a.team_id = h.team_id and a.event_id = h.event_id and a.member_id = h.member_id
     where h.team_id = $1 and h.event_id = $2 order by h.id`,
    [crowd.teamId, eventId],
  )
  return rows
}

export async function countAnswers(db: pg.Pool, { crowd, eventId }: Rush): Promise<number> {
  const { rows } = await db.query<{ many: number }>(
    'select count(*)::int as many from answers where team_id = $1 and event_id = $2',
    [crowd.teamId, eventId],
  )
  return rows[0]?.many ?? 0
}

/** Who was notified of the event, one entry for each time. */
export async function findNotified(
  db: pg.Pool,
  { crowd, eventId }: Rush,
  kind: 'moved_up' | 'event_cancelled',
): Promise<string[]> {
  const { rows } = await db.query<{ accountId: string }>(
    `select account_id as "accountId" from notifications, unnest(outbox_ids)
     where team_id = $1 and kind = $2 and subjects @> $3::jsonb order by account_id`,
    [crowd.teamId, kind, JSON.stringify([{ eventId }])],
  )
  return rows.map(({ accountId }) => accountId)
}

/** The distinct responses, such as "200" or "409 event_cancelled". */
export function kindsOf(answers: readonly NotifiedPerson[]): string[] {
  const kinds = answers.map(({ status, code }) => (code ? `${status} ${code}` : `${status}`))
  return [...new Set(kinds)].toSorted()
}

/** A printed line with figures. */
export function report(
  answers: readonly NotifiedPerson[],
  { looks, ms }: { looks: number; ms: number },
): void {
  const waits = answers.map((one) => one.ms).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(waits[Math.floor(share * (waits.length - 1))] ?? 0)
  console.info(
    `a crowd of ${answers.length}: all answered in ${Math.round(ms)} ms (${Math.round((answers.length / ms) * 1000)}/s) · each waited p50 ${at(0.5)} ms, p99 ${at(0.99)} ms · ${looks} looks meanwhile`,
  )
}
