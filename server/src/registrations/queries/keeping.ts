import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { isOwnerOpen, type Owner } from './owners.ts'

/** Registrations whose address was never confirmed: nothing is known about who typed them. */
export async function forgetUnconfirmed(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from registrations where confirmed_at is null and created_at < ${before}`.execute(db)
}

/** Those that were decided long ago; who was accepted is on the rosters. */
export async function forgetDecided(db: Queryable, before: Date): Promise<void> {
  await sql`
    delete from registrations as registration
    where registration.confirmed_at < ${before} and not exists (
      select from registration_people as person
      where person.owner_id = registration.owner_id and person.registration_id = registration.id
        and (person.state in ('new', 'waiting', 'offered') or person.decided_at >= ${before}))`.execute(
    db,
  )
}

/** Where offers weren't taken in time, or people wait for a place. */
export async function findOwnersWithQueue(db: Queryable, now: Date): Promise<readonly string[]> {
  const found = await sql<{ ownerId: string }>`
    select distinct person.owner_id as "ownerId" from registration_people as person
    join registration_forms as form on form.owner_id = person.owner_id and ${isOwnerOpen}
    where person.state = 'offered' and person.offer_until < ${now}
      or person.state = 'waiting' and person.team_id is not null`.execute(db)
  return found.rows.map(({ ownerId }) => ownerId)
}

export interface EndedOffer {
  readonly id: string
  readonly registrationId: string
  readonly teamId: string | null
}

/** Ends them; the caller has locked the form, and goes on in the same transaction. */
export async function endOffers(
  tx: Transaction,
  ownerId: string,
  now: Date,
): Promise<readonly EndedOffer[]> {
  const ended = await sql<EndedOffer>`
    update registration_people as person
    set state = 'withdrawn', offer_until = null, decided_at = ${now}
    where person.owner_id = ${ownerId} and person.state = 'offered' and person.offer_until < ${now}
    returning person.id, person.registration_id as "registrationId", person.team_id as "teamId"`.execute(
    tx,
  )
  return ended.rows
}

export interface EndedRegistration {
  readonly email: string
  readonly language: Language
  readonly firstNames: readonly string[]
  readonly owner: Pick<Owner, 'kind' | 'id' | 'name' | 'timeZone'>
}

/** Clubs and teams deleted before, whose families still wait. */
export async function findDeletedOwners(db: Queryable, before: Date): Promise<readonly string[]> {
  const found = await sql<{ ownerId: string }>`
    select distinct person.owner_id as "ownerId" from registration_people as person
    join registrations as registration on registration.owner_id = person.owner_id
      and registration.id = person.registration_id and registration.confirmed_at is not null
    where person.state in ('new', 'waiting', 'offered') and (
      exists (select from clubs where id = person.owner_id and deleted_at < ${before})
      or exists (select from teams where id = person.owner_id and deleted_at < ${before}))`.execute(
    db,
  )
  return found.rows.map(({ ownerId }) => ownerId)
}

/** Offers of a club or team that is there again: families couldn't answer while it was deleted. */
export async function extendOffers(db: Queryable, ownerId: string, until: Date): Promise<void> {
  await sql`
    update registration_people set offer_until = ${until}
    where owner_id = ${ownerId} and state = 'offered' and offer_until < ${until}`.execute(db)
}

interface Ending {
  /** Deleted by then. */
  readonly before: Date
  readonly now: Date
}

/** Declines everyone who waits for a deleted club or team; none where it is there again. */
export async function endOpenOf(
  tx: Transaction,
  ownerId: string,
  { before, now }: Ending,
): Promise<readonly EndedRegistration[]> {
  const ended = await sql<EndedRegistration>`
    with owner as (
      select 'club' as kind, id, name, time_zone from clubs
      where id = ${ownerId} and deleted_at < ${before}
      union all
      select 'team', id, name, time_zone from teams
      where id = ${ownerId} and club_id is null and deleted_at < ${before}),
    ended as (
      update registration_people as person
      set state = 'declined', offer_until = null, decided_at = ${now}, decided_by = null
      from owner, registrations as registration
      where person.owner_id = ${ownerId} and person.state in ('new', 'waiting', 'offered')
        and registration.owner_id = person.owner_id and registration.id = person.registration_id
        and registration.confirmed_at is not null
      returning person.registration_id, person.first_name, person.position)
    select registration.email, registration.language,
      (select array_agg(one.first_name order by one.position) from ended as one
        where one.registration_id = registration.id) as "firstNames",
      json_build_object('kind', owner.kind, 'id', owner.id, 'name', owner.name,
        'timeZone', owner.time_zone) as owner
    from registrations as registration, owner
    where registration.owner_id = ${ownerId}
      and registration.id in (select registration_id from ended)
    order by registration.confirmed_at, registration.id`.execute(tx)
  return ended.rows.map((row) => ({ ...row, language: bestLanguage([row.language]) }))
}
