import { contract } from '@touchline/contract/contract'
import { auth } from '@touchline/text/auth/en'
import { integrations as text } from '@touchline/text/integrations/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { TokenForm } from './token-form.tsx'

const secrets: string[] = []
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(proof: 'password' | 'sign_in' | 'done', onCancel = () => {}) {
  secrets.length = 0
  return openPart(
    <TokenForm
      email="ana@example.org"
      proof={proof}
      onMade={(secret) => secrets.push(secret)}
      onCancel={onCancel}
    />,
  )
}

proveForm('making a token', {
  open: () => open('password'),
  endpoint: contract.integrations.makeToken,
  fillings: {
    [text.name]: 'Club website',
    [text.scopes['events:read']]: true,
    [text.scopes['leagues:read']]: true,
    [text.days]: text.dayChoices[90],
    [text.password]: 'over the moon 7',
  },
  submit: text.make,
  sends: {
    name: 'Club website',
    scopes: ['events:read', 'leagues:read'],
    days: 90,
    password: 'over the moon 7',
  },
  wrong: [
    { label: text.name, typed: ' ', says: text.missingName },
    { label: text.password, typed: '', says: auth.fields.missing },
  ],
  refusals: [
    { code: 'wrong_password', label: text.password },
    { code: 'conflict', says: text.tooMany },
    { code: 'address_needed' },
  ],
})

test('requires a scope', async () => {
  await open('done')
  await fillIn({ [text.name]: 'Club website' })
  await press(button(text.make))
  await expectSaid(text.missingScope)
  await fillIn({ [text.scopes['events:read']]: true })
  await expect.element(page.getByText(text.missingScope)).not.toBeInTheDocument()
})

test('warns that it can read about children', async () => {
  await open('done')
  await expect
    .element(page.getByRole('checkbox', { name: text.scopes['children:read'] }))
    .toHaveAccessibleDescription(text.childrenWarning)
})

test('shows the secret, without a password after a fresh sign-in', async () => {
  server.answers(contract.integrations.makeToken)
  await open('done')
  await fillIn({ [text.name]: 'Club website', [text.scopes['events:read']]: true })
  await press(button(text.make))
  await expect.poll(() => secrets).toEqual([example(contract.integrations.makeToken).secret])
  await expect
    .poll(() => server.sentTo(contract.integrations.makeToken))
    .toEqual([{ name: 'Club website', scopes: ['events:read'], days: 30 }])
})

test('makes people without a password sign in again', async () => {
  server.answersAt('POST /auth/v1/logout', {})
  await open('sign_in')
  await expectSaid(text.freshNeeded)
  await press(button(text.signInAgain))
  await expect.poll(() => server.sentAt('POST /auth/v1/logout')).toHaveLength(1)
})

test('closes without creating a token', async () => {
  let isLeft = false
  await open('done', () => (isLeft = true))
  await press(button(wire.cancel))
  expect(isLeft).toBe(true)
})
