import type { Member, RosterPage, RosterQuery } from '@touchline/contract/members/shapes'
import {
  type CustomField,
  type CustomValues,
  fieldsFor,
} from '@touchline/domain/members/custom-fields'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import { sides } from '@touchline/domain/members/sides'
import {
  isStaff,
  isStaffFor,
  speaksFor,
  spokenForBy,
  type Actor,
} from '@touchline/domain/teams/actor'
import { isMinor } from '@touchline/domain/values/age'
import { sql, type RawBuilder } from 'kysely'

import type { ShowPicture } from '#server/files/queries/addresses.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import { isStored } from '#server/platform/database/is-found.ts'

import { findFields } from './fields.ts'
import { accessOfRow } from './members.ts'
import { consentToPictures, isPictureShown, pictureFacts, type PictureFacts } from './pictures.ts'
import { cursorOf, toCursor } from './roster-cursor.ts'
import { parentsOf, reachColumns, unjoinedOf, type Unjoined } from './roster-parents.ts'

/** What one person may look at, and how pictures are shown to them. */
export interface Viewer {
  readonly actor: Actor
  readonly show: ShowPicture
  readonly now: Date
  /** It is a program that was not let at the data of children: minors are names to it. */
  readonly seesNoMinors?: boolean
}

export interface MemberRow {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly nickname: string | null
  readonly role: string
  readonly is_admin: boolean
  readonly is_coach: boolean
  readonly is_treasurer: boolean
  readonly position: string | null
  readonly jersey_number: string | null
  readonly photo_file_id: string | null
  /** Null without a picture. */
  readonly picture: PictureFacts | null
  readonly account_id: string | null
  readonly is_reached: boolean
  readonly is_invited: boolean
  readonly is_placeholder: boolean
  readonly email: string | null
  readonly phone: string | null
  readonly date_of_birth: string | null
  readonly gender: string | null
  readonly licence_number: string | null
  readonly dominant_side: string | null
  readonly shirt_size: string | null
  readonly shorts_size: string | null
  readonly shoe_size: string | null
  readonly address: string | null
  readonly notes: string | null
  readonly custom: CustomValues
  readonly archived_at: Date | null
  readonly away_until: string | null
  readonly version: number
  readonly parents: Member['parents'] | null
  readonly unjoined: Unjoined | null
}

/** A page of the roster in one statement; parents come only with the people whose parents one may know. */
export async function listRoster(
  db: Queryable,
  viewer: Viewer,
  query: RosterQuery,
): Promise<RosterPage> {
  const { actor } = viewer
  const after = cursorOf(query.cursor)
  const fields = await findFields(db, actor.teamId)
  const found = await sql<MemberRow & { total: number }>`
    select ${memberColumns(viewer)}, p.parents, ${after ? totalOf(viewer, query) : sql`count(*) over ()`} as total
    from members m
    left join lateral (${parentsOf(actor)}) p on true
    where ${rosterOf(viewer, query)}
    ${after ? sql`and (m.last_name, m.first_name, m.id) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)` : sql``}
    order by m.last_name, m.first_name, m.id
    limit ${query.limit + 1}`.execute(db)

  const rows = found.rows.slice(0, query.limit)
  const last = found.rows.length > query.limit ? rows.at(-1) : undefined
  return {
    members: rows.map((row) => memberOf(row, viewer, fields)),
    total: found.rows[0]?.total ?? 0,
    nextCursor: last ? toCursor([last.last_name, last.first_name, last.id]) : null,
  }
}

export const memberColumns = ({
  now,
  actor,
}: Viewer) => sql`m.id, m.first_name, m.last_name, m.nickname, m.role, m.is_admin, m.is_coach, m.is_treasurer,
  m.position, m.jersey_number, m.photo_file_id, m.account_id, m.is_placeholder, m.email, m.phone,
  m.date_of_birth, m.gender, m.licence_number, m.dominant_side, m.shirt_size,
  m.shorts_size, m.shoe_size, m.address, m.notes, m.custom, m.archived_at, m.version,
  ${awayUntil(now)} as away_until, ${reachColumns},
  m.id in (${invitedIn(actor.teamId, now)}) as is_invited,
  case when ${isStaff(actor)} or m.photo_file_id is not null then ${pictureFacts(now)} end as picture`

/** Whom the open invitations of a team are for: roster rows, and the children of a parent. Asked once for all. */
const invitedIn = (teamId: string, now: Date) => sql`
  with open as (
    select i.member_id, i.guardian_id, lower(i.email) as email from invitations i
    where i.team_id = ${teamId} and i.accepted_at is null and i.revoked_at is null
      and i.expires_at > ${now})
  select open.member_id from open where open.member_id is not null
  union all
  select own.id from open join members own on own.team_id = ${teamId} and lower(own.email) = open.email
  union all
  select care.member_id from open
  join guardians g on g.team_id = ${teamId}
    and (g.id = open.guardian_id or lower(g.email) = open.email)
  join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id`

/** The last of the days somebody (`m`) is away, when today is one of them where the team is. */
const awayUntil = (now: Date) => sql`(
  select max(u.last_day) from unavailabilities u join teams t on t.id = u.team_id
  where u.team_id = m.team_id and u.member_id = m.id
    and (${now}::timestamptz at time zone t.time_zone)::date between u.first_day and u.last_day)`

