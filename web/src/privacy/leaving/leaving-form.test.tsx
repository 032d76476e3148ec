import { contract } from '@touchline/contract/contract'
import { accounts } from '@touchline/text/accounts/en'
import { auth } from '@touchline/text/auth/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { LeavingForm } from './leaving-form.tsx'

const { leaving } = accounts
const signOut = 'POST /auth/v1/logout'
const submit = page.getByRole('main').getByRole('button', { name: leaving.submit })
const dialog = page.getByRole('alertdialog')
const confirm = dialog.getByRole('button', { name: leaving.submit })
const filled = { [leaving.password]: 'over the moon 7' }

async function ask(proof: 'password' | 'done' = 'password'): Promise<void> {
  await openPart(<LeavingForm email="ana@example.org" proof={proof} />)
  if (proof === 'password') await fillIn(filled)
  await press(submit)
  await expect.element(dialog).toHaveAccessibleName(leaving.question)
}

test('requires the password before it asks', async () => {
  await openPart(<LeavingForm email="ana@example.org" proof="password" />)
  await expectAccessible()
  await press(submit)
  await expectRefused(leaving.password, auth.fields.missing)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('asks before sending; Escape keeps the account and the password', async () => {
  await ask()
  await expectSaid(leaving.grace)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(submit).toHaveFocus()
  expectFilled(filled)
  expect(server.sentTo(contract.privacy.askForDeletion)).toEqual([])
})

test('sends the password, says until when one can return, and signs out', async () => {
  server.answers(contract.privacy.askForDeletion, { eraseAt: '2026-12-12T09:30:00.000Z' })
  server.answersAt(signOut, {})
  await ask()
  await press(confirm)
  await expectSaid(leaving.done('12 December 2026'))
  await expect
    .poll(() => server.sentTo(contract.privacy.askForDeletion))
    .toEqual([{ password: 'over the moon 7', preview: false }])
  await expect.poll(() => server.sentAt(signOut)).toHaveLength(1)
})

test('shows at the field that the password is wrong, until it is edited', async () => {
  server.refuses(contract.privacy.askForDeletion, 'invalid_input', { password: 'wrong' })
  await ask()
  await press(confirm)
  await expectRefused(leaving.password, auth.failures.current_password_invalid)
  expectFilled(filled)
  await fillIn({ [leaving.password]: 'over the moon 8' })
  await expect
    .element(page.getByText(auth.failures.current_password_invalid))
    .not.toBeInTheDocument()
})

test.each(['last_admin', 'money_on_its_way', 'too_many_requests'] as const)(
  'says why the account stays: %s',
  async (code) => {
    server.refuses(contract.privacy.askForDeletion, code)
    await ask()
    await press(confirm)
    await expectSaid(`${leaving.failed}. ${wire.errors[code]}`)
    expectFilled(filled)
  },
)

test('asks no password after a fresh sign-in', async () => {
  server.answers(contract.privacy.askForDeletion, { eraseAt: '2026-12-12T09:30:00.000Z' })
  server.answersAt(signOut, {})
  await ask('done')
  await press(confirm)
  await expect
    .poll(() => server.sentTo(contract.privacy.askForDeletion))
    .toEqual([{ preview: false }])
})

test('people without a password sign in again first', async () => {
  server.answersAt(signOut, {})
  await openPart(<LeavingForm email={null} proof="sign_in" />)
  await expectSaid(leaving.fresh)
  await press(page.getByRole('button', { name: leaving.signInAgain }))
  await expect.poll(() => server.sentAt(signOut)).toHaveLength(1)
})
