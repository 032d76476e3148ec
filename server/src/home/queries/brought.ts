import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { ImportKey } from './browser-imports.ts'

export interface BroughtTeamRow {
  readonly id: string
  readonly name: string
  readonly clubId: string | null
  /** Somebody else with an account is or was in it. */
  readonly hasOthers: boolean
  /** Something has happened in it since. */
  readonly isUsed: boolean
}

/** What is left of the teams an import made, and what has become of them; held until the command ends. */
export async function lockBroughtTeams(
  tx: Transaction,
  { accountId, importId }: ImportKey,
): Promise<readonly BroughtTeamRow[]> {
  const found = await sql<BroughtTeamRow>`
    select team.id, team.name, team.club_id as "clubId",
      exists (select 1 from members as person
              where person.team_id = team.id and person.account_id <> ${accountId})
        or exists (select 1 from guardians as guardian
                   where guardian.team_id = team.id and guardian.account_id <> ${accountId})
        as "hasOthers",
      exists (select 1 from events as event
              where event.team_id = team.id and not exists (
                select 1 from league_matches as match
                join leagues as league on league.id = match.league_id
                where match.team_id = team.id and match.event_id = event.id
                  and league.created_at = import.created_at))
        or exists (select 1 from answers as answer where answer.team_id = team.id)
        or exists (select 1 from leagues as league
                   where league.team_id = team.id
                     and (league.created_at <> import.created_at or league.version > 1))
        or exists (select 1 from league_matches as match
                   where match.team_id = team.id and match.version > 1)
        or exists (select 1 from invitations as invitation where invitation.team_id = team.id)
        or exists (select 1 from join_requests as request where request.team_id = team.id)
        or exists (select 1 from members as person
                   where person.team_id = team.id
                     and person.account_id is distinct from ${accountId}::uuid
                     and (person.import_id is distinct from ${importId}::uuid or person.version > 1))
        as "isUsed"
    from browser_import_teams as made
    join browser_imports as import on import.id = made.import_id
    join teams as team on team.id = made.team_id
    left join clubs as club on club.id = team.club_id
    where made.import_id = ${importId} and team.deleted_at is null and club.deleted_at is null
    order by lower(team.name), team.id
    for update of team`.execute(tx)
  return found.rows
}

export interface BroughtClubRow {
  readonly id: string
  readonly name: string
  readonly isMine: boolean
  readonly hasOtherManagers: boolean
  /** Teams that did not come with this import. */
  readonly hasOtherTeams: boolean
}

export async function lockBroughtClubs(
  tx: Transaction,
  { accountId, importId }: ImportKey,
): Promise<readonly BroughtClubRow[]> {
  const found = await sql<BroughtClubRow>`
    select club.id, club.name,
      exists (select 1 from club_managers as manager
              where manager.club_id = club.id and manager.account_id = ${accountId}) as "isMine",
      exists (select 1 from club_managers as manager
              where manager.club_id = club.id and manager.account_id <> ${accountId})
        as "hasOtherManagers",
      exists (select 1 from teams as team
              where team.club_id = club.id and team.deleted_at is null and not exists (
                select 1 from browser_import_teams as made
                where made.team_id = team.id and made.import_id = ${importId})) as "hasOtherTeams"
    from browser_import_clubs as made join clubs as club on club.id = made.club_id
    where made.import_id = ${importId} and club.deleted_at is null
    order by lower(club.name), club.id
    for update of club`.execute(tx)
  return found.rows
}
