import { accounts } from '@touchline/text/accounts/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { RecoverySection } from './recovery-section.tsx'

const { recovery } = accounts
const codes = ['abcd-efgh', 'ijkl-mnop']
const make = page.getByRole('button', { name: recovery.make, exact: true })

function open(onMade: (codes: readonly string[]) => void = () => undefined) {
  server.answersAt('GET /auth/v1/factors/recovery-codes', { remaining: 3 })
  return openPart(<RecoverySection onMade={onMade} />)
}

proveQuestion('making new recovery codes', {
  open: () => open(),
  asks: make,
  endpoint: 'POST /auth/v1/factors/recovery-codes',
  answer: { codes },
  title: recovery.makeTitle,
  consequence: recovery.makeBody,
  confirm: recovery.make,
  sends: {},
  refusals: [{ code: 'insufficient_aal' }],
})

test('says how many codes are left', async () => {
  await open()
  await expectSaid(recovery.left(3))
})

test('passes on the new codes to be shown', async () => {
  let made: readonly string[] = []
  server.answersAt('POST /auth/v1/factors/recovery-codes', { codes })
  await open((shown) => {
    made = shown
  })
  await press(make)
  await press(page.getByRole('alertdialog').getByRole('button', { name: recovery.make }))
  await expect.poll(() => made).toEqual(codes)
})
