import type { WebsiteSettings } from '@touchline/domain/websites/settings'

import { claimPicture } from '#server/files/commands/pictures.ts'
import { markRemoved } from '#server/files/queries/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { Owner } from '../queries/websites.ts'

interface Exchange {
  readonly before: WebsiteSettings | undefined
  readonly after: WebsiteSettings
  readonly accountId: string
  readonly now: Date
}

/** Logos that are new must be the editor's own uploads; those no longer shown are deleted. */
export async function exchangeSponsorLogos(
  tx: Transaction,
  { kind, id }: Owner,
  { before, after, accountId, now }: Exchange,
): Promise<void> {
  const [old, wanted] = [logosOf(before), logosOf(after)]
  const owner = kind === 'club' ? { clubId: id } : { teamId: id }
  for (const fileId of [...wanted].filter((one) => !old.has(one)))
    await claimPicture(tx, { fileId, purpose: 'sponsor_logo', uploadedBy: accountId, owner })
  for (const fileId of [...old].filter((one) => !wanted.has(one)))
    await markRemoved(tx, { fileId, owner, at: now })
}

function logosOf(settings: WebsiteSettings | undefined): Set<string> {
  const logos = (settings?.sponsors ?? []).map(({ logoFileId }) => logoFileId)
  return new Set(logos.filter((fileId) => fileId !== null))
}
