import type { Member } from '@touchline/contract/members/shapes'
import type { ExportedMember } from '@touchline/domain/members/export/roster-table'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import { maxMembersPerPage } from '@touchline/domain/members/roster-page'

import type { Queryable } from '#server/platform/database/database.ts'

import { findGuardiansOfTeam, guardianOf } from './guardians.ts'
import type { Viewer } from './roster-rows.ts'
import { listWholeRoster } from './roster.ts'

type ExportedRow = ExportedMember & Pick<Member, 'id'>

export interface MembersToExport {
  /** The highest number of visible parents of one member. */
  readonly maxParents: number
  /** Reads the members in order, one page at a time. */
  readonly pages: () => AsyncGenerator<readonly ExportedRow[]>
}

/** The selected members, or all who aren't archived, with the parents the viewer may see. */
export async function membersToExport(
  db: Queryable,
  viewer: Viewer,
  memberIds: readonly string[] | undefined,
): Promise<MembersToExport> {
  const { actor } = viewer
  const wanted = memberIds && new Set(memberIds)
  const isWanted = (id: string) => wanted === undefined || wanted.has(id)
  const known = (await findGuardiansOfTeam(db, actor.teamId)).filter(
    ({ member_id: id }) => isWanted(id) && maySeePrivate(actor, id),
  )
  const parents = Map.groupBy(known, ({ member_id: id }) => id)

  async function* pages() {
    for await (const members of rosterPages(db, viewer))
      yield members
        .filter(({ id }) => isWanted(id))
        .map((member) => ({
          ...member,
          guardians: (parents.get(member.id) ?? []).map((row) => guardianOf(row, actor, member.id)),
        }))
  }

  const counts = [...parents.values()].map(({ length }) => length)
  return { maxParents: Math.max(0, ...counts), pages }
}

async function* rosterPages(db: Queryable, viewer: Viewer): AsyncGenerator<readonly Member[]> {
  const { accountId: id, teamId, program } = viewer.actor
  const asking = { ...viewer, account: { id, ...(program && { program }) }, teamId }
  const query = { state: 'active', limit: maxMembersPerPage } as const
  let page = await listWholeRoster(db, asking, query)
  yield page.members
  while (page.nextCursor !== null) {
    page = await listWholeRoster(db, asking, { ...query, cursor: page.nextCursor })
    yield page.members
  }
}
