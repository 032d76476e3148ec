import { auth } from '@touchline/text/auth/en'
import { test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import ForgotPasswordPage from './forgot-password-page.tsx'

const { fields, forgot } = auth
const openForgotten = () =>
  openPage(<ForgotPasswordPage />, { as: 'visitor', at: '/forgot-password' })

proveForm('a forgotten password', {
  open: openForgotten,
  endpoint: 'POST /auth/v1/recover',
  fillings: { [fields.email]: 'ana@example.org' },
  submit: forgot.submit,
  sends: { email: 'ana@example.org' },
  wrong: [{ label: fields.email, typed: '', says: forgot.emailMissing }],
  refusals: [{ code: 'over_email_send_rate_limit' }],
})

test('says that an email could not be sent', async () => {
  server.answersAt('POST /auth/v1/recover', {}, 500)
  await openForgotten()
  await fillIn({ [fields.email]: 'ana@example.org' })
  await press(page.getByRole('button', { name: forgot.submit, exact: true }))
  await expectSaid(forgot.failed)
})
