import { sql, type RawBuilder } from 'kysely'

import { countingConsents } from '#server/members/queries/consents.ts'

/**
 * SQL for facts of roster rows from other tables, read once for all: `parents` who aren't blocked,
 * `fees` and `record_fees` (of bills without a roster row), `pictures`. Follows `peopleGroups`.
 */
export function peopleFacts(): RawBuilder<unknown> {
  return sql`
    parents as materialized (
      select care.team_id, care.member_id,
        bool_or(care.verified_at is not null and parent.account_id is not null) as is_reached,
        json_agg(json_build_object('firstName', parent.first_name, 'lastName', parent.last_name,
          'email', parent.email, 'phone', parent.phone) order by care.created_at, parent.id) as list
      from club_teams as team
      join guardianships as care on care.team_id = team.id and care.blocked_at is null
      join guardians as parent on parent.team_id = care.team_id and parent.id = care.guardian_id
      where not exists (
        select from json_to_recordset(team.blocked) as barred("memberId" uuid, "accountId" uuid)
        where barred."memberId" = care.member_id and barred."accountId" = parent.account_id)
      group by care.team_id, care.member_id
    ), fees as materialized (
      select line.team_id, line.member_id, ${feeColumns}
      from club_teams as team ${joinBillLines}
      where line.member_id is not null
      group by line.team_id, line.member_id
    ), record_fees as materialized (
      select line.membership_id, ${feeColumns}
      from club_teams as team ${joinBillLines}
      where line.membership_id is not null
      group by line.membership_id
    ), answers_to_pictures as materialized (${countingConsents(
      sql`c.team_id in (select id from club_teams)`,
      'pictures_team',
    )}), pictures as materialized (
      select rows.team_id, rows.id as member_id,
        coalesce(answer.state = 'yes'
          and answer.given_at >= coalesce(team.season_began, answer.given_at), false) as is_allowed,
        coalesce(answer.state = 'no', false) as is_refused,
        exists (select from photo_opt_outs n
          where n.team_id = rows.team_id and n.member_id = rows.id) as has_photo_opt_out
      from rows join club_teams as team on team.id = rows.team_id
      left join answers_to_pictures as answer on answer.member_id = rows.id
    )`
}

const feeColumns = sql`bool_or(bill.outstanding > 0) as is_open,
  bool_or(bill.outstanding > 0 and bill.due_on < team.today) as is_overdue`

const joinBillLines = sql`join bills as bill on bill.team_id = team.id and bill.charged > 0
  join bill_lines as line on line.team_id = bill.team_id and line.bill_id = bill.id`

/** A roster row of a person with its facts, as JSON. Rows of the statement: row, team, club and the facts. */
export const rowFacts: RawBuilder<unknown> = sql`json_build_object(
  'teamId', team.id, 'memberId', row.id, 'teamName', team.name, 'role', row.role,
  'isArchived', row.archived_at is not null, 'hasAccount', row.account_id is not null,
  'isPlaceholder', row.is_placeholder, 'isKept', coalesce(row.id = any(team.kept), false),
  'dateOfBirth', row.date_of_birth, 'gender', row.gender, 'email', row.email, 'phone', row.phone,
  'isParentReached', coalesce(parents.is_reached, false), 'parents', coalesce(parents.list, '[]'),
  'isBilled', fees.member_id is not null, 'isOpen', coalesce(fees.is_open, false),
  'isOverdue', coalesce(fees.is_overdue, false), 'today', team.today,
  'isAllowed', pictures.is_allowed, 'isRefused', pictures.is_refused,
  'isNeverShown', pictures.has_photo_opt_out, 'isStaff', row.is_admin or row.is_coach,
  'isChecked', exists (select from staff_checks as checked
    where checked.club_id = club.id and checked.account_id = row.account_id
      and checked.state = 'passed' and checked.ended_at is null and checked.ends_on >= team.today))`
