import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { isClubActive, isTeamActive } from '#server/teams/queries/active.ts'

/** Whom people register with: a club, or a team without one. */
export interface Owner {
  readonly kind: 'club' | 'team'
  readonly id: string
  readonly name: string
  readonly sport: string
  readonly color: string
  readonly country: string
  readonly timeZone: string
  readonly language: Language
  readonly logoFileId: string | null
}

/** Throws `not_found` for a team of a club, which has the form of its club. */
export async function requireOwner(db: Queryable, ownerId: string): Promise<Owner> {
  const columns = sql`id, name, sport, color, country, time_zone as "timeZone", language,
    logo_file_id as "logoFileId"`
  const found = await sql<Omit<Owner, 'language'> & { readonly language: string }>`
    select 'club' as kind, ${columns} from clubs where id = ${ownerId} and deleted_at is null
    union all
    select 'team', ${columns} from teams
    where id = ${ownerId} and club_id is null and deleted_at is null`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new AppError('not_found')
  return { ...row, language: bestLanguage([row.language]) }
}

/** SQL: the club or team of the row `form` is neither deleted nor suspended. */
export const isOwnerThere = isOpen()

/** SQL: and registrations are on. */
export const isOwnerOpen = isOpen('registrations')

function isOpen(feature?: 'registrations') {
  return sql<boolean>`(exists (select from clubs as club
      where club.id = form.club_id and ${isClubActive(feature)})
    or exists (select from teams as team
      where team.id = form.team_id and ${isTeamActive('team', feature)}))`
}
