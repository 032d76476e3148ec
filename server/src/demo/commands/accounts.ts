import type { DemoInput } from '@touchline/contract/demo/shapes'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Hashing } from '#server/platform/hashing.ts'

import { insertRows } from '../queries.ts'
import type { Person } from './cast.ts'

interface SignIn {
  readonly input: DemoInput
  readonly password: string
  readonly now: Date
  readonly hashing: Hashing
}

/** Gives everyone the same password and a confirmed address. */
export async function addAccounts(
  tx: Transaction,
  people: readonly Person[],
  { input, password, now, hashing }: SignIn,
): Promise<void> {
  const passwordHash = await hashing.hash(password)
  const facts = people.map((person) => factsOf(person, input))
  const times = { created_at: now, updated_at: now }
  await insertRows(
    tx,
    'auth.users',
    people.map(({ id, email }, at) => ({
      id,
      email,
      password_hash: passwordHash,
      email_confirmed_at: now,
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(facts[at]),
      ...times,
    })),
  )
  await insertRows(
    tx,
    'auth.identities',
    people.map(({ id }, at) => ({
      id: newId(),
      user_id: id,
      provider: 'email',
      provider_id: id,
      identity_data: JSON.stringify(facts[at]),
      ...times,
    })),
  )
  await insertRows(
    tx,
    'accounts',
    people.map(({ id, email, firstName, lastName }) => ({
      id,
      email,
      first_name: firstName,
      last_name: lastName,
      language: input.language,
      time_zone: input.timeZone,
      onboarded_at: now,
      is_demo: true,
      ...times,
    })),
  )
}

function factsOf({ id, email, firstName, lastName }: Person, { language }: DemoInput) {
  const verified = { email_verified: true, phone_verified: false }
  return { first_name: firstName, last_name: lastName, language, sub: id, email, ...verified }
}
