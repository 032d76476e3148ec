import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { findLacking } from '#server/teams/queries/checks.ts'

export interface PayoutFacts {
  readonly team: string
  readonly holder: string | null
  /** The last digits of the account for transfers, as it is now. */
  readonly iban: string | null
  /** Whose doing it was; null when nobody's, or when the account has no name. */
  readonly by: string | null
}

/** What a letter says of where a team is paid; undefined when the team is gone. */
export async function findPayoutFacts(
  db: Queryable,
  { teamId, by }: { readonly teamId: string; readonly by: string | null },
): Promise<PayoutFacts | undefined> {
  const found = await sql<PayoutFacts>`
    select t.name as team, p.holder, right(p.iban, 4) as iban,
      nullif(concat_ws(' ', a.first_name, nullif(a.last_name, '')), '') as by
    from teams t
    left join payees p on p.team_id = t.id
    left join accounts a on a.id = ${by}::uuid
    where t.id = ${teamId} and t.deleted_at is null`.execute(db)
  return found.rows[0]
}

interface PayoutReader {
  readonly to: string
  readonly language: Language
}

/** Everybody who runs the team's collections and has an address: its admins and its club's managers. */
export async function findPayoutReaders(
  db: Queryable,
  teamId: string,
): Promise<readonly PayoutReader[]> {
  const found = await sql<{ id: string; to: string; language: string }>`
    select a.id, a.email as "to", a.language from accounts a
    where a.email is not null and a.id in (
      select m.account_id from members m
      where m.team_id = ${teamId} and m.is_admin and m.left_at is null and m.archived_at is null
      union
      select k.account_id from teams t join club_managers k on k.club_id = t.club_id
      where t.id = ${teamId})
    order by a.id`.execute(db)
  const accountIds = found.rows.map(({ id }) => id)
  const lacking = await findLacking(db, { teamId, accountIds })
  return found.rows
    .filter(({ id }) => !lacking.has(id))
    .map(({ to, language }) => ({ to, language: bestLanguage([language]) }))
}
