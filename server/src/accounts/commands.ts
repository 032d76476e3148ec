import { namesToStore } from '@touchline/domain/auth/names'
import { bestLanguage } from '@touchline/domain/values/language'

import type { Database } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { keepAccount } from './queries.ts'

export interface Meeting {
  readonly account: SignedIn
  /** The Accept-Language header, when there is one. */
  readonly acceptLanguage?: string | undefined
}

/** Accounts this process has met since it started, with the address they had, per database. */
const metIn = new WeakMap<Database, Map<string, string>>()
const mostMet = 100_000

/**
 * Makes sure the account has its row: the auth service knows a person before we do. Called for
 * every signed-in request; after the first one it costs a look into a map.
 */
export async function meetAccount(
  db: Database,
  { account, acceptLanguage }: Meeting,
): Promise<void> {
  const met = metIn.get(db) ?? new Map<string, string>()
  if (met.get(account.id) === account.email) return

  const metadata = account.userMetadata
  const names = namesToStore({ metadata, identity: metadata })
  await keepAccount(db, {
    id: account.id,
    email: account.email,
    firstName: nameOf(names.firstName),
    lastName: nameOf(names.lastName),
    language: bestLanguage([wordOf(metadata['language']), ...wantedLanguages(acceptLanguage)]),
  })
  if (met.size >= mostMet) met.clear()
  metIn.set(db, met.set(account.id, account.email))
}

function nameOf(claimed: string): string {
  return claimed
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 80)
}

function wordOf(claimed: unknown): string {
  return typeof claimed === 'string' ? claimed : ''
}

function wantedLanguages(header: string | undefined): string[] {
  return (header ?? '').split(',').map((entry) => entry.split(';')[0]?.trim() ?? '')
}
