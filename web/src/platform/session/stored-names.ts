import type { User } from '@supabase/auth-js'
import { displayName, namesToStore, type NameSources } from '@touchline/domain/auth/names'

import { forgetStored, readStored, writeStored } from '../browser-storage.ts'

const keys = {
  id: 'currentUserId',
  firstName: 'userFirstName',
  lastName: 'userLastName',
} as const

/** Stores the name, so that it shows before the account is loaded. */
export function keepNames(user: User): void {
  const { firstName, lastName } = namesToStore(sourcesOf(user))
  writeStored(keys.id, user.id)
  writeStored(keys.firstName, firstName)
  writeStored(keys.lastName, lastName)
}

export function forgetNames(): void {
  for (const key of Object.values(keys)) forgetStored(key)
}

/** The display name; undefined if unknown. */
export function nameOf(user: User | undefined, passedIn?: string): string | undefined {
  return displayName(passedIn, { ...sourcesOf(user), stored: readStored(keys.firstName) })
}

function sourcesOf(user: User | undefined): NameSources {
  return { metadata: user?.user_metadata, identity: user?.identities?.[0]?.identity_data }
}
