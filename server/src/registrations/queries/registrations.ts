import type { NewRegistration } from '@touchline/contract/registrations/shapes'
import type { MembershipKind } from '@touchline/domain/clubs/memberships/options'
import type { RegistrationState } from '@touchline/domain/registrations/settings'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { isOwnerOpen, isOwnerThere } from './owners.ts'

export interface RegistrationKey {
  readonly ownerId: string
  readonly registrationId: string
}

type Role = NewRegistration['contact']['role']

export interface RegistrationRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly address: string | null
  readonly role: Role
  readonly secondGuardian: NewRegistration['secondGuardian']
  readonly language: Language
  readonly accountHolder: string | null
  readonly iban: string | null
  readonly confirmedAt: Date | null
}

export interface PersonRow {
  readonly id: string
  readonly registrationId: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly isContact: boolean
  readonly teamId: string | null
  readonly kind: MembershipKind
  readonly photos: boolean | null
  readonly answers: Readonly<Record<string, string>>
  readonly state: RegistrationState
  readonly since: Date
  readonly offerUntil: Date | null
}

interface New {
  readonly ownerId: string
  readonly id: string
  readonly input: NewRegistration
  readonly now: Date
}

/** Writes a registration with its people; false where the same was handed in before. */
export async function insertRegistration(
  tx: Transaction,
  { ownerId, id, input, now }: New,
): Promise<boolean> {
  const { contact, mandate } = input
  const second = input.secondGuardian === null ? null : JSON.stringify(input.secondGuardian)
  const written = await sql`
    insert into registrations (owner_id, id, client_id, first_name, last_name, email, phone, address,
      role, second_guardian, language, account_holder, iban, created_at)
    values (${ownerId}, ${id}, ${input.clientId}, ${contact.firstName}, ${contact.lastName},
      ${contact.email}, ${contact.phone}, nullif(${contact.address}, ''), ${contact.role},
      ${second}::jsonb, ${input.language}, ${mandate?.holder ?? null}, ${mandate?.iban ?? null}, ${now})
    on conflict (owner_id, client_id) do nothing`.execute(tx)
  return written.numAffectedRows === 1n
}

export type NewPerson = Omit<PersonRow, 'registrationId' | 'since' | 'offerUntil' | 'state'>

export async function insertPeople(
  tx: Transaction,
  { ownerId, registrationId }: RegistrationKey,
  { people, now }: { readonly people: readonly NewPerson[]; readonly now: Date },
): Promise<void> {
  await sql`
    insert into registration_people (owner_id, id, registration_id, position, first_name, last_name,
      date_of_birth, is_contact, team_id, kind, photos, answers, state, since)
    select ${ownerId}, person.id, ${registrationId}, person.place, person."firstName", person."lastName",
      person."dateOfBirth", person."isContact", person."teamId", person.kind, person.photos,
      person.answers, 'new', ${now}
    from json_to_recordset(${JSON.stringify(people.map((one, place) => ({ ...one, place })))}::json)
      as person(id uuid, place smallint, "firstName" text, "lastName" text, "dateOfBirth" date,
        "isContact" boolean, "teamId" uuid, kind text, photos boolean, answers jsonb)`.execute(tx)
}

const registrationColumns = sql`registration.id, registration.first_name as "firstName",
  registration.last_name as "lastName", registration.email, registration.phone,
  registration.address, registration.role, registration.second_guardian as "secondGuardian",
  registration.language, registration.account_holder as "accountHolder", registration.iban,
  registration.confirmed_at as "confirmedAt"`

const personColumns = sql`person.id, person.registration_id as "registrationId",
  person.first_name as "firstName", person.last_name as "lastName",
  person.date_of_birth as "dateOfBirth", person.is_contact as "isContact",
  person.team_id as "teamId", person.kind, person.photos, person.answers, person.state,
  person.since, person.offer_until as "offerUntil"`

export async function findRegistration(
  db: Queryable,
  { ownerId, registrationId }: RegistrationKey,
): Promise<RegistrationRow | undefined> {
  const found = await sql<RegistrationRow>`
    select ${registrationColumns} from registrations as registration
    join registration_forms as form on form.owner_id = registration.owner_id and ${isOwnerThere}
    where registration.owner_id = ${ownerId} and registration.id = ${registrationId}`.execute(db)
  const [row] = found.rows
  return row && { ...row, language: bestLanguage([row.language]) }
}

/** Whether the link of a letter opens it: not where registrations are off. */
export async function isOpenToFamily(
  db: Queryable,
  { ownerId, registrationId }: RegistrationKey,
): Promise<boolean> {
  const found = await sql`
    select from registrations as registration
    join registration_forms as form on form.owner_id = registration.owner_id and ${isOwnerOpen}
    where registration.owner_id = ${ownerId} and registration.id = ${registrationId}`.execute(db)
  return found.rows.length > 0
}

export async function findPeopleOf(
  db: Queryable,
  { ownerId, registrationId }: RegistrationKey,
): Promise<readonly PersonRow[]> {
  const found = await sql<PersonRow>`
    select ${personColumns} from registration_people as person
    where person.owner_id = ${ownerId} and person.registration_id = ${registrationId}
    order by person.position`.execute(db)
  return found.rows
}

