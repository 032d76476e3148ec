import { auth } from '@touchline/text/auth/en'
import { test } from 'vitest'

import { expectCompletedBy } from '#web/testing/fields.ts'
import { openPage } from '#web/testing/open.tsx'
import { session } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'

import RegisterPage from './register-page.tsx'
import { shortestPassword } from './use-register.ts'

const { fields, register } = auth
const openRegister = () => openPage(<RegisterPage />, { as: 'visitor', at: '/register' })

proveForm('signing up', {
  open: openRegister,
  endpoint: 'POST /auth/v1/signup',
  answer: session().user,
  fillings: {
    [register.firstName]: 'Ana',
    [register.lastName]: 'Torres',
    [register.email]: 'ana@example.org',
    [fields.password]: 'a long pass phrase',
  },
  submit: register.submit,
  sends: {
    email: 'ana@example.org',
    password: 'a long pass phrase',
    data: { first_name: 'Ana', last_name: 'Torres', language: 'en' },
  },
  wrong: [
    { label: register.firstName, typed: ' ', says: fields.missing },
    { label: register.lastName, typed: '', says: fields.missing },
    { label: register.email, typed: 'ana@', says: fields.emailInvalid },
    { label: fields.password, typed: 'short', says: register.passwordHint(shortestPassword) },
  ],
  refusals: [{ code: 'user_already_exists' }, { code: 'signup_disabled' }],
})

test('lets password managers and browsers fill each field', async () => {
  await openRegister()
  await expectCompletedBy({
    [register.firstName]: 'given-name',
    [register.lastName]: 'family-name',
    [register.email]: 'username',
    [fields.password]: 'new-password',
  })
})
