import {
  duesRules,
  type DuesRulesShape,
  type DuesRunShape,
} from '@touchline/contract/collections/shapes/dues'
import { duesPeriods, type DuesPeriodMonths } from '@touchline/domain/collections/dues/rules'
import { type Currency, currencyIn } from '@touchline/domain/values/money'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isClubActive } from '#server/teams/queries/active.ts'

import { lateOf } from './list.ts'
import { toCurrency } from './to-currency.ts'

export interface Schedule {
  readonly rules: DuesRulesShape
  readonly currency: DuesRunShape['currency']
  readonly months: DuesPeriodMonths
  readonly version: number
}

/** The club's dues; undefined if not set. */
export async function findSchedule(db: Queryable, clubId: string): Promise<Schedule | undefined> {
  const row = await db
    .selectFrom('dues_schedules')
    .select(['rules', 'currency', 'months', 'version'])
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    rules: duesRules.parse(row.rules),
    currency: toCurrency(row.currency),
    months: duesPeriods.find((months) => months === row.months) ?? 12,
    version: row.version,
  }
}

/** The currency of the club's country, until fees are set. */
export async function findUsualCurrency(db: Queryable, clubId: string): Promise<Currency> {
  const { country } = await db
    .selectFrom('clubs')
    .select('country')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  return currencyIn(country)
}

/** What new members are billed by: nothing where the operator has turned fees off. */
export async function findScheduleForNew(
  db: Queryable,
  clubId: string,
): Promise<Schedule | undefined> {
  const open = await sql`
    select from clubs as club where club.id = ${clubId} and ${isClubActive('collections')}`.execute(
    db,
  )
  return open.rows.length === 0 ? undefined : findSchedule(db, clubId)
}

interface Saved {
  readonly clubId: string
  readonly rules: DuesRulesShape
  readonly currency: string
  readonly months: number
  /** The version that was edited; 0 for none. */
  readonly version: number
  readonly accountId: string
  readonly now: Date
}

/** Returns false if someone else saved meanwhile. */
export async function saveSchedule(tx: Transaction, saved: Saved): Promise<boolean> {
  const { clubId, currency, months, version, accountId, now } = saved
  const rules = JSON.stringify(saved.rules)
  const written = await sql`
    insert into dues_schedules (club_id, currency, months, rules, changed_by, changed_at)
    select ${clubId}, ${currency}, ${months}::smallint, ${rules}::jsonb, ${accountId}, ${now}
    where ${version}::int = 0
      or exists (select from dues_schedules where club_id = ${clubId} and version = ${version})
    on conflict (club_id) do update set currency = excluded.currency, months = excluded.months,
      rules = excluded.rules, changed_by = excluded.changed_by, changed_at = excluded.changed_at,
      version = dues_schedules.version + 1
    where dues_schedules.version = ${version}`.execute(tx)
  return written.numAffectedRows === 1n
}

/** Locks a club's runs, so that no one is billed twice. */
export async function lockSchedule(tx: Transaction, clubId: string): Promise<void> {
  await sql`select from dues_schedules where club_id = ${clubId} for update`.execute(tx)
}

interface NewRun {
  readonly id: string
  readonly clubId: string
  readonly name: string
  readonly startsOn: string
  readonly endsOn: string
  readonly dueOn: string
  readonly accountId: string
  readonly now: Date
}

export async function insertRun(tx: Transaction, run: NewRun): Promise<void> {
  await tx
    .insertInto('dues_runs')
    .values({
      id: run.id,
      club_id: run.clubId,
      name: run.name,
      starts_on: run.startsOn,
      ends_on: run.endsOn,
      due_on: run.dueOn,
      created_by: run.accountId,
      created_at: run.now,
    })
    .execute()
}

type RunRow = Omit<DuesRunShape, 'createdAt'> & { readonly createdAt: Date }

/** A club's runs with the state of their bills, latest first. */
export async function findRuns(
  db: Queryable,
  clubId: string,
  now: Date,
): Promise<readonly DuesRunShape[]> {
  const found = await sql<RunRow>`
    select run.id, run.name, run.starts_on as "startsOn", run.ends_on as "endsOn",
      run.due_on as "dueOn", run.created_at as "createdAt", min(c.currency) as currency,
      coalesce(sum(f.people), 0)::bigint as people, coalesce(sum(f.bills), 0)::bigint as bills,
      coalesce(sum(f.charged), 0)::bigint as charged, coalesce(sum(f.paid), 0)::bigint as paid,
      coalesce(sum(f.outstanding), 0)::bigint as outstanding, coalesce(sum(f.late), 0)::bigint as late,
      json_agg(json_build_object('teamId', c.team_id, 'collectionId', c.id, 'team', t.name)
        order by lower(t.name), t.id) as collections
    from dues_runs run
    join collections c on c.dues_run_id = run.id
    join teams t on t.id = c.team_id and t.deleted_at is null
    left join lateral (
      select count(*) filter (where b.first_share_id is null) as bills, sum(b.charged) as charged,
        sum(b.paid) as paid, sum(b.outstanding) as outstanding, sum(${lateOf(now)}) as late,
        sum((select count(*) from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id
          and b.first_share_id is null)) as people
      from bills b where b.team_id = c.team_id and b.collection_id = c.id) f on true
    where run.club_id = ${clubId}
    group by run.id order by run.starts_on desc, run.created_at desc limit 100`.execute(db)
  return found.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** The club of a run; undefined if unknown. */
export async function findClubOfRun(db: Queryable, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('dues_runs')
    .select('club_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.club_id
}

export async function findClubTeams(
  db: Queryable,
  clubId: string,
): Promise<{ id: string; name: string; timeZone: string }[]> {
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'name', 'time_zone as timeZone'])
    .where('club_id', '=', clubId)
    .where('deleted_at', 'is', null)
    .orderBy((teams) => teams.fn('lower', ['name']))
    .orderBy('id')
    .execute()
  return rows
}