/** Some of those who are still to be decided, locked; only confirmed registrations count. */
export async function lockOpenPeople(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
): Promise<readonly PersonRow[]> {
  const found = await sql<PersonRow>`
    select ${personColumns} from registration_people as person
    join registrations as registration on registration.owner_id = person.owner_id
      and registration.id = person.registration_id and registration.confirmed_at is not null
    where person.owner_id = ${ownerId} and person.id = any(${[...ids]}::uuid[])
      and person.state in ('new', 'waiting', 'offered')
    order by person.registration_id, person.position
    for update of person`.execute(tx)
  return found.rows
}

interface Waiting {
  readonly ownerId: string
  readonly teamId: string
  /** Leaves out people whom staff put on the list. */
  readonly notByStaff?: boolean
}

/** The first who wait for a place in a team. */
export async function findNextWaiting(
  tx: Transaction,
  { ownerId, teamId, notByStaff = false }: Waiting,
  limit: number,
): Promise<readonly PersonRow[]> {
  const found = await sql<PersonRow>`
    select ${personColumns} from registration_people as person
    where person.owner_id = ${ownerId} and person.team_id = ${teamId} and person.state = 'waiting'
      and (person.decided_by is null or not ${notByStaff})
    order by person.since, person.id limit ${limit} for update`.execute(tx)
  return found.rows
}

interface StateChange {
  readonly ids: readonly string[]
  readonly state: RegistrationState
  readonly now: Date
  readonly offerUntil?: Date
  /** Who decided; undefined for the family itself. */
  readonly by?: string
  /** Goes to the end of the waiting list. */
  readonly since?: Date
}

export async function setState(
  tx: Transaction,
  ownerId: string,
  { ids, state, now, offerUntil, by, since }: StateChange,
): Promise<void> {
  await sql`
    update registration_people set state = ${state}, offer_until = ${offerUntil ?? null},
      decided_at = ${now}, decided_by = ${by ?? null}, since = coalesce(${since ?? null}, since)
    where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

export async function markConfirmed(
  tx: Transaction,
  { ownerId, registrationId }: RegistrationKey,
  now: Date,
): Promise<void> {
  await sql`
    update registrations set confirmed_at = ${now}
    where owner_id = ${ownerId} and id = ${registrationId} and confirmed_at is null`.execute(tx)
}

interface Placed {
  readonly personId: string
  readonly teamId: string | null
  readonly memberId: string | null
  /** In a club. */
  readonly membershipId: string | null
  readonly by: string
  readonly now: Date
}

export async function markAccepted(
  tx: Transaction,
  ownerId: string,
  placed: Placed,
): Promise<void> {
  await sql`
    update registration_people set state = 'accepted', offer_until = null, team_id = ${placed.teamId},
      member_id = ${placed.memberId}, membership_id = ${placed.membershipId},
      decided_by = ${placed.by}, decided_at = ${placed.now}
    where owner_id = ${ownerId} and id = ${placed.personId}`.execute(tx)
}

/** Registrations with people who wait for an answer, the oldest first; or the decided ones, latest first. */
export async function findRegistrations(
  db: Queryable,
  ownerId: string,
  state: 'open' | 'decided',
): Promise<
  readonly { readonly registration: RegistrationRow; readonly people: readonly PersonRow[] }[]
> {
  const isOpen = sql`exists (select from registration_people as person
    where person.owner_id = registration.owner_id and person.registration_id = registration.id
      and person.state in ('new', 'waiting', 'offered'))`
  const found = await sql<RegistrationRow>`
    select ${registrationColumns} from registrations as registration
    where registration.owner_id = ${ownerId} and registration.confirmed_at is not null
      and ${state === 'open' ? isOpen : sql`not ${isOpen}`}
    order by ${state === 'open' ? sql`registration.confirmed_at` : sql`registration.confirmed_at desc`},
      registration.id
    limit 300`.execute(db)
  const people = await sql<PersonRow>`
    select ${personColumns} from registration_people as person
    where person.owner_id = ${ownerId}
      and person.registration_id = any(${found.rows.map(({ id }) => id)}::uuid[])
    order by person.registration_id, person.position`.execute(db)
  const ofRegistration = Map.groupBy(people.rows, ({ registrationId }) => registrationId)
  return found.rows.map((row) => ({
    registration: { ...row, language: bestLanguage([row.language]) },
    people: ofRegistration.get(row.id) ?? [],
  }))
}

/** How many people wait for an answer. */
export async function countOpen(db: Queryable, ownerId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from registration_people as person
    join registrations as registration on registration.owner_id = person.owner_id
      and registration.id = person.registration_id and registration.confirmed_at is not null
    where person.owner_id = ${ownerId} and person.state = 'new'`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** Where those who wait stand in the list of their team, from one. */
export async function findPositions(
  db: Queryable,
  ownerId: string,
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ id: string; position: number }>`
    select id, row_number() over (partition by team_id order by since, id)::int as position
    from registration_people where owner_id = ${ownerId} and state = 'waiting'`.execute(db)
  return new Map(found.rows.map(({ id, position }) => [id, position]))
}
