import { registrationSettings } from '@touchline/contract/registrations/shapes'
import type { RegistrationSettings } from '@touchline/domain/registrations/settings'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { isOwnerOpen, type Owner } from './owners.ts'

export interface FormRow {
  readonly ownerId: string
  readonly key: string
  readonly isOpen: boolean
  readonly settings: RegistrationSettings
  readonly version: number
}

type Stored = Omit<FormRow, 'settings'> & { readonly settings: unknown }

const columns = sql`form.owner_id as "ownerId", form.key, form.is_open as "isOpen", form.settings, form.version`

/** The form of a club or team; undefined until it was saved for the first time. */
export async function findForm(db: Queryable, ownerId: string): Promise<FormRow | undefined> {
  const found = await sql<Stored>`
    select ${columns} from registration_forms as form where form.owner_id = ${ownerId}`.execute(db)
  return formOf(found.rows[0])
}

/** The form of an address; there is none where the club or team is deleted or suspended. */
export async function findFormByKey(db: Queryable, key: string): Promise<FormRow | undefined> {
  const found = await sql<Stored>`
    select ${columns} from registration_forms as form
    where form.key = ${key} and ${isOwnerOpen}`.execute(db)
  return formOf(found.rows[0])
}

/** The form, locked: places are given to one family after the other. */
export async function lockForm(tx: Transaction, ownerId: string): Promise<FormRow | undefined> {
  const found = await sql<Stored>`
    select ${columns} from registration_forms as form
    where form.owner_id = ${ownerId} for update`.execute(tx)
  return formOf(found.rows[0])
}

function formOf(row: Stored | undefined): FormRow | undefined {
  return row && { ...row, settings: registrationSettings.parse(row.settings) }
}

interface Saved extends Omit<FormRow, 'ownerId'> {
  readonly owner: Pick<Owner, 'kind' | 'id'>
  readonly accountId: string
  readonly now: Date
}

/** False where someone else has saved meanwhile. */
export async function saveForm(tx: Transaction, saved: Saved): Promise<boolean> {
  const { owner, key, isOpen, version, accountId, now } = saved
  const settings = JSON.stringify(saved.settings)
  const [clubId, teamId] = owner.kind === 'club' ? [owner.id, null] : [null, owner.id]
  const written = await sql`
    insert into registration_forms as known
      (club_id, team_id, key, is_open, settings, changed_by, changed_at)
    select ${clubId}, ${teamId}, ${key}, ${isOpen}, ${settings}::jsonb, ${accountId}, ${now}
    where ${version}::int = 0
      or exists (select from registration_forms where owner_id = ${owner.id} and version = ${version})
    on conflict (owner_id) do update set is_open = excluded.is_open, settings = excluded.settings,
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

/** The teams of a club by name, or the team without one, with how full they are. */
export async function findFormTeams(db: Queryable, ownerId: string): Promise<readonly FormTeam[]> {
  const found = await sql<FormTeam>`
    select team.id, team.name, team.age_group as "ageGroup",
      (select count(*)::int from members as row
        where row.team_id = team.id and row.left_at is null and row.archived_at is null
          and not row.is_coach) as players,
      (select count(*)::int from registration_people as person
        join registrations as registration on registration.owner_id = person.owner_id
          and registration.id = person.registration_id and registration.confirmed_at is not null
        where person.owner_id = ${ownerId} and person.team_id = team.id
          and person.state in ('new', 'offered')) as held
    from teams as team
    where (team.club_id = ${ownerId} or (team.id = ${ownerId} and team.club_id is null))
      and team.deleted_at is null
    order by lower(team.name), team.id limit 500`.execute(db)
  return found.rows
}
