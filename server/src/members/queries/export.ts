import type { Member } from '@touchline/contract/members/shapes'
import type { ExportedMember } from '@touchline/domain/members/export/roster-table'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import { maxMembersPerPage } from '@touchline/domain/members/roster-page'

import type { Queryable } from '#server/platform/database/database.ts'

import { findGuardiansOfTeam, guardianOf } from './guardians.ts'
import type { Viewer } from './roster-rows.ts'
import { listWholeRoster } from './roster.ts'

/** With the id of the roster row. */
type ExportedRow = ExportedMember & Pick<Member, 'id'>

export interface MembersToExport {
  /** The most parents one of them has, as far as one may know. */
  readonly maxParents: number
  /** The members in order, read a page at a time. */
  readonly pages: () => AsyncGenerator<readonly ExportedRow[]>
}

/** The members wanted, or all who are not in the archive, with the parents one may know. */
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
