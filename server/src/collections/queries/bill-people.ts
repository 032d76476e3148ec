import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql, type RawBuilder } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { isActiveGuardianship, isBlocked } from '#server/teams/queries/guardian-rights.ts'

export interface BilledPerson {
  readonly firstName: string
  readonly lastName: string
  readonly accountId: string | null
  /** The guardian who pays half. */
  readonly secondPayerId: string | null
  readonly payer: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string | null
    readonly phone: string | null
    readonly language: Language
  }
}

/** The columns of `payerColumns`. */
export interface PayerRow {
  readonly payerFirstName: string
  readonly payerLastName: string
  readonly email: string | null
  readonly phone: string | null
  readonly accountId: string | null
  readonly secondPayerId: string | null
  readonly language: string
}

interface Row extends PayerRow {
  readonly firstName: string
  readonly lastName: string
}

/**
 * SQL joins for the payer of member `m` in team `t`: guardian `g`, if any, and account `a`. A
 * guardian pays for minors and people without an account: the chosen one, or who paid before, or
 * the first. Until one is verified, the bills of minors go to the first that the roster has, who
 * hasn't joined: a list just imported has no other.
 */
export function payerJoins(now: Date): RawBuilder<unknown> {
  return sql`left join lateral (
      select g.*, care.pays_bills from guardianships care
      join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
      where care.team_id = m.team_id and care.member_id = m.id
        and (${isActiveGuardianship('care', 'g')} or (
          g.account_id is null and care.verified_at is null and not ${isBlocked('care', 'g')}
          and ${isMinor(now)}))
        and (m.account_id is null
          or ${isMinor(now)})
      order by care.verified_at is null, not care.pays_bills, not exists (
          select from bills b join bill_lines l on l.team_id = b.team_id and l.bill_id = b.id
          where b.team_id = m.team_id and b.account_id = g.account_id and l.member_id = m.id),
        g.account_id is null, g.created_at, g.id limit 1) g on true
    left join accounts a on a.id = case when g.id is null then m.account_id else g.account_id end`
}

/** SQL: `m` is under age in team `t`. */
function isMinor(now: Date): RawBuilder<boolean> {
  return sql<boolean>`coalesce(m.date_of_birth
    > (${now}::timestamptz at time zone t.time_zone)::date - interval '18 years', false)`
}

/** SQL columns of the payer, after `withPayer`. */
export const payerColumns = sql`coalesce(g.first_name, m.first_name) as "payerFirstName",
  coalesce(g.last_name, m.last_name) as "payerLastName",
  case when g.id is null then coalesce(a.email, m.email) else coalesce(a.email, g.email) end as email,
  case when g.id is null then m.phone else g.phone end as phone,
  a.id as "accountId", coalesce(a.language, t.language) as language, (
    select other.guardian_id from guardianships other
    join guardians second on second.team_id = other.team_id and second.id = other.guardian_id
    where g.pays_bills and other.team_id = m.team_id and other.member_id = m.id
      and other.pays_bills and other.guardian_id <> g.id and ${isActiveGuardianship('other', 'second')}
  ) as "secondPayerId"`

/** A member and their payer. */
export async function requireBilledPerson(
  tx: Transaction,
  {
    teamId,
    memberId,
    now,
  }: { readonly teamId: string; readonly memberId: string; readonly now: Date },
): Promise<BilledPerson> {
  const found = await sql<Row>`
    select m.first_name as "firstName", m.last_name as "lastName", ${payerColumns}
    from members m join teams t on t.id = m.team_id ${payerJoins(now)}
    where m.team_id = ${teamId} and m.id = ${memberId}
      and m.left_at is null and m.archived_at is null`.execute(tx)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  const { firstName, lastName, accountId, secondPayerId } = row
  return { firstName, lastName, accountId, secondPayerId, payer: payerOf(row) }
}

export function payerOf(row: PayerRow): BilledPerson['payer'] {
  const { payerFirstName: firstName, payerLastName: lastName, email, phone, language } = row
  return { firstName, lastName, email, phone, language: bestLanguage([language]) }
}

/** Whether a member is on a bill of this collection. */
export async function hasBill(
  tx: Transaction,
  { teamId, collectionId, memberId }: { teamId: string; collectionId: string; memberId: string },
): Promise<boolean> {
  const found = await sql`
    select from bill_lines line
    join bills b on b.team_id = line.team_id and b.id = line.bill_id
    where line.team_id = ${teamId} and line.member_id = ${memberId}
      and b.collection_id = ${collectionId} and b.state not in ('waived', 'refunded')
    limit 1`.execute(tx)
  return found.rows.length > 0
}
