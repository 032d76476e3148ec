import { sql, type RawBuilder } from 'kysely'

/** SQL for the name an account has in a team. */
export function nameOfAccount(teamId: RawBuilder<unknown>, accountId: RawBuilder<unknown>) {
  return sql<string | null>`coalesce(
  (select trim(x.first_name || ' ' || x.last_name) from members x
   where x.team_id = ${teamId} and x.account_id = ${accountId} limit 1),
  (select trim(x.first_name || ' ' || x.last_name) from guardians x
   where x.team_id = ${teamId} and x.account_id = ${accountId} limit 1),
  (select trim(x.first_name || ' ' || x.last_name) from accounts x where x.id = ${accountId}))`
}
