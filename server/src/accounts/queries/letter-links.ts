import {
  isLetterKind,
  isPreferenceKind,
  isStrangerKind,
  type LetterKind,
  type PreferenceKind,
  type StrangerKind,
} from '@touchline/domain/accounts/letter-kinds'

import { isSignatureOf, signText } from '#server/files/queries/addresses.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Emails of one kind to an account, or to an address without one. */
export type LetterSubject =
  | { readonly kind: LetterKind | PreferenceKind; readonly accountId: string }
  | { readonly kind: StrangerKind; readonly address: string }

/** The secret of an unsubscribe link; it can do nothing else. */
export async function letterToken(db: Database, letters: LetterSubject): Promise<string> {
  const whose = 'address' in letters ? letters.address.toLowerCase() : letters.accountId
  const payload = Buffer.from(`${whose} ${letters.kind}`).toString('base64url')
  return `${payload}.${await signText(db, wordsOf(payload))}`
}

/** Where to unsubscribe: a page with a button, and the one-click URL. */
export async function unsubscribeUrl(
  db: Database,
  origin: string,
  letters: LetterSubject,
): Promise<string> {
  return `${origin}/unsubscribe/${await letterToken(db, letters)}`
}

export async function openLetterToken(
  db: Database,
  token: string,
): Promise<LetterSubject | undefined> {
  const [payload = '', signature = ''] = token.split('.')
  if (!(await isSignatureOf(db, wordsOf(payload), signature))) return undefined
  const [whose = '', kind = ''] = Buffer.from(payload, 'base64url').toString().split(' ')
  if (isStrangerKind(kind)) return { kind, address: whose }
  return isLetterKind(kind) || isPreferenceKind(kind) ? { kind, accountId: whose } : undefined
}

function wordsOf(payload: string): string {
  return `letters ${payload}`
}
