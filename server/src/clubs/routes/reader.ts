import { worksWithChildren } from '@touchline/domain/clubs/permissions'

import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import type { ClubReader } from '../queries/members.ts'
import type { ClubCall } from './handlers.ts'

/** Club-wide lists need a manager or youth director with a valid check. */
export async function clubReaderOf<Input>({
  db,
  actor,
  now,
  context,
}: ClubCall<Input>): Promise<ClubReader> {
  if (worksWithChildren(actor)) await requireCheckForClub(db, actor)
  const { clubId, accountId, roles } = actor
  return { clubId, accountId, roles, now, isProgram: context.account?.program !== undefined }
}
