import { sql, type RawBuilder } from 'kysely'

/** SQL: true if neither `team` nor its club is deleted or suspended: nothing is done for it otherwise. */
export function isTeamOpen(team: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${team}.deleted_at`)} is null and ${sql.ref(`${team}.suspended_at`)} is null and not exists (
    select from clubs
    where clubs.id = ${sql.ref(`${team}.club_id`)} and (clubs.deleted_at is not null or clubs.suspended_at is not null)))`
}

/** SQL: the same for the row `club`. */
export const isClubOpen = sql<boolean>`(club.deleted_at is null and club.suspended_at is null)`
