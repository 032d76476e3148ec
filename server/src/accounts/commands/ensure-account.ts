import { namesToStore } from '@touchline/domain/auth/names'
import { bestLanguage, acceptedLanguages } from '@touchline/domain/values/language'
import { isE164 } from '@touchline/domain/values/phone'

import type { Database, Queryable } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'

import { keepAccount } from '../queries.ts'
import { cancelDeletion, type DeletionContext } from './deletion.ts'

export interface SignInContext {
  readonly account: SignedIn
  /** The Accept-Language header, if any. */
  readonly acceptLanguage?: string | undefined
}

/** Sessions seen since this process started, with their address, per database. */
const metIn = new WeakMap<Database, Map<string, string | null>>()
const maxMet = 100_000

/**
 * Creates the account's row on first use, and cancels a pending deletion on a new sign-in. Runs on
 * every signed-in request; after the first of a session it is one map lookup.
 */
export async function ensureAccount(
  platform: DeletionContext,
  { account, acceptLanguage }: SignInContext,
): Promise<void> {
  const { database: db } = platform
  const met = metIn.get(db) ?? new Map<string, string | null>()
  if (met.get(account.sessionId) === account.email) return

  await createMissingAccount(db, account, acceptLanguage)
  await cancelDeletion(platform, account)
  if (met.size >= maxMet) met.clear()
  metIn.set(db, met.set(account.sessionId, account.email))
}

/** What the auth service knows about someone. */
type Known = Pick<SignedIn, 'id' | 'email' | 'userMetadata'> & { readonly phone?: string | null }

/** Creates the row of someone who hasn't signed in here yet, so that other rows can refer to it. */
export async function createMissingAccount(
  db: Queryable,
  known: Known,
  acceptLanguage?: string,
): Promise<void> {
  const { id, email, userMetadata: metadata } = known
  const names = namesToStore({ metadata, identity: metadata })
  await keepAccount(db, {
    id,
    email,
    phone: phoneOf(known),
    firstName: nameOf(names.firstName),
    lastName: nameOf(names.lastName),
    language: bestLanguage([wordOf(metadata['language']), ...acceptedLanguages(acceptLanguage)]),
  })
}

function nameOf(claimed: string): string {
  return claimed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, 80)
}

/** The number someone signs in with is also their contact number, until they change it. */
function phoneOf({ phone }: Known): string | null {
  const number = `+${phone ?? ''}`
  return isE164(number) ? number : null
}

function wordOf(claimed: unknown): string {
  return typeof claimed === 'string' ? claimed : ''
}
