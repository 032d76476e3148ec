import { isLetterKind } from '@touchline/domain/notifications/letters'

import { isSignatureOf, signWords } from '#server/files/queries/addresses.ts'
import type { Database } from '#server/platform/database/database.ts'

import type { LetterChoice } from './letters.ts'

/** The secret of a link that stops one kind of letters to one account; it can do nothing else. */
export async function letterToken(
  db: Database,
  { accountId, kind }: LetterChoice,
): Promise<string> {
  const payload = Buffer.from(`${accountId} ${kind}`).toString('base64url')
  return `${payload}.${await signWords(db, wordsOf(payload))}`
}

export async function openLetterToken(
  db: Database,
  token: string,
): Promise<LetterChoice | undefined> {
  const [payload = '', signature = ''] = token.split('.')
  if (!(await isSignatureOf(db, wordsOf(payload), signature))) return undefined
  const [accountId = '', kind = ''] = Buffer.from(payload, 'base64url').toString().split(' ')
  return isLetterKind(kind) ? { accountId, kind } : undefined
}

function wordsOf(payload: string): string {
  return `letters ${payload}`
}
