import type { Report } from '@touchline/contract/messages/shapes/reports'
import type { ReadersAtHand, ReportReason } from '@touchline/domain/messages/reports'
import { sql, type RawBuilder } from 'kysely'

import { nameOfAccount } from '#server/events/queries/names.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { lacksCheck } from '#server/teams/queries/checks.ts'

export interface ReportRow {
  readonly id: string
  readonly teamId: string
  readonly about: Report['about']
  readonly messageId: string | null
  readonly memberId: string | null
  readonly aboutAccount: string | null
  readonly reason: ReportReason
  readonly details: string
  readonly accountId: string
  readonly now: Date
}

export async function insertReport(tx: Transaction, row: ReportRow): Promise<void> {
  await sql`
    insert into reports (id, team_id, about, message_id, member_id, about_account, reason, details,
      reported_by, reported_at)
    values (${row.id}, ${row.teamId}, ${row.about}, ${row.messageId}, ${row.memberId},
      ${row.aboutAccount}, ${row.reason}, ${row.details}, ${row.accountId}, ${row.now})`.execute(tx)
}

export async function countReports(db: Queryable, accountId: string, since: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from reports
    where reported_by = ${accountId} and reported_at > ${since}`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** Somebody of a roster, on it now; `accountId` is null for whoever has not joined. */
export async function findReported(
  db: Queryable,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<{ readonly accountId: string | null } | undefined> {
  const found = await sql<{ accountId: string | null }>`
    select account_id as "accountId" from members
    where team_id = ${teamId} and id = ${memberId} and left_at is null`.execute(db)
  return found.rows[0]
}

/** Of a team (`team`) of a club (`club`): those who could read its reports, without who owes a check. */
const readersAtHand = {
  safeguarding: sql`(select k.account_id from club_managers k where k.club_id = club.id
    and k.account_id = club.safeguarding_account_id and not ${lacksCheck(sql`k.account_id`)})`,
  managers: sql`array(select k.account_id from club_managers k where k.club_id = club.id
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

/** Whom a report is about, and who made it. */
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

interface Reported extends Circles {
  readonly id: string
  readonly teamId: string
  readonly messageId: string | null
  readonly aboutAccount: string | null
  readonly byAccount: string | null
  readonly teamName: string
  readonly about: Report['about']
  readonly person: string | null
  readonly reason: ReportReason
  readonly details: string
  readonly reportedBy: string | null
  readonly reportedAt: Date
  readonly removedAt: Date | null
  readonly closedAt: Date | null
  readonly closedBy: string | null
  readonly note: string
}

/** Reports of the teams and clubs somebody answers for, the open ones first; with who may read each. */
export async function findReports(
  db: Queryable,
  accountId: string,
  { limit, reportId }: { readonly limit: number; readonly reportId?: string },
): Promise<readonly Reported[]> {
  const which = reportId === undefined ? sql`true` : sql`r.id = ${reportId}`
  const found = await sql<Reported>`
    with mine as (
      select t.id from club_managers k join teams t on t.club_id = k.club_id
      where k.account_id = ${accountId}
      union
      select team_id from members where account_id = ${accountId} and is_admin
        and left_at is null and archived_at is null
    )
    select r.id, r.team_id as "teamId", r.message_id as "messageId", r.about,
      r.about_account as "aboutAccount", r.reported_by as "byAccount", team.name as "teamName",
      coalesce((select trim(m.first_name || ' ' || m.last_name) from members m
          where m.team_id = r.team_id and m.id = r.member_id),
        ${nameOfAccount(sql`r.team_id`, sql`r.about_account`)}) as person,
      r.reason, r.details, ${nameOfAccount(sql`r.team_id`, sql`r.reported_by`)} as "reportedBy",
      r.reported_at as "reportedAt", said.removed_at as "removedAt", r.closed_at as "closedAt",
      ${nameOfAccount(sql`r.team_id`, sql`r.closed_by`)} as "closedBy", r.note,
      ${readersAtHand.safeguarding} as safeguarding, ${readersAtHand.managers} as managers,
      ${readersAtHand.admins} as admins
    from mine join reports r on r.team_id = mine.id
    join teams team on team.id = r.team_id left join clubs club on club.id = team.club_id
    left join messages said on said.team_id = r.team_id and said.id = r.message_id
    where ${which}
    order by r.closed_at is not null, r.reported_at desc, r.id limit ${limit}`.execute(db)
  return found.rows
}

/** Everything a reported message has said, and what was said around it. */
export async function findTrace(
  db: Queryable,
  { teamId, messageId }: { readonly teamId: string; readonly messageId: string },
): Promise<Pick<Report, 'wordings' | 'around'>> {
  const wordings = await sql<{ words: string; at: Date; by: string | null }>`
    select said.words, said.at, ${nameOfAccount(sql`m.team_id`, sql`m.author_id`)} as by
    from messages m cross join lateral (
      select w.words, w.written_at as at from message_wordings w
      where w.team_id = m.team_id and w.message_id = m.id
      union all
      select m.words, coalesce(m.edited_at, m.sent_at) where m.removed_at is null) said
    where m.team_id = ${teamId} and m.id = ${messageId} order by said.at`.execute(db)
  const around = await sql<{ author: string | null; words: string; sentAt: Date }>`
    select ${nameOfAccount(sql`near.team_id`, sql`near.author_id`)} as author, near.words,
      near.sent_at as "sentAt"
    from messages m join messages near on near.team_id = m.team_id
      and near.conversation_id = m.conversation_id and near.id <> m.id
      and near.seq between m.seq - 5 and m.seq + 5
    where m.team_id = ${teamId} and m.id = ${messageId} order by near.seq`.execute(db)
  return {
    wordings: wordings.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    around: around.rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })),
  }
}

export async function saveClosing(
  tx: Transaction,
  key: { readonly teamId: string; readonly id: string },
  given: { readonly accountId: string; readonly note: string; readonly now: Date },
): Promise<void> {
  await sql`
    update reports set closed_at = ${given.now}, closed_by = ${given.accountId}, note = ${given.note}
    where team_id = ${key.teamId} and id = ${key.id} and closed_at is null`.execute(tx)
}
