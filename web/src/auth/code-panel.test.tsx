import { auth } from '@touchline/text/auth/en'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import type { Outcome } from '#web/platform/session/outcome.ts'
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

import { CodePanel } from './code-panel.tsx'

const { confirm, failures, fields } = auth
const button = (name: string) => page.getByRole('button', { name, exact: true })
const refused: Outcome = {
  kind: 'refused',
  code: 'otp_expired',
  message: failures.otp_expired,
  said: failures.otp_expired,
}

interface Answers {
  readonly kind?: 'digits' | 'letters'
  readonly confirming?: Outcome
  readonly again?: Outcome
}

/** Opens the panel; returns the submitted codes. */
async function open({ kind = 'digits', confirming, again }: Answers = {}): Promise<string[]> {
  const codes: string[] = []
  const sendAgain = again && { sendAgain: async () => again }
  await openPart(
    <CodePanel
      kind={kind}
      label={confirm.code}
      confirm={async (code) => {
        codes.push(code)
        return confirming ?? { kind: 'done' }
      }}
      {...sendAgain}
    />,
    { as: 'visitor' },
  )
  return codes
}

test('submits only the digits, however typed', async () => {
  const codes = await open()
  await fillIn({ [confirm.code]: '123-456' })
  await press(button(confirm.submit))
  await expect.poll(() => codes).toEqual(['123456'])
})

test('finds the digits in pasted text', async () => {
  const codes = await open()
  await pasteInto(confirm.code, 'Your Touchline code: 123 456')
  await press(button(confirm.submit))
  await expect.poll(() => codes).toEqual(['123456'])
})

test('lets phones offer the code of a new message', async () => {
  await open()
  await expectCompletedBy({ [confirm.code]: 'one-time-code' })
  await expect.element(page.getByLabelText(confirm.code)).toHaveAttribute('inputmode', 'numeric')
})

test('keeps the letters of a recovery code', async () => {
  const codes = await open({ kind: 'letters' })
  await fillIn({ [confirm.code]: ' abcd-efgh ' })
  await press(button(confirm.submit))
  await expect.poll(() => codes).toEqual(['abcd-efgh'])
})

test('refuses an empty code at its field', async () => {
  const codes = await open()
  await press(button(confirm.submit))
  await expectRefused(confirm.code, fields.missing)
  await expectAccessible()
  expect(codes).toEqual([])
})

test('keeps a wrong code for correction and hides the error on typing', async () => {
  await open({ confirming: refused })
  await fillIn({ [confirm.code]: '123456' })
  await press(button(confirm.submit))
  await expectRefused(confirm.code, failures.otp_expired)
  expectFilled({ [confirm.code]: '123456' })
  await fillIn({ [confirm.code]: '123457' })
  await expect.element(page.getByText(failures.otp_expired)).not.toBeInTheDocument()
})

test('can request another code and keeps the input', async () => {
  await open({ again: { kind: 'done' } })
  await fillIn({ [confirm.code]: '123' })
  await press(button(confirm.resend))
  await expectSaid(confirm.resent)
  expectFilled({ [confirm.code]: '123' })
})

test('says why no other code was sent', async () => {
  await open({ again: refused })
  await press(button(confirm.resend))
  await expectSaid(failures.otp_expired)
  await expectAccessible()
})

test('offers no other code if none can be requested', async () => {
  await open()
  await expect.element(button(confirm.submit)).toBeVisible()
  await expect.element(button(confirm.resend)).not.toBeInTheDocument()
})

describe('if several sign-ups wait for the address', () => {
  const asking: Outcome = {
    kind: 'refused',
    code: 'password_needed',
    message: failures.password_needed,
    said: failures.password_needed,
  }

  /** Answers in turn; returns what was submitted. */
  async function openContested(...answers: Outcome[]): Promise<unknown[]> {
    const said: unknown[] = []
    const panel = (
      <CodePanel
        label={confirm.code}
        confirm={async (code, password) => {
          said.push([code, password])
          return answers.shift() ?? { kind: 'done' }
        }}
      />
    )
    await openPart(panel, { as: 'visitor' })
    await fillIn({ [confirm.code]: '123456' })
    await press(button(confirm.submit))
    await expect.element(page.getByText(confirm.severalSignUps)).toBeVisible()
    return said
  }

  test('asks for the password next to the code, which stays', async () => {
    const said = await openContested(asking)
    expectFilled({ [confirm.code]: '123456' })
    await expectAccessible()
    await fillIn({ [fields.password]: 'a word of my own 7' })
    await press(button(confirm.submit))
    await expect
      .poll(() => said)
      .toEqual([
        ['123456', undefined],
        ['123456', 'a word of my own 7'],
      ])
  })

  test('refuses an empty password at its field', async () => {
    const said = await openContested(asking)
    await press(button(confirm.submit))
    await expectRefused(fields.password, fields.missing)
    expect(said).toHaveLength(1)
  })

  test('refuses a weak one and keeps the input', async () => {
    const message = failures.weak_password
    await openContested(asking, { kind: 'refused', code: 'weak_password', message, said: message })
    await fillIn({ [fields.password]: 'short' })
    await press(button(confirm.submit))
    await expectRefused(fields.password, message)
    await expectAccessible()
    expectFilled({ [fields.password]: 'short', [confirm.code]: '123456' })
  })
})
