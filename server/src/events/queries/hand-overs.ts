import type { HandOverNote } from '@touchline/contract/events/shapes/hand-overs'
import { sql } from 'kysely'

import { areBothActive } from '#server/children/queries/homes.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { EventKey } from './page.ts'

interface NoteRow extends Omit<HandOverNote, 'writtenAt'> {
  readonly writtenAt: Date
}

interface Readers extends EventKey {
  readonly memberIds: readonly string[]
  readonly accountId: string
}

/** The notes on these children, while their two guardians have a plan. */
export async function findHandOverNotes(
  db: Queryable,
  { teamId, eventId, memberIds, accountId }: Readers,
): Promise<HandOverNote[]> {
  if (memberIds.length === 0) return []
  const found = await sql<NoteRow>`
    select n.member_id as "memberId", n.guardian_id as "guardianId", g.first_name as "writtenBy",
      g.account_id = ${accountId} as "isMine", n.words, n.written_at as "writtenAt"
    from hand_over_notes n
    join home_plans plan on plan.team_id = n.team_id and plan.id = n.plan_id
      and plan.agreed_at is not null and ${areBothActive('plan')}
    join guardianships care on care.team_id = n.team_id and care.guardian_id = n.guardian_id
      and care.member_id = n.member_id
    join guardians g on g.team_id = n.team_id and g.id = n.guardian_id
    where n.team_id = ${teamId} and n.event_id = ${eventId}
      and n.member_id = any(${[...memberIds]}::uuid[])
      and g.account_id is not null and ${isActiveGuardianship('care', 'g')}
    order by n.written_at, n.guardian_id`.execute(db)
  return found.rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }))
}

export interface NoteKey extends EventKey {
  readonly memberId: string
  readonly guardianId: string
}

/** False if the note has these words already. */
export async function saveHandOverNote(
  tx: Transaction,
  { teamId, eventId, memberId, guardianId }: NoteKey,
  { planId, words, now }: { readonly planId: string; readonly words: string; readonly now: Date },
): Promise<boolean> {
  const saved = await sql`
    insert into hand_over_notes
      (team_id, event_id, member_id, guardian_id, plan_id, words, written_at)
    values (${teamId}, ${eventId}, ${memberId}, ${guardianId}, ${planId}, ${words}, ${now})
    on conflict (team_id, event_id, member_id, guardian_id)
      do update set words = excluded.words, written_at = excluded.written_at,
        plan_id = excluded.plan_id
      where hand_over_notes.words <> excluded.words
    returning 1`.execute(tx)
  return saved.rows.length > 0
}

/** False if there is none. */
export async function deleteHandOverNote(
  tx: Transaction,
  { teamId, eventId, memberId, guardianId }: NoteKey,
): Promise<boolean> {
  const gone = await sql`
    delete from hand_over_notes
    where team_id = ${teamId} and event_id = ${eventId} and member_id = ${memberId}
      and guardian_id = ${guardianId}
    returning 1`.execute(tx)
  return gone.rows.length > 0
}
