import { retentionDays } from '@touchline/domain/children/retention'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'
import { handlesMoney } from '#server/teams/queries/club-roles.ts'

export interface PayoutFacts {
  readonly team: string
  readonly holder: string | null
  /** The last digits of the account for transfers, as it is now. */
  readonly iban: string | null
  /** The name of the person who made the change; null if automatic or unnamed. */
  readonly by: string | null
}

/** Facts for an email about payouts; undefined if the team is gone. */
export async function findPayoutFacts(
  db: Queryable,
  { teamId, by }: { readonly teamId: string; readonly by: string | null },
): Promise<PayoutFacts | undefined> {
  const found = await sql<PayoutFacts>`
    select t.name as team, p.holder, right(p.iban, 4) as iban,
      nullif(concat_ws(' ', a.first_name, nullif(a.last_name, '')), '') as by
    from teams t
    left join payout_accounts p on p.team_id = t.id
    left join accounts a on a.id = ${by}::uuid
    where t.id = ${teamId} and ${isTeamActive('t', 'collections')}`.execute(db)
  return found.rows[0]
}

interface PayoutReader {
  readonly to: string
  readonly language: Language
  /** Whether they run the collections, or did until recently. */
  readonly isFormer: boolean
}

/** Days in which former admins and managers are still notified. */
const daysAfter = retentionDays.formerManagers

interface Wanted {
  readonly teamId: string
  /** Includes recent former ones. */
  readonly withFormer: boolean
}

/**
 * Everyone with an address who runs the team's collections: admins and club managers, even without
 * a required check.
 */
export async function findPayoutReaders(
  db: Queryable,
  { teamId, withFormer }: Wanted,
): Promise<readonly PayoutReader[]> {
  const found = await sql<{ to: string; language: string; isFormer: boolean }>`
    select a.email as "to", a.language, bool_and(reader.is_former) as "isFormer" from accounts a
    join (
      select m.account_id, false as is_former from members m
      where m.team_id = ${teamId} and (m.is_admin or m.is_treasurer) and m.left_at is null and m.archived_at is null
      union all
      select k.account_id, false from teams t join club_roles k on k.club_id = t.club_id and ${handlesMoney('k')}
      where t.id = ${teamId}
      union all
      select m.account_id, true from members m
      where m.team_id = ${teamId} and ${withFormer}
        and m.admin_until > now() - make_interval(days => ${daysAfter})
      union all
      select f.account_id, true from teams t join former_club_roles f on f.club_id = t.club_id
      where t.id = ${teamId} and ${withFormer}
        and f.until > now() - make_interval(days => ${daysAfter})) reader
      on reader.account_id = a.id
    where a.email is not null
    group by a.id
    order by a.id`.execute(db)
  return found.rows.map(({ language, ...reader }) => ({
    ...reader,
    language: bestLanguage([language]),
  }))
}
