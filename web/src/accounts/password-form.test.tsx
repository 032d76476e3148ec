import { accounts } from '@touchline/text/accounts/en'
import { auth } from '@touchline/text/auth/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { rememberRecovery } from '#web/platform/session/recovery.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import {
  expectCompletedBy,
  expectFilled,
  expectRefused,
  expectSaid,
  fillIn,
  pasteInto,
} from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { session } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { PasswordForm } from './password-form.tsx'

const change = 'PUT /auth/v1/user'
const { oldPassword, newPassword, confirmPassword } = accounts
const fresh = {
  [newPassword]: 'beyond the moon 8',
  [confirmPassword]: 'beyond the moon 8',
}
const button = page.getByRole('button', { name: accounts.changePassword, exact: true })
const open = () => openPart(<PasswordForm email="ana@example.org" />)

proveForm('another password', {
  open,
  endpoint: change,
  answer: session().user,
  fillings: { [oldPassword]: 'over the moon 7', ...fresh },
  submit: accounts.changePassword,
  sends: { password: 'beyond the moon 8', current_password: 'over the moon 7' },
  wrong: [
    { label: newPassword, typed: '', says: auth.fields.missing },
    { label: confirmPassword, typed: 'beyond the moon 9', says: accounts.passwordsDiffer },
  ],
  refusals: [
    { code: 'current_password_invalid', label: oldPassword },
    { code: 'weak_password', label: newPassword },
    { code: 'same_password', label: newPassword },
  ],
})

test('confirms a changed password and clears the fields', async () => {
  server.answersAt(change, session().user)
  await open()
  await fillIn({ [oldPassword]: 'over the moon 7', ...fresh })
  await press(button)
  await expectSaid(accounts.passwordChanged)
  expectFilled({ [oldPassword]: '', [newPassword]: '', [confirmPassword]: '' })
})

test('asks for no old password after a reset link', async () => {
  server.answersAt(change, session().user)
  rememberRecovery(session().user.id)
  await open()
  await expectSaid(accounts.newPasswordHint)
  await fillIn(fresh)
  await press(button)
  await expectSaid(accounts.passwordChanged)
  expect(server.sentAt(change)).toHaveLength(1)
  expect(server.sentAt(change)[0]).not.toHaveProperty('current_password')
})

test('accepts a code after an old sign-in, and refuses a wrong one next to its field', async () => {
  server.refusesAt(change, 'reauthentication_needed', auth.failures.reauthentication_needed)
  server.answersAt('GET /auth/v1/reauthenticate', {})
  await open()
  await fillIn({ [oldPassword]: 'over the moon 7', ...fresh })
  await press(button)
  await expectSaid(accounts.codeSent)
  await expectAccessible()

  server.refusesAt(change, 'reauthentication_not_valid', auth.failures.reauthentication_not_valid)
  await fillIn({ [auth.confirm.code]: '123 456' })
  await press(button)
  await expectRefused(auth.confirm.code, auth.failures.reauthentication_not_valid)
  expectFilled({ [auth.confirm.code]: '123 456', ...fresh })
  expect(server.sentAt(change).at(-1)).toMatchObject({ nonce: '123456' })
})

test('password managers know each field, and a password can be pasted', async () => {
  await open()
  await expectCompletedBy({
    [oldPassword]: 'current-password',
    [newPassword]: 'new-password',
    [confirmPassword]: 'new-password',
  })
  for (const label of [oldPassword, newPassword, confirmPassword])
    await pasteInto(label, 'from the manager 7')
  expectFilled({
    [oldPassword]: 'from the manager 7',
    [newPassword]: 'from the manager 7',
    [confirmPassword]: 'from the manager 7',
  })
})

test("says that a password wasn't changed, and keeps it", async () => {
  server.answersAt(change, {}, 500)
  await open()
  await fillIn({ [oldPassword]: 'over the moon 7', ...fresh })
  await press(button)
  await expectSaid(accounts.passwordFailed)
  expectFilled(fresh)
})