/** A roster row as this person may see it. */
export function memberOf(row: MemberRow, viewer: Viewer, fields: readonly CustomField[]): Member {
  const { actor } = viewer
  const isPrivate = isPrivateTo(row, viewer)
  const seen = isPrivate ? hidden : row
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    nickname: row.nickname,
    role: row.role,
    access: accessOfRow(row),
    isAdmin: row.is_admin,
    position: row.position,
    jerseyNumber: row.jersey_number,
    photo: pictureOf(row, viewer),
    pictures: consentTo(row, viewer),
    hasJoined: row.account_id !== null,
    isReached: seen.is_reached,
    isInvited: seen.is_invited,
    unjoined: !isPrivate && isStaffFor(actor, row.id) ? unjoinedOf(row, viewer.now) : null,
    isPlaceholder: row.is_placeholder,
    isPrivate,
    email: seen.email,
    phone: seen.phone,
    dateOfBirth: seen.date_of_birth,
    gender: genderOf(seen.gender),
    licenceNumber: seen.licence_number,
    dominantSide: sides.find((side) => side === seen.dominant_side) ?? null,
    shirtSize: seen.shirt_size,
    shortsSize: seen.shorts_size,
    shoeSize: seen.shoe_size,
    address: seen.address,
    notes: isStaffFor(actor, row.id) ? seen.notes : null,
    custom: customOf(row.custom, fieldsFor(fields, isPrivate ? 'team' : 'private')),
    parents: seen.parents ?? [],
    archivedAt: row.archived_at?.toISOString() ?? null,
    awayUntil: seen.away_until,
    version: row.version,
  }
}

/** True when this viewer learns the name, and little else. */
export function isPrivateTo(row: Pick<MemberRow, 'id' | 'date_of_birth'>, viewer: Viewer): boolean {
  return isOutOfSight(row, viewer) || !maySeePrivate(viewer.actor, row.id)
}

/** To a program without the scope: of whom nobody wrote down that they are of age. */
function isOutOfSight(
  { date_of_birth: born }: Pick<MemberRow, 'date_of_birth'>,
  { seesNoMinors, now }: Viewer,
): boolean {
  if (seesNoMinors !== true) return false
  return born === null || isMinor(born, now.toISOString().slice(0, 10))
}

/** One's own and one's child's always, others' when the team may see it: initials stand for the rest. */
function pictureOf(row: MemberRow, viewer: Viewer): Member['photo'] {
  if (isOutOfSight(row, viewer)) return null
  const { actor, show } = viewer
  const isShown = isPictureShown(row.picture, row.date_of_birth)
  return isShown || speaksFor(actor, row.id) ? show(row.photo_file_id) : null
}

/** For those who publish pictures. */
function consentTo(row: MemberRow, viewer: Viewer): Member['pictures'] {
  if (row.picture === null || isOutOfSight(row, viewer)) return null
  return isStaffFor(viewer.actor, row.id) ? consentToPictures(row.picture, row.date_of_birth) : null
}

const hidden = {
  is_reached: null,
  is_invited: null,
  email: null,
  phone: null,
  date_of_birth: null,
  gender: null,
  licence_number: null,
  dominant_side: null,
  shirt_size: null,
  shorts_size: null,
  shoe_size: null,
  address: null,
  notes: null,
  away_until: null,
  parents: null,
} as const

/** Only of fields that are there: a value whose field is gone is on its way out. */
function customOf(values: CustomValues, fields: readonly CustomField[]): Member['custom'] {
  return Object.fromEntries(
    fields.flatMap(({ id }) => {
      const value = values[id]
      return value === undefined ? [] : [[id, value]]
    }),
  )
}

function genderOf(text: string | null): Member['gender'] {
  return text === 'female' || text === 'male' || text === 'other' ? text : null
}

/** The rows of the team that fit the query, whatever the page. */
function rosterOf(viewer: Viewer, { state, search }: RosterQuery): RawBuilder<unknown> {
  const archived = state === 'archived' ? sql`is not null` : sql`is null`
  return sql`m.team_id = ${viewer.actor.teamId} and m.left_at is null and m.archived_at ${archived}
    ${matching(viewer, search)}`
}

/** Later pages count apart: their own rows are not all. */
function totalOf(viewer: Viewer, query: RosterQuery): RawBuilder<unknown> {
  return sql`(select count(*) from members m where ${rosterOf(viewer, query)})`
}

/** Searching an address finds it only for those who may read it, whoever's it is. */
function matching(
  { actor, seesNoMinors }: Viewer,
  search: string | undefined,
): RawBuilder<unknown> {
  if (search === undefined || search === '') return sql``
  const isReadable = seesNoMinors ? sql`false` : readableBy(actor)
  const facts = sql`(m.search_name || chr(10) || m.search_facts)`
  return sql`and (${isStored(facts, search)}
    or ${isReadable} and ${isStored(sql`m.search_email`, search)})`
}

function readableBy(actor: Actor): RawBuilder<unknown> {
  return isStaff(actor)
    ? sql`m.id <> all(${[...(actor.keptFrom ?? [])]}::uuid[])`
    : sql`m.id = any(${[...spokenForBy(actor)]}::uuid[])`
}
