import { cashBoxRefusal, type CashBoxRefusal } from '@touchline/domain/cashbox/adults'
import { currencyIn, type Currency } from '@touchline/domain/values/money'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { isMinorMember } from '#server/teams/queries/minors.ts'

/** A team's cash box; off where it was never on. */
export interface StoredBox {
  readonly isOn: boolean
  readonly isOpen: boolean
  readonly currency: Currency
  readonly countryCurrency: Currency
  readonly language: string
  readonly timeZone: string
  readonly refusal: CashBoxRefusal | undefined
  /** Players see each other's balances: as the team wants, but never among minors. */
  readonly showsBalances: boolean
  readonly hasMinors: boolean
}

interface BoxRow {
  readonly isOn: boolean | null
  readonly isOpen: boolean | null
  readonly currency: Currency | null
  readonly country: string
  readonly language: string
  readonly timeZone: string
  readonly ageGroup: string | null
  readonly hasMinors: boolean
}

export async function findBox(
  db: Queryable,
  { teamId, now }: { readonly teamId: string; readonly now: Date },
): Promise<StoredBox> {
  const found = await sql<BoxRow>`
    select b.is_on as "isOn", b.is_open as "isOpen", b.currency, t.country, t.language,
      t.time_zone as "timeZone", t.age_group as "ageGroup",
      exists (select from members m where m.team_id = t.id and m.left_at is null
        and m.archived_at is null and ${isMinorMember(now)}) as "hasMinors"
    from teams t left join cash_boxes b on b.team_id = t.id
    where t.id = ${teamId}`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  const { language, timeZone } = row
  const isOpen = row.isOpen ?? true
  const countryCurrency = currencyIn(row.country)
  const refusal = cashBoxRefusal(row)
  return {
    isOn: row.isOn ?? false,
    isOpen,
    currency: row.currency ?? countryCurrency,
    countryCurrency,
    language,
    timeZone,
    refusal,
    showsBalances: isOpen && refusal === undefined,
    hasMinors: row.hasMinors,
  }
}

/** Locks the cash box, so that writes to its ledger run one after the other. */
export async function lockBoxRow(tx: Transaction, teamId: string): Promise<void> {
  await sql`select from cash_boxes where team_id = ${teamId} for update`.execute(tx)
}

/** Without fines, drinks or entries. */
export async function isBoxUnused(tx: Transaction, teamId: string): Promise<boolean> {
  const found = await sql`
    select from cash_box_items where team_id = ${teamId}
    union all select from cash_box_entries where team_id = ${teamId} limit 1`.execute(tx)
  return found.rows.length === 0
}

export async function saveBox(
  tx: Transaction,
  {
    teamId,
    isOn,
    isOpen,
    currency,
    accountId,
    now,
  }: {
    readonly teamId: string
    readonly isOn: boolean
    readonly isOpen: boolean
    readonly currency: Currency
    readonly accountId: string
    readonly now: Date
  },
): Promise<void> {
  await sql`
    insert into cash_boxes (team_id, is_on, is_open, currency, changed_by, changed_at)
    values (${teamId}, ${isOn}, ${isOpen}, ${currency}, ${accountId}, ${now})
    on conflict (team_id) do update set is_on = excluded.is_on, is_open = excluded.is_open,
      currency = excluded.currency, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    tx,
  )
}
