import { randomBytes } from 'node:crypto'

import type { DemoPerson } from '@touchline/contract/auth/shapes'
import { demoParts } from '@touchline/domain/auth/demo-parts'
import { joinCodeFrom } from '@touchline/domain/teams/join-code'

import type { Cast } from './cast.ts'

/** The accounts that visitors can sign in as. */
export function peopleOf(cast: Cast, password: string): DemoPerson[] {
  return demoParts.map((part) => {
    const { firstName, lastName, email } = cast[part]
    return { part, name: `${firstName} ${lastName}`, email, password }
  })
}

/** Easy to type on a phone, different on each installation. */
export function newPassword(): string {
  const letters = joinCodeFrom(randomBytes(32))
  return letters === undefined ? newPassword() : `kick-off-${letters.toLowerCase()}`
}
