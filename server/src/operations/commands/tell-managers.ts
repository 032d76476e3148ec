import { bestLanguage } from '@touchline/domain/values/language'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { clubExportedLetter } from '../emails/club-exported.ts'
import { findRunners } from '../queries/runners.ts'

/** Notifies the managers of an export by an operator. */
export async function tellManagers(
  tx: Transaction,
  { mail }: Platform,
  { clubId, reason }: { readonly clubId: string; readonly reason: string },
): Promise<void> {
  for (const { name, email, language } of await findRunners(tx, { clubId }))
    await mail.enqueue(
      tx,
      clubExportedLetter({ name, reason, to: email, language: bestLanguage([language]) }),
    )
}
