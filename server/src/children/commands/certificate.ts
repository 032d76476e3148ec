import type { Certificate } from '@touchline/contract/children/shapes/health'
import type { ActorContext } from '@touchline/domain/teams/actor'

import { documentAddress } from '#server/files/queries/documents.ts'
import { findCertificate } from '#server/members/queries/files.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { MemberKey } from '../queries.ts'
import { logAccess } from './log-access.ts'

/** Opens a medical certificate for coaches with consent. Each download is logged. */
export async function openCertificate(
  tx: Transaction,
  { platform, ...caller }: ActorContext & { readonly platform: Platform },
  { teamId, memberId, fileId }: MemberKey & { readonly fileId: string },
): Promise<Certificate> {
  await logAccess(tx, caller, { teamId, memberId, what: 'certificate' })
  const found = await findCertificate(tx, { teamId, memberId, fileId })
  if (found === undefined) throw new AppError('not_found')
  return { ...found, download: await documentAddress(platform, fileId) }
}
