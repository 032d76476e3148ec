import { contract } from '@touchline/contract/contract'
import { bills as text } from '@touchline/text/collections/bills/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { billKey, billOf } from '../testing/collection.ts'
import { PartsForm } from './parts-form.tsx'

const open = (outstanding = 9000) =>
  openPart(<PartsForm billKey={billKey} bill={billOf({ outstanding })} onDone={() => undefined} />)
const save = page.getByRole('button', { name: text.partsSave })

proveForm('what is open, in parts', {
  open: () => open(),
  endpoint: contract.collections.setInstalments,
  fillings: {
    [text.partAmount(1)]: '50',
    [text.partDay(1)]: '2027-01-01',
    [text.partAmount(2)]: '30',
    [text.partDay(2)]: '2027-02-01',
    [text.partAmount(3)]: '10',
    [text.partDay(3)]: '2027-03-01',
  },
  submit: text.partsSave,
  sends: {
    ...billKey,
    parts: [
      { amount: 5000, dueOn: '2027-01-01' },
      { amount: 3000, dueOn: '2027-02-01' },
      { amount: 1000, dueOn: '2027-03-01' },
    ],
  },
})

test('proposes three equal instalments, or as many as chosen', async () => {
  await open()
  await expect.element(save).toBeVisible()
  expectFilled({ [text.partAmount(1)]: '30.00', [text.partAmount(3)]: '30.00' })
  await press(page.getByRole('button', { name: text.spread(2) }))
  expectFilled({ [text.partAmount(1)]: '45.00', [text.partAmount(2)]: '45.00' })
  await expectSaid(text.partsFit)
})

test.each([
  { typed: '20', says: text.partsMissing('€10.00') },
  { typed: '40', says: text.partsOver('€10.00') },
  { typed: '', says: text.partsUnread },
])(
  'instalments that do not add up can’t be saved, with the reason: "$typed"',
  async ({ typed, says }) => {
    await open()
    await fillIn({ [text.partAmount(1)]: typed })
    await expectSaid(says)
    await expect.element(save).toHaveAttribute('aria-disabled', 'true')
    await expect.element(save).toHaveAccessibleDescription(says)
  },
)

test('a part can be added and removed', async () => {
  await open()
  await press(page.getByRole('button', { name: text.addPart }))
  await expect.element(page.getByLabelText(text.partAmount(4))).toBeVisible()
  await press(page.getByRole('button', { name: text.removePart(4) }))
  await expectSaid(text.partsFit)
})

test('says if nothing is open', async () => {
  await open(0)
  await expectSaid(text.paidAlready)
})
