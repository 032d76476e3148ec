import { namesToStore } from '@touchline/domain/auth/names'
import { bestLanguage, acceptedLanguages } from '@touchline/domain/values/language'
import { isE164 } from '@touchline/domain/values/phone'

import type { Database, Queryable } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'

import { keepAccount } from '../queries.ts'
import { callOffDeletion, type Leaving } from './deletion.ts'

export interface Meeting {
  readonly account: SignedIn
  /** The Accept-Language header, when there is one. */
  readonly acceptLanguage?: string | undefined
}

/** Sessions this process has met since it started, with the address they had, per database. */
const metIn = new WeakMap<Database, Map<string, string | null>>()
const maxMet = 100_000

/**
 * Makes sure the account has its row: the auth service knows a person before we do. A new session
 * calls off the deletion of its account. Called for every signed-in request; after the first one
 * of a session it costs a look into a map.
 */
export async function ensureAccount(
  platform: Leaving,
  { account, acceptLanguage }: Meeting,
): Promise<void> {
  const { database: db } = platform
  const met = metIn.get(db) ?? new Map<string, string | null>()
  if (met.get(account.sessionId) === account.email) return

  await keepAccountOf(db, account, acceptLanguage)
  await callOffDeletion(platform, account)
  if (met.size >= maxMet) met.clear()
  metIn.set(db, met.set(account.sessionId, account.email))
}

/** What the auth service knows of someone. */
type Known = Pick<SignedIn, 'id' | 'email' | 'userMetadata'> & { readonly phone?: string | null }

/** The row of someone who may not have asked for anything yet: what concerns them has its place. */
export async function keepAccountOf(
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

/** Who signs in by phone can be called there, too; the person may change it. */
function phoneOf({ phone }: Known): string | null {
  const number = `+${phone ?? ''}`
  return isE164(number) ? number : null
}

function wordOf(claimed: unknown): string {
  return typeof claimed === 'string' ? claimed : ''
}
