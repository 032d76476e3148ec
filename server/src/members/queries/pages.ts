import type { MemberPage } from '@touchline/contract/members/shapes'
import { maySeeArchive } from '@touchline/domain/members/permissions'
import { isShownInTeam } from '@touchline/domain/members/pictures'
import { isStaffFor } from '@touchline/domain/teams/actor'
import { isMinor } from '@touchline/domain/values/age'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { pendingBirthDateFor } from './birth-date-deciders.ts'
import { findGuardians, guardianOf } from './guardians.ts'
import type { MemberKey } from './members.ts'
import { readOnRoster, type Viewer } from './roster-rows.ts'
import { isPrivateTo, memberOf } from './roster.ts'

/** One member with the parents, limited to what the viewer may see; throws not_found. */
export async function requireMemberPage(
  db: Queryable,
  viewer: Viewer,
  memberId: string,
): Promise<MemberPage> {
  const { actor } = viewer
  const key = { teamId: actor.teamId, memberId }
  const { rows, fields } = await readOnRoster(db, viewer, memberId)
  const [row] = rows
  if (row === undefined || (row.archived_at !== null && !maySeeArchive(actor)))
    throw new AppError('not_found')
  const pendingBirthDate = await pendingBirthDateFor(db, actor, memberId)
  if (isPrivateTo(row, viewer)) {
    const member = memberOf(row, viewer, fields)
    return { member, guardians: [], takesOverOn: null, isPictureShown: null, pendingBirthDate }
  }

  const parents = await findGuardians(db, key)
  const guardians = parents.map((parent) => guardianOf(parent, actor, memberId))
  const names = guardians.map(({ guardianId, firstName, lastName, role }) => ({
    guardianId,
    firstName,
    lastName,
    role,
  }))
  const member = memberOf({ ...row, parents: names }, viewer, fields)
  const takesOverOn = guardians.length === 0 ? null : await findTakeover(db, key, row.date_of_birth)
  const isPictureShown = isStaffFor(actor, memberId)
    ? isShownInTeam({ ...row.picture, dateOfBirth: row.date_of_birth })
    : null
  return { member, guardians, takesOverOn, isPictureShown, pendingBirthDate }
}

/** The announced day of the eighteenth birthday; null if the birth date was corrected since. */
async function findTakeover(
  db: Queryable,
  { teamId, memberId }: MemberKey,
  born: string | null,
): Promise<string | null> {
  const transition = await db
    .selectFrom('age_transitions')
    .select('takes_over_on as day')
    .where('team_id', '=', teamId)
    .where('member_id', '=', memberId)
    .where('took_over_at', 'is', null)
    .executeTakeFirst()
  if (transition === undefined || born === null) return null
  return isMinor(born, transition.day) ? null : transition.day
}
