import { accounts } from '@touchline/text/accounts/en'
import { auth } from '@touchline/text/auth/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { AppProof } from './app-proof.tsx'
import { AppSetUp } from './app-set-up.tsx'

const { apps } = accounts
const enrol = 'POST /auth/v1/factors'
const factor = {
  id: '0197c2f0-0000-7000-8000-000000000001',
  type: 'totp',
  totp: {
    qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Touchline',
  },
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

function refuse(code: keyof typeof auth.failures): void {
  server.refusesAt(enrol, code, auth.failures[code])
}

async function openSetUp(): Promise<void> {
  await openPart(<AppSetUp isFirst onDone={() => undefined} onCancel={() => undefined} />)
}

test('shows the key at once after a recent sign-in', async () => {
  server.answersAt(enrol, factor)
  await openSetUp()
  await expectSaid('JBSW Y3DP EHPK 3PXP')
})

test('asks for the password after an older sign-in, and lets a wrong one be corrected', async () => {
  refuse('reauthentication_needed')
  await openSetUp()
  await expectSaid(apps.proofLead)
  await expectAccessible()
  await press(button(auth.confirm.submit))
  await expectRefused(auth.fields.password, auth.fields.missing)

  refuse('current_password_invalid')
  await fillIn({ [auth.fields.password]: 'not this one' })
  await press(button(auth.confirm.submit))
  await expectRefused(auth.fields.password, auth.failures.current_password_invalid)
  expectFilled({ [auth.fields.password]: 'not this one' })

  server.answersAt(enrol, factor)
  await fillIn({ [auth.fields.password]: 'over the moon 7' })
  await press(button(auth.confirm.submit))
  await expectSaid('JBSW Y3DP EHPK 3PXP')
  expect(server.sentAt(enrol).at(-1)).toEqual({
    factor_type: 'totp',
    current_password: 'over the moon 7',
  })
})

test('accepts a code from someone without a password', async () => {
  refuse('reauthentication_needed')
  server.answersAt('GET /auth/v1/reauthenticate', {})
  await openSetUp()
  await press(button(apps.proofByCode))
  await expectSaid(apps.proofSent)
  await expectAccessible()

  server.answersAt(enrol, factor)
  await fillIn({ [auth.confirm.code]: '123 456' })
  await press(button(auth.confirm.submit))
  await expectSaid('JBSW Y3DP EHPK 3PXP')
  expect(server.sentAt(enrol).at(-1)).toEqual({ factor_type: 'totp', nonce: '123456' })
})

test('cancels the proof', async () => {
  let isCancelled = false
  await openPart(
    <AppProof
      busy={false}
      refusal={undefined}
      onProof={() => undefined}
      onCancel={() => {
        isCancelled = true
      }}
    />,
  )
  await press(button('Cancel'))
  expect(isCancelled).toBe(true)
})
