import type { Certificate } from '@touchline/contract/children/shapes/health'

import { documentAddress } from '#server/files/queries/documents.ts'
import { findCertificate } from '#server/members/queries/files.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { MemberKey } from '../queries.ts'
import type { Asking } from './asking.ts'
import { look } from './look.ts'

/** A medical certificate for coaches with consent: each address they get is a look of theirs. */
export async function openCertificate(
  tx: Transaction,
  { platform, ...asking }: Asking & { readonly platform: Platform },
  { teamId, memberId, fileId }: MemberKey & { readonly fileId: string },
): Promise<Certificate> {
  await look(tx, asking, { teamId, memberId, what: 'certificate' })
  const found = await findCertificate(tx, { teamId, memberId, fileId })
  if (found === undefined) throw new AppError('not_found')
  return { ...found, download: await documentAddress(platform, fileId) }
}
