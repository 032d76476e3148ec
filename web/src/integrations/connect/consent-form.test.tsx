import { contract } from '@touchline/contract/contract'
import { auth } from '@touchline/text/auth/en'
import { integrations } from '@touchline/text/integrations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ConsentForm } from './consent-form.tsx'
import type { Question } from './use-consent.ts'

const { connect: text } = integrations
const redirectUri = 'https://assistant.example/callback'
const request = {
  clientId: '019cebf5-0f00-7000-8000-000000000001',
  redirectUri,
  responseType: 'code',
}
const asked: Question = {
  kind: 'ask',
  app: { name: 'Helper', host: 'assistant.example' },
  scopes: ['teams:read', 'events:read', 'events:write', 'children:read'],
  teams: [
    { name: 'U12', clubName: 'CD Norte' },
    { name: 'Herons', clubName: null },
  ],
  children: ['Ben'],
  proof: 'done',
  refusal: null,
  cancelUrl: `${redirectUri}?error=access_denied`,
}
const places: string[] = []
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(changes: Partial<Question> = {}) {
  places.length = 0
  return openPart(
    <ConsentForm
      email="ana@example.org"
      request={request}
      question={{ ...asked, ...changes }}
      onConnected={(place) => places.push(place)}
    />,
  )
}

proveForm('connecting an app', {
  open: () => open({ proof: 'password' }),
  endpoint: contract.integrations.authorize,
  fillings: {
    [text.scopes['events:write']]: false,
    [text.scopes['children:read']]: true,
    [integrations.password]: 'over the moon 7',
  },
  submit: text.submit,
  sends: {
    request,
    scopes: ['teams:read', 'events:read', 'children:read'],
    password: 'over the moon 7',
  },
  wrong: [{ label: integrations.password, typed: '', says: auth.fields.missing }],
  refusals: [
    { code: 'wrong_password', label: integrations.password },
    { code: 'conflict', says: integrations.tooMany },
    { code: 'not_allowed' },
  ],
})

test('grants what the app asks for, children only if ticked, and returns to the app', async () => {
  server.answers(contract.integrations.authorize)
  await open()
  const children = page.getByRole('checkbox', { name: text.scopes['children:read'] })
  await expect.element(children).not.toBeChecked()
  await expect.element(children).toHaveAccessibleDescription('Ben')
  await expect
    .element(page.getByRole('checkbox', { name: text.scopes['teams:read'] }))
    .toHaveAccessibleDescription('U12 (CD Norte), Herons')
  await press(button(text.submit))
  await expect
    .poll(() => server.sentTo(contract.integrations.authorize))
    .toEqual([{ request, scopes: ['teams:read', 'events:read', 'events:write'] }])
  await expect.poll(() => places).toEqual([example(contract.integrations.authorize).redirectUrl])
})

test('requires a scope', async () => {
  await open({ scopes: ['events:read'] })
  await fillIn({ [text.scopes['events:read']]: false })
  await press(button(text.submit))
  await expectSaid(integrations.missingScope)
})

test('doesn’t mention children to people without any', async () => {
  await open({ children: [] })
  await expect.element(button(text.submit)).toBeVisible()
  await expect.element(page.getByText(text.scopes['children:read'])).not.toBeInTheDocument()
})

test('makes people without a password sign in again', async () => {
  server.answersAt('POST /auth/v1/logout', {})
  await open({ proof: 'sign_in' })
  await expectSaid(text.freshNeeded)
  await press(button(integrations.signInAgain))
  await expect.poll(() => server.sentAt('POST /auth/v1/logout')).toHaveLength(1)
})

test('cancelling returns to the app', async () => {
  await open()
  await expect
    .element(page.getByRole('link', { name: 'Cancel' }))
    .toHaveAttribute('href', asked.cancelUrl)
})
