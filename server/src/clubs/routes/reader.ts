import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import type { ClubReader } from '../queries/members.ts'
import type { ClubCall } from './handlers.ts'

/** Lists across the teams of a club are for managers who have their check. */
export async function clubReaderOf<Input>({
  db,
  actor,
  now,
  context,
}: ClubCall<Input>): Promise<ClubReader> {
  await requireCheckForClub(db, actor)
  const { clubId, accountId } = actor
  return { clubId, accountId, now, isProgram: context.account?.program !== undefined }
}
