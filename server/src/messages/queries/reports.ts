import type { Report } from '@touchline/contract/messages/shapes/reports'
import type {
  ReadersAtHand,
  ReportDecision,
  ReportReason,
} from '@touchline/domain/messages/reports'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { lacksCheck } from '#server/teams/queries/checks.ts'
import { hasRole } from '#server/teams/queries/club-roles.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import { isMinorAccount } from './ages.ts'

export interface ReportRow {
  readonly id: string
  readonly teamId: string
  readonly about: Report['about']
  readonly messageId: string | null
  readonly memberId: string | null
  readonly pictureId: string | null
  readonly aboutAccount: string | null
  readonly reason: ReportReason
  readonly details: string
  readonly accountId: string
  readonly now: Date
}

export async function insertReport(tx: Transaction, row: ReportRow): Promise<void> {
  await sql`
    insert into reports (id, team_id, about, message_id, member_id, picture_file_id, about_account, reason,
      details, reported_by, reported_at)
    values (${row.id}, ${row.teamId}, ${row.about}, ${row.messageId}, ${row.memberId},
      ${row.pictureId}, ${row.aboutAccount}, ${row.reason}, ${row.details}, ${row.accountId}, ${row.now})`.execute(
    tx,
  )
}

export async function countReports(db: Queryable, accountId: string, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from reports
    where reported_by = ${accountId} and reported_at > ${since}`.execute(db)
  return found.rows[0]?.count ?? 0
}

interface ReportedPerson {
  readonly accountId: string | null
  readonly pictureId: string | null
}

/** A current member; `accountId` is null if they haven't joined. */
export async function findReported(
  db: Queryable,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<ReportedPerson | undefined> {
  const found = await sql<ReportedPerson>`
    select account_id as "accountId", photo_file_id as "pictureId" from members
    where team_id = ${teamId} and id = ${memberId} and left_at is null`.execute(db)
  return found.rows[0]
}

/**
 * SQL for the accounts of `team` and `club` that could handle reports, without staff that lacks a
 * required check.
 */
const readersAtHand = {
  safeguarding: sql`(select k.account_id from club_roles k where k.club_id = club.id
    and k.account_id = club.safeguarding_account_id and not ${lacksCheck(sql`k.account_id`)})`,
  managers: sql`array(select k.account_id from club_roles k where k.club_id = club.id and ${hasRole('k', 'manager')}
    and not ${lacksCheck(sql`k.account_id`)} order by 1)`,
  admins: sql`array(select m.account_id from members m where m.team_id = team.id and m.is_admin
    and m.account_id is not null and m.left_at is null and m.archived_at is null
    and not ${lacksCheck(sql`m.account_id`)} order by 1)`,
} satisfies Record<keyof ReadersAtHand, RawBuilder<unknown>>

interface Circles {
  readonly safeguarding: string | null
  readonly managers: readonly string[]
  readonly admins: readonly string[]
}

export async function findReadersAtHand(db: Queryable, teamId: string): Promise<ReadersAtHand> {
  const found = await sql<Circles>`
    select ${readersAtHand.safeguarding} as safeguarding, ${readersAtHand.managers} as managers,
      ${readersAtHand.admins} as admins
    from teams team left join clubs club on club.id = team.club_id
    where team.id = ${teamId}`.execute(db)
  const { safeguarding = null, managers = [], admins = [] } = found.rows[0] ?? {}
  return { safeguarding: safeguarding ?? undefined, managers, admins }
}

/** The person a report is about, and the reporter. */
export async function findConcerned(
  db: Queryable,
  { teamId, reportId }: { readonly teamId: string; readonly reportId: string },
): Promise<{ readonly about: string | undefined; readonly by: string } | undefined> {
  const found = await sql<{ about: string | null; by: string | null }>`
    select about_account as about, reported_by as by from reports
    where team_id = ${teamId} and id = ${reportId}`.execute(db)
  const [row] = found.rows
  return row && { about: row.about ?? undefined, by: row.by ?? '' }
}

export interface Reported extends Circles {
  readonly id: string
  readonly teamId: string
  readonly messageId: string | null
  readonly memberId: string | null
  readonly pictureId: string | null
  readonly aboutAccount: string | null
  readonly byAccount: string | null
  readonly teamName: string
  readonly about: Report['about']
  readonly person: string | null
  readonly reason: ReportReason
  readonly details: string
  readonly reportedBy: string | null
  readonly isByMinor: boolean
  readonly reportedAt: Date
  readonly removedAt: Date | null
  readonly closedAt: Date | null
  readonly closedBy: string | null
  readonly decision: ReportDecision | null
  readonly note: string
  readonly answer: string
}

export interface WantedReports {
  readonly limit: number
  readonly reportId?: string
  readonly now: Date
}

/**
 * Reports of the teams and clubs an account is responsible for, open ones first, with who may
 * handle each.
 */
export async function findReports(
  db: Queryable,
  accountId: string,
  { limit, reportId, now }: WantedReports,
): Promise<readonly Reported[]> {
  const which = reportId === undefined ? sql`true` : sql`r.id = ${reportId}`
  const found = await sql<Reported>`
    with mine as (
      select t.id from club_roles k join teams t on t.club_id = k.club_id join clubs c on c.id = k.club_id
      where k.account_id = ${accountId}
        and (${hasRole('k', 'manager')} or c.safeguarding_account_id = k.account_id)
      union
      select team_id from members where account_id = ${accountId} and is_admin
        and left_at is null and archived_at is null
    )
    select r.id, r.team_id as "teamId", r.message_id as "messageId", r.about,
      (select m.id from members m where m.team_id = r.team_id and m.id = r.member_id
        and m.left_at is null) as "memberId",
      case when r.closed_at is null then r.picture_file_id end as "pictureId",
      r.about_account as "aboutAccount", r.reported_by as "byAccount", team.name as "teamName",
      coalesce((select trim(m.first_name || ' ' || m.last_name) from members m
          where m.team_id = r.team_id and m.id = r.member_id),
        ${nameOfAccount(sql`r.team_id`, sql`r.about_account`)}) as person,
      r.reason, r.details, ${nameOfAccount(sql`r.team_id`, sql`r.reported_by`)} as "reportedBy",
      ${isMinorAccount(sql`r.reported_by`, now)} as "isByMinor",
      r.reported_at as "reportedAt", said.removed_at as "removedAt", r.closed_at as "closedAt",
      ${nameOfAccount(sql`r.team_id`, sql`r.closed_by`)} as "closedBy",
      r.decision, r.note, r.answer,
      ${readersAtHand.safeguarding} as safeguarding, ${readersAtHand.managers} as managers,
      ${readersAtHand.admins} as admins
    from mine join reports r on r.team_id = mine.id
    join teams team on team.id = r.team_id left join clubs club on club.id = team.club_id
    left join messages said on said.team_id = r.team_id and said.id = r.message_id
    where ${which}
    order by r.closed_at is not null, r.reported_at desc, r.id limit ${limit}`.execute(db)
  return found.rows
}

export interface Closing {
  readonly decision: ReportDecision
  readonly note: string
  readonly answer: string
}

/** Returns false if it was already closed. */
export async function saveClosing(
  tx: Transaction,
  key: { readonly teamId: string; readonly id: string },
  input: Closing & { readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  const closed = await sql`
    update reports set closed_at = ${input.now}, closed_by = ${input.accountId},
      decision = ${input.decision}, note = ${input.note}, answer = ${input.answer}
    where team_id = ${key.teamId} and id = ${key.id} and closed_at is null`.execute(tx)
  return (closed.numAffectedRows ?? 0n) > 0n
}
