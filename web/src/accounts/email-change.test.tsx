import { accounts } from '@touchline/text/accounts/en'
import { auth } from '@touchline/text/auth/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { session } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { EmailChange } from './email-change.tsx'

const { emailChange: text } = accounts
const change = 'PUT /auth/v1/user'
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function openAddress(): Promise<void> {
  await openPart(<EmailChange email="ana@example.org" />)
  await press(button(text.action))
}

proveForm('another email address', {
  open: openAddress,
  endpoint: change,
  answer: session().user,
  fillings: { [text.title]: 'Ana.Torres@Example.org' },
  submit: text.send,
  sends: { email: 'ana.torres@example.org' },
  wrong: [
    { label: text.title, typed: 'ana@', says: auth.fields.emailInvalid },
    { label: text.title, typed: 'ana@example.org', says: text.same },
  ],
  refusals: [
    { code: 'email_exists', label: text.title },
    { code: 'over_email_send_rate_limit', label: text.title },
  ],
})

test('names the address that still has to be confirmed in both mailboxes', async () => {
  server.answersAt(change, session().user)
  await openAddress()
  await fillIn({ [text.title]: 'new@example.org' })
  await press(button(text.send))
  await expectSaid(text.waiting('new@example.org'))
})

test('cancelling sends nothing and clears the field', async () => {
  await openAddress()
  await fillIn({ [text.title]: 'new@example.org' })
  await press(button('Cancel'))
  await press(button(text.action))
  expectFilled({ [text.title]: '' })
  expect(server.sentAt(change)).toEqual([])
})
