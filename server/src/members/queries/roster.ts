import type {
  Member,
  RosterMember,
  RosterPage,
  RosterQuery,
} from '@touchline/contract/members/shapes'
import {
  type CustomField,
  type CustomValues,
  fieldsFor,
} from '@touchline/domain/members/custom-fields'
import { maySeeArchive, maySeePrivate } from '@touchline/domain/members/permissions'
import { isShownInTeam, pictureConsentOf } from '@touchline/domain/members/pictures'
import { sides } from '@touchline/domain/members/sides'
import { isStaffFor, represents } from '@touchline/domain/teams/actor'
import { isMinor } from '@touchline/domain/values/age'

import type { Queryable } from '#server/platform/database/database.ts'
import { patternsFor } from '#server/platform/database/is-found.ts'
import { AppError } from '#server/platform/errors.ts'

import { accessOfRow } from './members.ts'
import { cursorOf, toCursor } from './roster-cursor.ts'
import { readRoster, type RosterReader, type MemberRow, type Viewer } from './roster-rows.ts'

type Query = Omit<RosterQuery, 'teamId'>

/** One page of the roster or archive; throws if the viewer may not see it. */
export async function listRoster(
  db: Queryable,
  asking: RosterReader,
  query: Query,
): Promise<RosterPage> {
  return readPage(db, asking, { ...query, show: rosterMemberOf })
}

/** Like `listRoster`, with every field, for exports. */
export async function listWholeRoster(db: Queryable, asking: RosterReader, query: Query) {
  return readPage(db, asking, { ...query, show: memberOf })
}

async function readPage<Shown>(
  db: Queryable,
  asking: RosterReader,
  {
    state,
    limit,
    cursor,
    search,
    show,
  }: Query & {
    readonly show: (row: MemberRow, viewer: Viewer, fields: readonly CustomField[]) => Shown
  },
) {
  const { actor, rows, total, fields } = await readRoster(db, asking, {
    archived: state === 'archived',
    limit: limit + 1,
    after: cursorOf(cursor),
    patterns: search ? patternsFor(search) : undefined,
  })
  if (state === 'archived' && !maySeeArchive(actor)) throw new AppError('not_allowed')
  const viewer = { ...asking, actor }
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    members: shown.map((row) => show(row, viewer, fields)),
    total,
    nextCursor: last ? toCursor([last.last_name, last.first_name, last.id]) : null,
  }
}

/** A roster row as the viewer sees it on the member's page. */
export function memberOf(row: MemberRow, viewer: Viewer, fields: readonly CustomField[]): Member {
  const seen = isPrivateTo(row, viewer) ? hidden : row
  return {
    ...rosterMemberOf(row, viewer, fields),
    dominantSide: sides.find((side) => side === seen.dominant_side) ?? null,
    shirtSize: seen.shirt_size,
    shortsSize: seen.shorts_size,
    shoeSize: seen.shoe_size,
    address: seen.address,
    notes: isStaffFor(viewer.actor, row.id) ? seen.notes : null,
    parents: seen.parents ?? [],
  }
}

function rosterMemberOf(
  row: MemberRow,
  viewer: Viewer,
  fields: readonly CustomField[],
): RosterMember {
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
    unjoined: isStaffFor(actor, row.id) ? seen.unjoined : null,
    isPlaceholder: row.is_placeholder,
    isPrivate,
    email: seen.email,
    phone: seen.phone,
    dateOfBirth: seen.date_of_birth,
    gender: genderOf(seen.gender),
    licenceNumber: seen.licence_number,
    custom: customOf(row.custom, fieldsFor(fields, isPrivate ? 'team' : 'private')),
    parents: (seen.parents ?? []).map(({ firstName, lastName, role }) => ({
      firstName,
      lastName,
      role,
    })),
    archivedAt: row.archived_at?.toISOString() ?? null,
    awayUntil: seen.away_until,
    version: row.version,
  }
}

/** True if the viewer only sees the name and little else. */
export function isPrivateTo(row: Pick<MemberRow, 'id' | 'date_of_birth'>, viewer: Viewer): boolean {
  return isOutOfSight(row, viewer) || !maySeePrivate(viewer.actor, row.id)
}

/** True for a token without access to children's data if the person isn't known to be an adult. */
function isOutOfSight(
  { date_of_birth: born }: Pick<MemberRow, 'date_of_birth'>,
  { seesNoMinors, now }: Viewer,
): boolean {
  if (seesNoMinors !== true) return false
  return born === null || isMinor(born, now.toISOString().slice(0, 10))
}

/** Always shown for oneself and one's child; for others only if the team may see it. */
function pictureOf(row: MemberRow, viewer: Viewer): Member['photo'] {
  if (isOutOfSight(row, viewer)) return null
  const { actor, show } = viewer
  const isShown = isShownInTeam({ ...row.picture, dateOfBirth: row.date_of_birth })
  return isShown || represents(actor, row.id) ? show(row.photo_file_id) : null
}

/** Only for staff, who publish pictures. */
function consentTo(row: MemberRow, viewer: Viewer): Member['pictures'] {
  if (isOutOfSight(row, viewer)) return null
  if (!isStaffFor(viewer.actor, row.id)) return null
  return pictureConsentOf({ ...row.picture, dateOfBirth: row.date_of_birth })
}

const hidden = {
  is_reached: null,
  is_invited: null,
  unjoined: null,
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

/** Leaves out values of deleted fields, which are about to be removed. */
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
