import { accounts } from '@touchline/text/accounts/en'
import { auth } from '@touchline/text/auth/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { installation, session } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { GoogleSection } from './google-section.tsx'

const { google } = accounts
const identity = {
  id: '1',
  identity_id: '0197c2f0-0000-7000-8000-000000000002',
  provider: 'google',
  identity_data: { email: 'ana@gmail.example' },
}
const notes = { ...installation, hasGoogle: true }
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(identities: readonly object[], differently: Partial<typeof notes> = {}) {
  server.answersAt('GET /auth/v1/user', { ...session().user, identities })
  return openPart(<GoogleSection notes={{ ...notes, ...differently }} />)
}

proveQuestion('disconnecting Google', {
  open: () => open([identity]),
  asks: button(google.disconnect),
  endpoint: `DELETE /auth/v1/user/identities/${identity.identity_id}`,
  answer: {},
  title: google.disconnectTitle,
  consequence: google.disconnectBody,
  confirm: google.disconnect,
  sends: {},
  says: google.disconnected,
  refusals: [{ code: 'single_identity_not_deletable' }],
})

test('names the connected Google account', async () => {
  await open([identity])
  await expectSaid(google.connected('ana@gmail.example'))
})

test('says why Google refused to connect', async () => {
  server.refusesAt(
    'GET /auth/v1/user/identities/authorize',
    'identity_already_exists',
    auth.failures.identity_already_exists,
  )
  await open([])
  await expectAccessible()
  await press(button(google.connect))
  await expectSaid(auth.failures.identity_already_exists)
})

test.each([
  { without: { hasGoogle: false }, says: google.notOffered },
  { without: { canLinkIdentities: false }, says: google.notByHand },
])("explains why it can't be connected on this installation: $says", async ({ without, says }) => {
  await open([], without)
  const connect = button(google.connect)
  await expect.element(connect).toHaveAttribute('aria-disabled', 'true')
  await expect.element(connect).toHaveAccessibleDescription(says)
})

test("can't be disconnected if the installation connects it automatically", async () => {
  await open([identity], { canLinkIdentities: false })
  await expect.element(button(google.disconnect)).toHaveAccessibleDescription(google.notByHand)
})
