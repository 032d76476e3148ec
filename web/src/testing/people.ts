import { contract } from '@touchline/contract/contract'
import type { Installation } from '@touchline/contract/operations/shapes'
import type { TeamPage } from '@touchline/contract/teams/shapes'
import { sessionKey } from '@touchline/domain/auth/session-key'

import { example } from './endpoint.ts'

/** Readers of a component by their role in the team. */
export const people = {
  admin: { isAdmin: true, isCoach: false },
  coach: { isAdmin: false, isCoach: true },
  player: { isAdmin: false, isCoach: false },
} as const

export type Person = keyof typeof people

/** Their account as the sign-in service returns it. */
const account = {
  id: '019cebf5-0f00-7000-8000-00000000000a',
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Torres',
}

/** The team in openapi.json as this person sees it. */
export function teamOf(person: Person): TeamPage {
  const page = example(contract.teams.get)
  return {
    ...page,
    actor: {
      ...page.actor,
      ...people[person],
      featuresOff: [],
      isYouthDirector: false,
      accountId: account.id,
      childIds: [],
      blockedFrom: [],
    },
    entitlement: { kind: 'premium', until: '2099-01-01T00:00:00.000Z' },
  }
}

/** The usual installation: with its own sign-in, open to everyone. */
export const installation: Installation = {
  isMailboxOpen: false,
  isDemoOffered: false,
  demoPeople: [],
  isSignupOpen: true,
  hasGoogle: false,
  hasPhone: false,
  hasAnonymous: false,
  canLinkIdentities: true,
  captcha: { kind: 'off' },
}

/** Stores a session in this browser like a sign-in. */
export function signIn(): void {
  localStorage.setItem(sessionKey, JSON.stringify(session()))
}

/** The sign-in service's response to a sign-in. */
export function session() {
  const { id, email, firstName, lastName } = account
  const expiresAt = Math.floor(Date.now() / 1000) + 3600
  const claims = { sub: id, exp: expiresAt, aal: 'aal1', session_id: id }
  return {
    access_token: ['{"alg":"ES256"}', JSON.stringify(claims), 'signature'].map(btoa).join('.'),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: {
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: {},
      user_metadata: { first_name: firstName, last_name: lastName },
      created_at: '2026-01-01T00:00:00.000Z',
      email_confirmed_at: '2026-01-01T00:00:00.000Z',
    },
  }
}
