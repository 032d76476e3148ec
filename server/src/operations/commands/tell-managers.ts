import { bestLanguage } from '@touchline/domain/values/language'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { clubExportedLetter } from '../emails/club-exported.ts'
import { findRunners } from '../queries/runners.ts'

/** Managers learn of an export that they haven't asked for. */
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
