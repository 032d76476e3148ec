import { accounts } from '@touchline/text/accounts/en'
import { page } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'
import { session } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { AppList } from './app-list.tsx'

const { apps } = accounts
const phone = {
  id: '0197c2f0-0000-7000-8000-000000000001',
  friendly_name: 'My phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-03-01T10:00:00Z',
  updated_at: '2026-03-01T10:00:00Z',
} as const

proveQuestion('removing an authenticator app', {
  open: () => {
    server.answersAt('POST /auth/v1/token', session())
    return openPart(<AppList apps={[phone]} />)
  },
  asks: page.getByRole('button', { name: apps.remove, exact: true }),
  endpoint: `DELETE /auth/v1/factors/${phone.id}`,
  answer: { id: phone.id },
  title: apps.removeTitle('My phone'),
  consequence: apps.removeBody,
  confirm: apps.remove,
  sends: {},
  says: apps.removed,
  refusals: [{ code: 'insufficient_aal' }],
})
