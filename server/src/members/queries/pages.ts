import type { MemberPage } from '@touchline/contract/members/shapes'
import { maySeeArchive } from '@touchline/domain/members/permissions'
import { isShownInTeam } from '@touchline/domain/members/pictures'
import { isStaffFor } from '@touchline/domain/teams/actor'
import { isMinor } from '@touchline/domain/values/age'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findFields } from './fields.ts'
import { findGuardians, guardianOf } from './guardians.ts'
import { pictureFacts, type PictureFacts } from './pictures.ts'
import { isPrivateTo, memberColumns, memberOf, type MemberRow, type Viewer } from './roster.ts'

interface Told {
  readonly takesOverOn: string | null
  readonly facts: PictureFacts
}

/** One person of the team with the parents, as the viewer may see them; else not_found. */
export async function requireMemberPage(
  db: Queryable,
  viewer: Viewer,
  memberId: string,
): Promise<MemberPage> {
  const { actor } = viewer
  const found = await sql<MemberRow & Told>`
    select ${memberColumns(viewer)}, null as parents, c.takes_over_on as "takesOverOn",
      ${pictureFacts(viewer.now)} as facts
    from members m
    left join comings_of_age c
      on c.team_id = m.team_id and c.member_id = m.id and c.took_over_at is null
    where m.team_id = ${actor.teamId} and m.id = ${memberId} and m.left_at is null`.execute(db)
  const [row] = found.rows
  if (row === undefined || (row.archived_at !== null && !maySeeArchive(actor)))
    throw new AppError('not_found')
  const fields = await findFields(db, actor.teamId)
  if (isPrivateTo(row, viewer)) {
    const member = memberOf(row, viewer, fields)
    return { member, guardians: [], takesOverOn: null, isPictureShown: null }
  }

  const parents = await findGuardians(db, { teamId: actor.teamId, memberId })
  const guardians = parents.map((parent) => guardianOf(parent, actor, memberId))
  const names = guardians.map(({ guardianId, firstName, lastName, role }) => ({
    guardianId,
    firstName,
    lastName,
    role,
  }))
  const member = memberOf({ ...row, parents: names }, viewer, fields)
  const takesOverOn = guardians.length === 0 ? null : stillOf(row)
  const isPictureShown = isStaffFor(actor, memberId)
    ? isShownInTeam({ ...row.facts, dateOfBirth: row.date_of_birth })
    : null
  return { member, guardians, takesOverOn, isPictureShown }
}

/** The day the guardians were told of; none when the day of birth was corrected since. */
function stillOf({ takesOverOn, date_of_birth: born }: MemberRow & Told): string | null {
  if (takesOverOn === null || born === null) return null
  return isMinor(born, takesOverOn) ? null : takesOverOn
}
