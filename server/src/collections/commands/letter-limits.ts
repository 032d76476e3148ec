import { countMailOrRefuse } from '#server/accounts/commands/mail-limits.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isTeamNameTrusted } from '#server/teams/queries/known.ts'

import type { Reader } from '../emails.ts'

interface ToWrite {
  readonly teamId: string
  /** The account whose text the collection has. */
  readonly from: string | null
  readonly to: string
}

/** Counts an email against the daily limits of its author and its reader. */
export async function countLetterOrRefuse(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  { teamId, from, to }: ToWrite,
): Promise<Pick<Reader, 'isKnown' | 'isUnwanted'>> {
  const now = clock()
  const isKnown = await isTeamNameTrusted(tx, { teamId }, now)
  return { isKnown, isUnwanted: !(await countMailOrRefuse(tx, { from, to, isKnown, now })) }
}
