import { auth } from '@touchline/text/auth/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { session } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { PhonePanel } from './phone-panel.tsx'

const { phone: text, confirm } = auth
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (onLeave = () => undefined) =>
  openPart(<PhonePanel onLeave={onLeave} />, { as: 'visitor' })

async function openCode(): Promise<void> {
  server.answersAt('POST /auth/v1/otp', {})
  await open()
  await fillIn({ [text.number]: '600 12 34 56' })
  await press(button(text.send))
  await page.getByText(text.sent('+34600123456')).findElement()
}

proveForm('a code in a text message', {
  open: () => open(),
  endpoint: 'POST /auth/v1/otp',
  fillings: { [text.number]: '600 12 34 56' },
  submit: text.send,
  sends: { phone: '+34600123456' },
  wrong: [{ label: text.number, typed: '12', says: text.invalid }],
  refusals: [{ code: 'over_sms_send_rate_limit', label: text.number }],
})

proveForm('the code that came by text message', {
  open: openCode,
  endpoint: 'POST /auth/v1/verify',
  answer: session(),
  fillings: { [confirm.code]: '123 456' },
  submit: confirm.submit,
  sends: { phone: '+34600123456', token: '123456', type: 'sms', can_ask_password: true },
  wrong: [{ label: confirm.code, typed: 'abc', says: auth.fields.missing }],
  refusals: [{ code: 'otp_expired', label: confirm.code }],
})

test('offers a way back', async () => {
  let hasLeft = false
  await open(() => {
    hasLeft = true
  })
  await press(button(auth.forgot.backToLogin))
  expect(hasLeft).toBe(true)
})
