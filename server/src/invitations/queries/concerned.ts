import type { Queryable } from '#server/platform/database/database.ts'

import { findGuardian } from './guardians.ts'
import type { RequestRow } from './join-requests.ts'

/**
 * The roster rows a request concerns: the invited one, the chosen one, the children of an invited
 * parent.
 */
export async function findConcernedRows(
  db: Queryable,
  { memberId, guardianId }: RequestRow,
  chosen: { readonly teamId: string; readonly memberId?: string | undefined },
): Promise<readonly string[]> {
  const { teamId } = chosen
  const parent = guardianId === null ? undefined : await findGuardian(db, { teamId, guardianId })
  const children = parent?.children.map((child) => child.memberId) ?? []
  return [memberId ?? [], chosen.memberId ?? [], children].flat()
}
