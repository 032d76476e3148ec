import { registrationSettings } from '@touchline/contract/registrations/shapes'
import type { RegistrationSettings } from '@touchline/domain/registrations/settings'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isClubOpen } from '#server/teams/queries/there.ts'

export interface FormRow {
  readonly clubId: string
  readonly key: string
  readonly isOpen: boolean
  readonly settings: RegistrationSettings
  readonly version: number
}

type Stored = Omit<FormRow, 'settings'> & { readonly settings: unknown }

const columns = sql`form.club_id as "clubId", form.key, form.is_open as "isOpen", form.settings, form.version`

/** The form of a club; undefined until it was saved for the first time. */
export async function findFormOfClub(db: Queryable, clubId: string): Promise<FormRow | undefined> {
  const found = await sql<Stored>`
    select ${columns} from registration_forms as form where form.club_id = ${clubId}`.execute(db)
  return formOf(found.rows[0])
}

/** The form of an address; of a club that is deleted or suspended there is none. */
export async function findFormByKey(db: Queryable, key: string): Promise<FormRow | undefined> {
  const found = await sql<Stored>`
    select ${columns} from registration_forms as form
    join clubs as club on club.id = form.club_id and ${isClubOpen('registrations')}
    where form.key = ${key}`.execute(db)
  return formOf(found.rows[0])
}

/** The form, locked: places are given to one family after the other. */
export async function lockForm(tx: Transaction, clubId: string): Promise<FormRow | undefined> {
  const found = await sql<Stored>`
    select ${columns} from registration_forms as form
    where form.club_id = ${clubId} for update`.execute(tx)
  return formOf(found.rows[0])
}

function formOf(row: Stored | undefined): FormRow | undefined {
  return row && { ...row, settings: registrationSettings.parse(row.settings) }
}

interface Saved extends FormRow {
  readonly accountId: string
  readonly now: Date
}

/** False where someone else has saved meanwhile. */
export async function saveForm(tx: Transaction, saved: Saved): Promise<boolean> {
  const { clubId, key, isOpen, version, accountId, now } = saved
  const settings = JSON.stringify(saved.settings)
  const written = await sql`
    insert into registration_forms as known (club_id, key, is_open, settings, changed_by, changed_at)
    select ${clubId}, ${key}, ${isOpen}, ${settings}::jsonb, ${accountId}, ${now}
    where ${version}::int = 0
      or exists (select from registration_forms where club_id = ${clubId} and version = ${version})
    on conflict (club_id) do update set is_open = excluded.is_open, settings = excluded.settings,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at, version = known.version + 1
    where known.version = ${version}`.execute(tx)
  return written.numAffectedRows === 1n
}

export interface FormTeam {
  readonly id: string
  readonly name: string
  readonly ageGroup: string | null
  /** On the roster today, staff aside. */
  readonly players: number
  /** Who holds a place without being on the roster: registered, or offered one. */
  readonly held: number
}

/** The teams of a club by name, with how full they are. */
export async function findFormTeams(db: Queryable, clubId: string): Promise<readonly FormTeam[]> {
  const found = await sql<FormTeam>`
    select team.id, team.name, team.age_group as "ageGroup",
      (select count(*)::int from members as row
        where row.team_id = team.id and row.left_at is null and row.archived_at is null
          and not row.is_coach) as players,
      (select count(*)::int from registration_people as person
        join registrations as registration on registration.club_id = person.club_id
          and registration.id = person.registration_id and registration.confirmed_at is not null
        where person.club_id = ${clubId} and person.team_id = team.id
          and person.state in ('new', 'offered')) as held
    from teams as team
    where team.club_id = ${clubId} and team.deleted_at is null
    order by lower(team.name), team.id limit 500`.execute(db)
  return found.rows
}
