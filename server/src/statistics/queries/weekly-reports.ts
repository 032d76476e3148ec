import { sql } from 'kysely'

import { isAdult } from '#server/accounts/queries/adults.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

/** A subscriber who hasn't received this week's report. */
export interface ReportReader {
  readonly accountId: string
  readonly email: string
  readonly language: string
  /** Null: use the time zones of the teams. */
  readonly timeZone: string | null
  readonly zone: string
  readonly onlyWhenAttending: boolean
  readonly quietHours: {
    readonly isOn: boolean
    readonly from: string
    readonly until: string
  }
}

/** The time zones of all accounts and teams. */
export async function findZones(db: Queryable): Promise<readonly string[]> {
  const found = await sql<{ zone: string }>`
    select distinct time_zone as zone from accounts where time_zone is not null
    union select time_zone from teams union select 'UTC'`.execute(db)
  return found.rows.map(({ zone }) => zone)
}

interface ReportFilter {
  readonly zones: readonly string[]
  /** YYYY-MM-DD */
  readonly monday: string
  readonly now: Date
  /** The last account of the previous page. */
  readonly after: string
  readonly limit: number
}

/** Subscribed adults in some time zones, by id. */
export async function findReportReaders(
  db: Queryable,
  { zones, monday, now, after, limit }: ReportFilter,
): Promise<readonly ReportReader[]> {
  const found = await sql<Omit<ReportReader, 'quietHours'> & ReportReader['quietHours']>`
    select a.id as "accountId", a.email, a.language, a.time_zone as "timeZone", home.zone,
      a.reports_when_attending as "onlyWhenAttending", a.quiet_hours as "isOn",
      to_char(a.quiet_from, 'HH24:MI') as from, to_char(a.quiet_until, 'HH24:MI') as until
    from accounts a
    cross join lateral (select coalesce(a.time_zone, (
      select t.time_zone from members m join teams t on t.id = m.team_id
      where m.account_id = a.id and m.left_at is null order by m.created_at, m.id limit 1), (
      select t.time_zone from guardians g join teams t on t.id = g.team_id
      where g.account_id = a.id order by g.created_at, g.id limit 1), 'UTC') as zone) home
    where a.id > ${after} and a.reports and a.email is not null and ${isAdult(now)}
      and home.zone = any(${[...zones]}::text[])
      and not exists (select from weekly_reports w
        where w.account_id = a.id and w.week >= ${monday}::date)
    order by a.id limit ${limit}`.execute(db)
  return found.rows.map(({ isOn, from, until, ...reader }) => ({
    ...reader,
    quietHours: { isOn, from, until },
  }))
}

/** Returns true to the first process, which writes this week's report. */
export async function claimReport(
  tx: Transaction,
  accountId: string,
  monday: string,
): Promise<boolean> {
  const claimed = await sql`
    insert into weekly_reports as w (account_id, week) values (${accountId}, ${monday}::date)
    on conflict (account_id) do update set week = excluded.week where w.week < excluded.week`.execute(
    tx,
  )
  return (claimed.numAffectedRows ?? 0n) > 0n
}
