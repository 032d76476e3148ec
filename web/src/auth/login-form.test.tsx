import { auth } from '@touchline/text/auth/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectCompletedBy, expectSaid, fillIn, refill } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { session } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import LoginPage from './login-page.tsx'

const { fields, login } = auth
const typed = { [fields.email]: 'ana@example.org', [fields.password]: 'a long pass phrase' }
const openLogin = () => openPage(<LoginPage />, { as: 'visitor', at: '/login' })

proveForm('signing in', {
  open: openLogin,
  endpoint: 'POST /auth/v1/token',
  answer: session(),
  fillings: typed,
  submit: login.submit,
  sends: { email: 'ana@example.org', password: 'a long pass phrase' },
  wrong: [
    { label: fields.email, typed: 'ana', says: fields.emailInvalid },
    { label: fields.password, typed: '', says: fields.missing },
  ],
  refusals: [{ code: 'invalid_credentials' }, { code: 'user_banned' }],
})

test('shows the code field at once for an unconfirmed address', async () => {
  server.refusesAt('POST /auth/v1/token', 'email_not_confirmed', auth.failures.email_not_confirmed)
  await openLogin()
  await fillIn(typed)
  await press(page.getByRole('button', { name: login.submit, exact: true }))
  await expect.element(page.getByLabelText(auth.confirm.code)).toBeVisible()
})

test('leads to my teams after signing in', async () => {
  server.answersAt('POST /auth/v1/token', session())
  const opened = await openLogin()
  await fillIn(typed)
  await press(page.getByRole('button', { name: login.submit, exact: true }))
  await expect.poll(() => opened.path()).toBe('/dashboard')
})

test('lets password managers fill both fields', async () => {
  await openLogin()
  await expectCompletedBy({ [fields.email]: 'username', [fields.password]: 'current-password' })
})

test('hides an error as soon as a field is edited', async () => {
  server.refusesAt('POST /auth/v1/token', 'invalid_credentials', auth.failures.invalid_credentials)
  await openLogin()
  await fillIn(typed)
  await press(page.getByRole('button', { name: login.submit, exact: true }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(auth.failures.invalid_credentials)
  await refill(fields.password, 'another pass phrase')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('shows our message if the server has none', async () => {
  server.answersAt('POST /auth/v1/token', {}, 500)
  await openLogin()
  await fillIn(typed)
  await press(page.getByRole('button', { name: login.submit, exact: true }))
  await expectSaid(auth.unexpected)
})
