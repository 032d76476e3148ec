import { sql, type RawBuilder } from 'kysely'

/** True where the role of the roster row `row` holds the word "coach", as in domain/teams/actor. */
export function isCoachRow(row: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${row}.role`)} ~* '\\mcoach\\M')`
}

/** True where the roster row `row` is of the staff: an admin or a coach. */
export function isStaffRow(row: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${row}.is_admin`)} or ${isCoachRow(row)})`
}
