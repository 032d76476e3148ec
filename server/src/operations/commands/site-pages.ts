import type { SitePageChange } from '@touchline/contract/operations/shapes/site-pages'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockSitePage, saveSitePage } from '../queries/site-pages.ts'
import type { OperatorContext } from './require-operator.ts'

/** Saves a page in one language; refuses to overwrite another operator's change. */
export async function writeSitePage(
  tx: Transaction,
  { actor, now }: { readonly actor: OperatorContext['actor']; readonly now: Date },
  { page, language, words, seenAt }: SitePageChange,
): Promise<void> {
  const changedAt = await lockSitePage(tx, { page, language })
  if ((changedAt?.toISOString() ?? null) !== seenAt) throw new AppError('changed_meanwhile')

  await saveSitePage(tx, { page, language, words, now })
  await recordAudit(tx, {
    action: 'operations.site_page_written',
    at: now,
    actorId: actor.id,
    ip: actor.ip,
    details: { page, language, characters: words.length },
  })
}
