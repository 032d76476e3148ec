import type { LetterChange } from '@touchline/contract/notifications/shapes'
import {
  isPreferenceKind,
  letterKinds,
  preferenceByKind,
  type PreferenceKind,
} from '@touchline/domain/accounts/letter-kinds'
import { effectivePreferences } from '@touchline/domain/accounts/preferences'

import { changePreferences } from '#server/accounts/commands/preferences.ts'
import { findAccount, listenerOf } from '#server/accounts/queries.ts'
import type { LetterSubject } from '#server/accounts/queries/letter-links.ts'
import {
  hasOptedOut,
  hasAddressOptedOut,
  findRefusedLetters,
  removeRefusal,
  removeUnwanted,
  saveRefusal,
  saveAddressOptOut,
} from '#server/accounts/queries/refusals.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import { findDailySummary, saveDailySummary } from '../queries/summaries.ts'

interface Choice {
  readonly isWanted: boolean
  readonly now: Date
}

/** Stops or resumes emails of one kind. */
export async function chooseLetters(
  tx: Transaction,
  letters: LetterSubject,
  { isWanted, now }: Choice,
): Promise<void> {
  if ('address' in letters)
    return isWanted ? removeUnwanted(tx, letters) : saveAddressOptOut(tx, letters, now)
  const { kind, accountId } = letters
  if (isPreferenceKind(kind)) return prefer(tx, { kind, accountId }, { isWanted, now })
  const own = { accountId, kind }
  return isWanted ? removeRefusal(tx, own) : saveRefusal(tx, own, now)
}

async function prefer(
  tx: Transaction,
  { kind, accountId }: { readonly kind: PreferenceKind; readonly accountId: string },
  { isWanted, now }: Choice,
): Promise<void> {
  if ((await findAccount(tx, accountId)) === undefined) return
  await changePreferences(tx, { accountId, change: { [preferenceByKind[kind]]: isWanted }, now })
}

export async function areLettersWanted(
  db: Queryable,
  letters: LetterSubject,
  now: Date,
): Promise<boolean> {
  if ('address' in letters) return !(await hasAddressOptedOut(db, letters))
  const { kind, accountId } = letters
  if (!isPreferenceKind(kind)) return !(await hasOptedOut(db, { accountId, kind }))
  const row = await findAccount(db, accountId)
  return row !== undefined && effectivePreferences(listenerOf(row, now))[preferenceByKind[kind]]
}

/** Every kind of email with the account's choice, and the daily summary. */
export async function letterChoicesOf(db: Queryable, accountId: string) {
  const refused = await findRefusedLetters(db, accountId)
  return {
    letters: letterKinds.map((kind) => ({ kind, isWanted: !refused.includes(kind) })),
    summary: await findDailySummary(db, accountId),
  }
}

/** Changes the kinds of email that were sent, and the daily summary. */
export async function changeLetters(
  tx: Transaction,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
  { letters = [], summary }: LetterChange,
): Promise<void> {
  for (const { kind, isWanted } of letters)
    await chooseLetters(tx, { accountId, kind }, { isWanted, now })
  if (summary === undefined) return
  await saveDailySummary(tx, accountId, { ...summary, now })
  if (summary.isOn) await removeRefusal(tx, { accountId, kind: 'daily_summary' })
}
