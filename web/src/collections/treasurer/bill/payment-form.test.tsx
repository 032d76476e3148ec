import { contract } from '@touchline/contract/contract'
import { bills as text } from '@touchline/text/collections/bills/en'
import { wire } from '@touchline/text/wire/en'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { useRecordPayment } from '../api/bills.ts'
import { billKey, billOf, collectionKey } from '../testing/collection.ts'
import { PaymentFailed } from './payment-failed.tsx'
import { PaymentForm } from './payment-form.tsx'

const { addEntry } = contract.collections
const record = page.getByRole('button', { name: /^Record / })
const filled = {
  [text.method]: text.methods.transfer,
  [text.amount]: '45.50',
  [text.onDay]: '2026-03-02',
  [text.note]: 'In an envelope',
}

/** The form in its bill: closes at once and shows the result. */
function Recording({ outstanding }: { outstanding: number }) {
  const payment = useRecordPayment(collectionKey)
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {payment.isError && <PaymentFailed payment={payment} />}
      {isOpen && (
        <PaymentForm
          bill={billOf({ outstanding })}
          payment={payment}
          onDone={() => setOpen(false)}
        />
      )}
    </>
  )
}

const open = (outstanding = 9000) => openPart(<Recording outstanding={outstanding} />)

test('a payment is filled in by keyboard and sent once, as the contract reads it', async () => {
  server.answers(addEntry)
  await open()
  await fillIn(filled)
  expectFilled(filled)
  await expectAccessible()
  await press(page.getByRole('button', { name: text.recordAmount('€45.50') }))
  await expect
    .poll(() => server.sentTo(addEntry))
    .toMatchObject([
      {
        ...billKey,
        entry: {
          kind: 'payment',
          method: 'transfer',
          amount: 4550,
          onDay: '2026-03-02',
          note: 'In an envelope',
        },
      },
    ])
})

test.each([
  { label: text.amount, typed: '', says: text.amountWrong },
  { label: text.amount, typed: '90.01', says: text.amountTooMuch('€90.00') },
  { label: text.onDay, typed: '', says: text.dayMissing },
])('$label reports the error in "$typed"', async ({ label, typed, says }) => {
  await open()
  await fillIn({ ...filled, [label]: typed })
  await press(record)
  await expectRefused(label, says)
  expectFilled({ ...filled, [label]: typed })
  expect(server.sentTo(addEntry)).toEqual([])
})

test('a refused payment is reported, and sent again unchanged to count once', async () => {
  server.refuses(addEntry, 'invalid_input', { amount: 'more_than_open' })
  await open()
  await fillIn(filled)
  await press(record)
  await expectSaid(text.notRecorded)
  await expectSaid(text.problems.more_than_open)
  await expectAccessible()

  server.answers(addEntry)
  await press(page.getByRole('button', { name: wire.tryAgain }))
  await expect.poll(() => server.sentTo(addEntry)).toHaveLength(2)
  const [first, second] = server.sentTo(addEntry)
  expect(second).toEqual(first)
})

test('says if nothing is open', async () => {
  await open(0)
  await expectSaid(text.paidAlready)
})
