import { letterKinds } from '@touchline/domain/notifications/letters'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import {
  findRefusedLetters,
  removeRefusal,
  saveRefusal,
  type LetterChoice,
} from '../queries/letters.ts'

/** Stops letters of one kind to one account, or lets them go out again. */
export function chooseLetter(
  tx: Transaction,
  { isWanted, ...choice }: LetterChoice & { readonly isWanted: boolean },
  now: Date,
): Promise<void> {
  return isWanted ? removeRefusal(tx, choice) : saveRefusal(tx, choice, now)
}

export async function letterChoicesOf(db: Queryable, accountId: string) {
  const refused = await findRefusedLetters(db, accountId)
  return { letters: letterKinds.map((kind) => ({ kind, isWanted: !refused.includes(kind) })) }
}
