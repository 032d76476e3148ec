import type { MemberPage } from '@touchline/contract/members/shapes'
import { maySeeArchive } from '@touchline/domain/members/permissions'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findFields } from './fields.ts'
import { findGuardians, guardianOf } from './guardians.ts'
import { isPrivateTo, memberColumns, memberOf, type MemberRow, type Viewer } from './roster.ts'

/** One person of the team with the parents, as the viewer may see them; else not_found. */
export async function requireMemberPage(
  db: Queryable,
  viewer: Viewer,
  memberId: string,
): Promise<MemberPage> {
  const { actor } = viewer
  const found = await sql<MemberRow>`
    select ${memberColumns(viewer)}, null as parents from members m
    where m.team_id = ${actor.teamId} and m.id = ${memberId} and m.left_at is null`.execute(db)
  const [row] = found.rows
  if (row === undefined || (row.archived_at !== null && !maySeeArchive(actor)))
    throw new AppError('not_found')
  const fields = await findFields(db, actor.teamId)
  if (isPrivateTo(row, viewer)) return { member: memberOf(row, viewer, fields), guardians: [] }

  const parents = await findGuardians(db, { teamId: actor.teamId, memberId })
  const guardians = parents.map((parent) => guardianOf(parent, actor, memberId))
  const names = guardians.map(({ guardianId, firstName, lastName, role }) => ({
    guardianId,
    firstName,
    lastName,
    role,
  }))
  return { member: memberOf({ ...row, parents: names }, viewer, fields), guardians }
}
