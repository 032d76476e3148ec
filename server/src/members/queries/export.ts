import type { Member } from '@touchline/contract/members/shapes'
import type { ExportedMember } from '@touchline/domain/members/export/roster-table'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import { mostMembersAPage } from '@touchline/contract/members/shapes'

import type { Queryable } from '#server/platform/database/database.ts'

import { findGuardiansOfTeam, guardianOf } from './guardians.ts'
import { listRoster, type Viewer } from './roster.ts'

/** The members wanted, or all who are not in the archive, with the parents one may know. */
export async function findExportedMembers(
  db: Queryable,
  viewer: Viewer,
  memberIds: readonly string[] | undefined,
): Promise<ExportedMember[]> {
  const { actor } = viewer
  const wanted = memberIds && new Set(memberIds)
  const members = await wholeRoster(db, viewer)
  const parents = Map.groupBy(
    await findGuardiansOfTeam(db, actor.teamId),
    ({ member_id: memberId }) => memberId,
  )
  return members
    .filter(({ id }) => wanted === undefined || wanted.has(id))
    .map((member) => {
      const known = maySeePrivate(actor, member.id) ? (parents.get(member.id) ?? []) : []
      return { ...member, guardians: known.map((row) => guardianOf(row, actor, member.id)) }
    })
}

async function wholeRoster(db: Queryable, viewer: Viewer): Promise<Member[]> {
  const query = { teamId: viewer.actor.teamId, state: 'active', limit: mostMembersAPage } as const
  const first = await listRoster(db, viewer, query)
  const members = [...first.members]
  let cursor = first.nextCursor
  while (cursor !== null) {
    const page = await listRoster(db, viewer, { ...query, cursor })
    members.push(...page.members)
    cursor = page.nextCursor
  }
  return members
}
