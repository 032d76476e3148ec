import type { HomePlan, HomePlanDraft } from '@touchline/contract/children/shapes/homes'
import type { Home } from '@touchline/domain/children/homes'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { MemberKey } from '../queries.ts'

/** A plan as stored. */
export interface PlanRow {
  readonly id: string
  readonly guardianIds: string[]
  readonly firstDay: string
  readonly days: string
  readonly handOverAt: string
  readonly exceptions: HomePlan['exceptions']
  readonly proposedBy: string
  readonly isAgreed: boolean
}

export function parseDays(days: string): Home[] {
  return Array.from(days, (home) => (home === '1' ? 1 : 2))
}

/** SQL: true while both guardians of `plan` have access. */
export function areBothActive(plan: string): RawBuilder<boolean> {
  const [team, child] = [sql.ref(`${plan}.team_id`), sql.ref(`${plan}.member_id`)]
  const [first, second] = [
    sql.ref(`${plan}.first_guardian_id`),
    sql.ref(`${plan}.second_guardian_id`),
  ]
  return sql<boolean>`(2 = (select count(*) from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    where care.team_id = ${team} and care.member_id = ${child}
      and care.guardian_id in (${first}, ${second})
      and g.account_id is not null and ${isActiveGuardianship('care', 'g')}))`
}

const planColumns = sql`plan.id, array[plan.first_guardian_id, plan.second_guardian_id] as "guardianIds",
  plan.first_day::text as "firstDay", plan.days, plan.hand_over_at as "handOverAt", plan.exceptions,
  plan.proposed_by as "proposedBy", plan.agreed_at is not null as "isAgreed"`

export async function findPlans(db: Queryable, key: MemberKey): Promise<readonly PlanRow[]> {
  const found = await sql<PlanRow>`
    select ${planColumns} from home_plans plan
    where plan.team_id = ${key.teamId} and plan.member_id = ${key.memberId} and ${areBothActive('plan')}
  `.execute(db)
  return found.rows
}

/** A child's guardians with access and an account. */
export async function findSharingGuardians(
  db: Queryable,
  { teamId, memberIds }: { readonly teamId: string; readonly memberIds: readonly string[] },
): Promise<readonly SharingGuardian[]> {
  const found = await sql<SharingGuardian>`
    select care.member_id as "memberId", g.id, g.first_name as "firstName", g.account_id as "accountId"
    from guardianships care join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    where care.team_id = ${teamId} and care.member_id = any(${[...memberIds]}::uuid[])
      and g.account_id is not null and ${isActiveGuardianship('care', 'g')}
    order by g.created_at, g.id`.execute(db)
  return found.rows
}

export interface SharingGuardian {
  readonly memberId: string
  readonly id: string
  readonly firstName: string
  readonly accountId: string
}

interface ChildRow {
  readonly memberId: string
  readonly firstName: string
  readonly plans: readonly PlanRow[]
}

/** Minors on the roster with their plans. */
export async function findChildrenWithPlans(
  db: Queryable,
  { teamId, memberIds, now }: { teamId: string; memberIds: readonly string[]; now: Date },
): Promise<readonly ChildRow[]> {
  const found = await sql<ChildRow>`
    select m.id as "memberId", m.first_name as "firstName",
      (select coalesce(json_agg(row_to_json(one)), '[]') from (
        select ${planColumns} from home_plans plan
        where plan.team_id = m.team_id and plan.member_id = m.id and ${areBothActive('plan')}) one) as plans
    from members m join teams t on t.id = m.team_id
    where m.team_id = ${teamId} and m.id = any(${[...memberIds]}::uuid[])
      and m.left_at is null and m.archived_at is null and (m.date_of_birth is null or
        m.date_of_birth > (${now}::timestamptz at time zone t.time_zone)::date - interval '18 years')
    order by m.first_name, m.id`.execute(db)
  return found.rows
}

export function toHomePlan(row: PlanRow): HomePlan {
  const { id, guardianIds, firstDay, days, handOverAt, exceptions, proposedBy } = row
  return { id, guardianIds, firstDay, days: parseDays(days), handOverAt, exceptions, proposedBy }
}

/** Replaces the child's proposal. */
export async function saveProposal(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
  proposal: { id: string; plan: HomePlanDraft; proposedBy: string; now: Date },
): Promise<void> {
  const { id, proposedBy, now } = proposal
  const { guardianIds, firstDay, days, handOverAt, exceptions } = proposal.plan
  await sql`
    delete from home_plans
    where team_id = ${teamId} and member_id = ${memberId} and agreed_at is null`.execute(tx)
  await sql`
    insert into home_plans (team_id, id, member_id, first_guardian_id, second_guardian_id, first_day,
      days, hand_over_at, exceptions, proposed_by, proposed_at)
    values (${teamId}, ${id}, ${memberId}, ${guardianIds[0]}, ${guardianIds[1]}, ${firstDay},
      ${days.join('')}, ${handOverAt}, ${JSON.stringify(exceptions)}::jsonb, ${proposedBy}, ${now})
  `.execute(tx)
}

/** Replaces the plan in effect with a proposal; notes on events stay. */
export async function markAgreed(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
  { planId, now }: { readonly planId: string; readonly now: Date },
): Promise<void> {
  await sql`
    update hand_over_notes set plan_id = ${planId}
    where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
  await sql`
    delete from home_plans
    where team_id = ${teamId} and member_id = ${memberId} and agreed_at is not null`.execute(tx)
  await sql`
    update home_plans set agreed_at = ${now}
    where team_id = ${teamId} and member_id = ${memberId} and id = ${planId}`.execute(tx)
}

export async function deletePlan(
  tx: Transaction,
  { teamId, memberId }: MemberKey,
  planId: string,
): Promise<void> {
  await sql`
    delete from home_plans
    where team_id = ${teamId} and member_id = ${memberId} and id = ${planId}`.execute(tx)
}

interface ToTell {
  readonly child: string
  readonly to: string
  readonly language: Language
}

/** A guardian with access and an address, and the child's first name. */
export async function findGuardianToNotify(
  db: Queryable,
  { teamId, memberId, guardianId }: MemberKey & { readonly guardianId: string },
): Promise<ToTell | undefined> {
  const found = await sql<{ child: string; to: string; language: string }>`
    select m.first_name as child, a.email as to, a.language
    from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    join accounts a on a.id = g.account_id and a.email is not null
    join members m on m.team_id = care.team_id and m.id = care.member_id and m.left_at is null
    where care.team_id = ${teamId} and care.member_id = ${memberId}
      and care.guardian_id = ${guardianId} and ${isActiveGuardianship('care', 'g')}`.execute(db)
  return found.rows.map((row) => ({ ...row, language: bestLanguage([row.language]) }))[0]
}

/** How many emails about two homes an account was sent since a moment. */
export async function countHomesLetters(
  db: Queryable,
  accountId: string,
  since: Date,
): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from mails m join accounts a on lower(m.recipient) = lower(a.email)
    where a.id = ${accountId} and m.kind = 'children.homes_changed' and m.created_at > ${since}
  `.execute(db)
  return found.rows[0]?.count ?? 0
}
