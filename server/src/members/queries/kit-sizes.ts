import type { KitPlayer } from '@touchline/contract/members/shapes/kit'
import { maxKitPlayers } from '@touchline/domain/members/kit-order'
import { type Actor, isStaffFor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { isPlayingRow } from '#server/teams/queries/staff.ts'

/** The players that the actor runs, by last name, with their sizes; all of them, or `too_large`. */
export async function findKitSizes(db: Queryable, actor: Actor): Promise<KitPlayer[]> {
  const found = await sql<KitPlayer>`
    select m.id, m.first_name as "firstName", m.last_name as "lastName",
      m.jersey_number as "jerseyNumber", json_build_object(
        'shirt', m.shirt_size, 'shorts', m.shorts_size, 'shoes', m.shoe_size) as sizes
    from members m
    where m.team_id = ${actor.teamId} and m.left_at is null and m.archived_at is null
      and ${isPlayingRow('m')}
    order by m.last_name, m.first_name, m.id limit ${maxKitPlayers + 1}`.execute(db)
  if (found.rows.length > maxKitPlayers) throw new AppError('too_large')
  return found.rows.filter(({ id }) => isStaffFor(actor, id))
}

/** The named ones of them; throws `not_found` if one isn't theirs. */
export async function requireKitSizes(
  db: Queryable,
  actor: Actor,
  memberIds: readonly string[],
): Promise<KitPlayer[]> {
  const wanted = new Set(memberIds)
  const found = (await findKitSizes(db, actor)).filter(({ id }) => wanted.has(id))
  if (found.length < wanted.size) throw new AppError('not_found')
  return found
}
