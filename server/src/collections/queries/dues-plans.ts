import type { DuesPlanShape } from '@touchline/contract/collections/shapes/dues'
import type { PlannedRun } from '@touchline/domain/collections/dues/automatic'
import { lastDayOf } from '@touchline/domain/collections/dues/period'
import { duesPeriods, type DuesPeriod } from '@touchline/domain/collections/dues/rules'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isClubActive } from '#server/teams/queries/active.ts'
import { currentTreasurer } from '#server/teams/queries/club-roles.ts'

/** Bills are written and announced in these hours, where the club is. */
const hours = { first: 8, last: 19 } as const

export interface AutomaticClub {
  readonly clubId: string
  readonly name: string
  readonly language: string
  readonly timeZone: string
  /** Who saved the rules, while their role lasts: the bills are theirs. */
  readonly accountId: string
}

/** True for roles `k` that send a club's bills. */
const sendsBills = sql<boolean>`k.roles && array['manager', 'treasurer']`

/** Clubs with automatic bills in which it is daytime. */
export async function findAutomaticClubs(
  db: Queryable,
  now: Date,
): Promise<readonly AutomaticClub[]> {
  const found = await sql<AutomaticClub>`
    select club.id as "clubId", club.name, club.language, club.time_zone as "timeZone",
      ${currentTreasurer('s.changed_by')} as "accountId"
    from dues_schedules s join clubs club on club.id = s.club_id and ${isClubActive('collections')}
    where jsonb_typeof(s.rules -> 'automatic') = 'object'
      and extract(hour from ${now}::timestamptz at time zone club.time_zone)
        between ${hours.first} and ${hours.last}
      and ${currentTreasurer('s.changed_by')} is not null
    order by club.id`.execute(db)
  return found.rows
}

/** Whether any bills were written for a period, by hand or automatically. */
export async function hasRun(
  db: Queryable,
  clubId: string,
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
): Promise<boolean> {
  const found = await sql`
    select from dues_runs where club_id = ${clubId} and starts_on <= ${endsOn} and ends_on >= ${startsOn}
    limit 1`.execute(db)
  return found.rows.length > 0
}

export async function isPlanned(
  db: Queryable,
  clubId: string,
  { period, whom, key }: PlannedRun,
): Promise<boolean> {
  const found = await sql`
    select from dues_plans
    where club_id = ${clubId} and starts_on = ${period.startsOn} and whom = ${whom} and key = ${key}`.execute(
    db,
  )
  return found.rows.length > 0
}

interface NewPlan {
  readonly id: string
  readonly clubId: string
  readonly name: string
  readonly run: PlannedRun
  readonly now: Date
}

export async function insertPlan(
  tx: Transaction,
  { id, clubId, name, run, now }: NewPlan,
): Promise<void> {
  await tx
    .insertInto('dues_plans')
    .values({
      id,
      club_id: clubId,
      name,
      starts_on: run.period.startsOn,
      months: run.period.months,
      whom: run.whom,
      key: run.key,
      sends_on: run.sendsOn,
      announced_at: now,
    })
    .execute()
}

export interface Plan extends DuesPeriod {
  readonly id: string
  readonly name: string
  readonly whom: DuesPlanShape['whom']
  readonly sendsOn: string
  readonly isStopped: boolean
}

/** Announced bills of a club that were not sent, the next first. */
export async function findPlans(db: Queryable, clubId: string): Promise<readonly Plan[]> {
  const rows = await db
    .selectFrom('dues_plans')
    .select(['id', 'name', 'starts_on', 'months', 'whom', 'sends_on', 'state'])
    .where('club_id', '=', clubId)
    .where('state', '<>', 'sent')
    .orderBy('sends_on')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    startsOn: row.starts_on,
    months: duesPeriods.find((months) => months === row.months) ?? 12,
    whom: row.whom === 'newcomers' ? 'newcomers' : 'everyone',
    sendsOn: row.sends_on,
    isStopped: row.state === 'stopped',
  }))
}

/** Announced bills for the treasurer, until their period is over. */
export async function findShownPlans(
  db: Queryable,
  clubId: string,
  today: string,
): Promise<readonly DuesPlanShape[]> {
  const plans = await findPlans(db, clubId)
  return plans
    .map(({ months, ...plan }) => ({ ...plan, endsOn: lastDayOf({ ...plan, months }) }))
    .filter(({ endsOn, isStopped, sendsOn }) => (isStopped ? sendsOn : endsOn) >= today)
}

interface Decision {
  readonly clubId: string
  readonly planId: string
  readonly isStopped: boolean
  readonly accountId: string
}

/** Returns false if there is no such plan, or its bills were sent. */
export async function decidePlan(
  tx: Transaction,
  { clubId, planId, isStopped, accountId }: Decision,
): Promise<boolean> {
  const written = await tx
    .updateTable('dues_plans')
    .set({ state: isStopped ? 'stopped' : 'announced', decided_by: accountId })
    .where('club_id', '=', clubId)
    .where('id', '=', planId)
    .where('state', '<>', 'sent')
    .executeTakeFirst()
  return written.numUpdatedRows === 1n
}

/** False when it was stopped, or another process was quicker. */
export async function markPlanSent(
  tx: Transaction,
  clubId: string,
  planId: string,
): Promise<boolean> {
  const written = await tx
    .updateTable('dues_plans')
    .set({ state: 'sent' })
    .where('club_id', '=', clubId)
    .where('id', '=', planId)
    .where('state', '=', 'announced')
    .executeTakeFirst()
  return written.numUpdatedRows === 1n
}

/** Managers and treasurers with an address. */
export async function findTreasurers(
  db: Queryable,
  clubId: string,
): Promise<readonly { readonly to: string; readonly language: string }[]> {
  const found = await sql<{ to: string; language: string }>`
    select a.email as "to", a.language from club_roles k join accounts a on a.id = k.account_id
    where k.club_id = ${clubId} and ${sendsBills} and a.email is not null order by k.created_at, a.id`.execute(
    db,
  )
  return found.rows
}
