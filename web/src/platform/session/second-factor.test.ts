import type { Factor, Session } from '@supabase/auth-js'
import { expect, test } from 'vitest'

import { awaitsSecondFactor } from './second-factor.ts'

const factor: Factor<'totp'> = {
  id: 'f1',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-03-14T09:00:00Z',
  updated_at: '2026-03-14T09:00:00Z',
}

function session(claims: unknown, factors?: Factor[]): Session {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')
  return {
    access_token: `header.${payload.replace(/=+$/, '')}.signature`,
    refresh_token: 'r',
    expires_in: 3600,
    token_type: 'bearer',
    user: {
      id: 'u1',
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: {},
      created_at: '2026-03-14T09:00:00Z',
      ...(factors && { factors }),
    },
  }
}

test.each([
  ['no factor at all', session({ aal: 'aal1' }), false],
  [
    'a factor that was never verified',
    session({ aal: 'aal1' }, [{ ...factor, status: 'unverified' }]),
    false,
  ],
  ['a verified factor, only the password so far', session({ aal: 'aal1' }, [factor]), true],
  ['a verified factor and its code', session({ aal: 'aal2' }, [factor]), false],
  ['claims with letters beyond ASCII', session({ aal: 'aal2', name: 'ÿ~?>' }, [factor]), false],
  ['a token that cannot be read', { ...session({}, [factor]), access_token: 'x' }, true],
])('%s', (_case, given, waits) => {
  expect(awaitsSecondFactor(given)).toBe(waits)
})
