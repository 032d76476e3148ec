import { contract } from '@touchline/contract/contract'
import { payer } from '@touchline/text/collections/payer/en'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { ReliefRequest } from './relief-request.tsx'

const { ask: text, problems } = payer
const bill = { ...example(contract.collections.openBill), outstanding: 5000, request: null }
type Request = ComponentProps<typeof ReliefRequest>['bill']['request']

const open = (asked: Request = null) =>
  openPart(<ReliefRequest bill={{ ...bill, request: asked }} />, { as: 'visitor' })

proveForm('asking the treasurer quietly', {
  open: async () => {
    await open()
    await page.getByText(text.open).findElement()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
  },
  endpoint: contract.collections.requestRelief,
  fillings: { [text.kind]: text.instalments, [text.words]: '20 a month' },
  submit: text.send,
  sends: { token: bill.token, kind: 'instalments', words: '20 a month' },
  wrong: [{ label: text.words, typed: ' ', says: problems.missing }],
})

const request = {
  kind: 'reduction',
  words: 'Half of it',
  state: 'open',
  answer: '',
  waived: 0,
} as const

test('shows a pending request without a way to ask again', async () => {
  await open(request)
  await expectSaid(text.sent)
  await expectSaid(/Half of it/)
  await expectAccessible()
  await expect.element(page.getByText(text.open)).not.toBeInTheDocument()
})

test('shows a refusal with its answer, and a way to ask again', async () => {
  await open({ ...request, state: 'refused', answer: 'Come and see me' })
  await expectSaid(text.refused)
  await expectSaid(/Come and see me/)
  await expectSaid(text.open)
  await expectAccessible()
})

test('shows what the family pays after the treasurer agreed', async () => {
  await open({ ...request, state: 'granted', waived: 2000 })
  await expectSaid(text.granted)
  await expectSaid(/pay €20.00 less. €50.00 is left/)
  await expectAccessible()
})
