import type { NamedVenue } from '@touchline/domain/events/club/venues'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

interface OfClub {
  readonly clubId: string
  readonly now: Date
}

/** Counts the places that the club has entered itself; its teams may have more. */
export async function countClubVenues(db: Queryable, clubId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from club_venues where club_id = ${clubId}`.execute(db)
  return found.rows[0]?.count ?? 0
}

interface VenueToSave extends NamedVenue {
  /** Undefined keeps the capacity; a new place gets one. */
  readonly capacity?: number
}

/** Saves a place by its name and address; returns its id. */
export async function saveClubVenue(
  tx: Transaction,
  { clubId, now }: OfClub,
  { name, address, capacity }: VenueToSave,
): Promise<string> {
  const saved = await sql<{ id: string }>`
    insert into club_venues as known (club_id, id, name, address, capacity, created_at)
    values (${clubId}, ${newId()}, ${name}, ${address}, ${capacity ?? 1}, ${now})
    on conflict (club_id, lower(name), lower(coalesce(address, '')))
    do update set capacity = coalesce(${capacity ?? null}::smallint, known.capacity)
    returning id`.execute(tx)
  return saved.rows[0]?.id ?? ''
}

interface Closure {
  readonly venueId: string
  readonly startsAt: string
  readonly endsAt: string
  readonly reason: string | null
  readonly accountId: string
}

export async function countClosures(db: Queryable, { clubId, now }: OfClub): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from venue_closures
    where club_id = ${clubId} and ends_at > ${now}`.execute(db)
  return found.rows[0]?.count ?? 0
}

export async function addClosure(
  tx: Transaction,
  { clubId, now }: OfClub,
  { venueId, startsAt, endsAt, reason, accountId }: Closure,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('venue_closures')
    .values({
      club_id: clubId,
      id,
      venue_id: venueId,
      starts_at: startsAt,
      ends_at: endsAt,
      reason: reason === '' ? null : reason,
      created_by: accountId,
      created_at: now,
    })
    .execute()
  return id
}

/** False if the club has no such closure. */
export async function removeClosure(
  tx: Transaction,
  { clubId, closureId }: { readonly clubId: string; readonly closureId: string },
): Promise<boolean> {
  const gone = await sql`
    delete from venue_closures where club_id = ${clubId} and id = ${closureId}`.execute(tx)
  return gone.numAffectedRows === 1n
}

interface PlannedPlace {
  readonly teamId: string
  readonly venueId: string | null
  readonly location: string | null
}

/** Name and address of a planned event's place. */
export async function findPlace(
  db: Queryable,
  { teamId, venueId, location }: PlannedPlace,
): Promise<{ readonly location: string | null; readonly address: string | null }> {
  if (venueId === null) return { location, address: null }
  const found = await sql<{ location: string; address: string | null }>`
    select name as location, address from venues
    where team_id = ${teamId} and id = ${venueId}`.execute(db)
  return found.rows[0] ?? { location, address: null }
}
