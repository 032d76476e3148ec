import { isLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { lacksCheck } from '#server/teams/queries/checks.ts'

import type { RequestKey } from './join-requests.ts'

/** A staff member who decides who joins and wants emails about it. */
export interface Decider {
  readonly accountId: string
  readonly email: string
  readonly language: Language
}

/**
 * Admins and coaches with an account, except those who muted the team, owe a background check or
 * ask themselves.
 */
export async function findDeciders(
  db: Queryable,
  { teamId, requestId }: RequestKey,
): Promise<readonly Decider[]> {
  const found = await sql<{
    accountId: string
    email: string
    language: string
  }>`
    select account.id as "accountId", account.email, account.language
    from members as member
    join accounts as account on account.id = member.account_id
    join teams as team on team.id = member.team_id
    left join clubs as club on club.id = team.club_id
    where member.team_id = ${teamId} and (member.is_admin or member.is_coach) and account.email is not null and member.left_at is null and member.archived_at is null
      and not ${lacksCheck(sql`member.account_id`)}
      and not exists (select from team_mutes as mute
        where mute.team_id = member.team_id and mute.account_id = member.account_id)
      and not exists (select from join_requests as r
        where r.team_id = member.team_id and r.id = ${requestId} and r.account_id = member.account_id)
    order by member.id
  `.execute(db)
  return found.rows.map(({ accountId, email, language }) => ({
    accountId,
    email,
    language: isLanguage(language) ? language : 'en',
  }))
}
