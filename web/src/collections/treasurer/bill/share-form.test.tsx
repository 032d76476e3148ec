import { contract } from '@touchline/contract/contract'
import { bills as text } from '@touchline/text/collections/bills/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { billKey, billOf } from '../testing/collection.ts'
import { BillHalves } from './bill-halves.tsx'
import { ShareForm } from './share-form.tsx'
import { WriteOffForm } from './write-off-form.tsx'

const father = { guardianId: '019cebf5-0f00-7000-8000-0000000000e1', name: 'Luis Gil' }
const aunt = { guardianId: '019cebf5-0f00-7000-8000-0000000000e2', name: 'Zoe Gil' }
const otherId = '019cebf5-0f00-7000-8000-0000000000b2'

/** Marta has paid her half, Luis has not. */
const shared = billOf({
  firstName: 'Marta',
  lastName: 'Gil',
  outstanding: 0,
  halves: [
    { billId: billKey.billId, payer: 'Marta Gil', state: 'paid', charged: 5001, outstanding: 0 },
    { billId: otherId, payer: 'Luis Gil', state: 'open', charged: 5000, outstanding: 5000 },
  ],
})

const sharing = (otherPayers = [father]) =>
  openPart(<ShareForm billKey={billKey} bill={billOf({ otherPayers })} onDone={() => undefined} />)

proveForm('a bill that two parents share', {
  open: () => sharing(),
  endpoint: contract.collections.shareBill,
  fillings: {},
  submit: text.shareSave,
  sends: { ...billKey, guardianId: father.guardianId },
  refusals: [
    {
      code: 'invalid_input',
      fields: { guardianId: 'half_is_paid' },
      says: text.problems.half_is_paid,
    },
  ],
})

test('with several parents, one must be chosen', async () => {
  server.answers(contract.collections.shareBill, shared)
  await sharing([father, aunt])
  const save = page.getByRole('button', { name: text.shareSave })
  await expect.element(save).toHaveAccessibleDescription(text.shareMissing)
  await page.getByText(aunt.name).click()
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.collections.shareBill))
    .toEqual([{ ...billKey, guardianId: aunt.guardianId }])
})

test('shows both halves, and says whose money goes where when sharing ends', async () => {
  server.answers(contract.collections.shareBill, billOf())
  await openPart(
    <>
      <h2>{text.heading}</h2>
      <BillHalves billKey={billKey} bill={shared} />
    </>,
  )
  await expect.element(page.getByText('Marta Gil')).toBeVisible()
  await expect.element(page.getByRole('button', { name: text.viewHalf('Luis Gil') })).toBeVisible()
  await expectAccessible()
  await press(page.getByRole('button', { name: text.unshare }))
  await expect.element(page.getByText(text.unshareText('€50.00', 'Luis Gil'))).toBeVisible()
  await press(page.getByRole('alertdialog').getByRole('button', { name: text.unshare }))
  await expect
    .poll(() => server.sentTo(contract.collections.shareBill))
    .toEqual([{ ...billKey, guardianId: null }])
})

test("a paid second half isn't moved, and the button says so", async () => {
  const halves = shared.halves.map((half) => ({ ...half, outstanding: 0 }))
  await openPart(<BillHalves billKey={billKey} bill={{ ...shared, halves }} />)
  await expect
    .element(page.getByRole('button', { name: text.unshare }))
    .toHaveAccessibleDescription(text.halfPaid)
})

test('a shared bill can be waived up to what both halves have open', async () => {
  server.answers(contract.collections.addEntry, shared)
  await openPart(<WriteOffForm billKey={billKey} bill={shared} onDone={() => undefined} />)
  await page.getByText(text.waiveWhole).click()
  await expectAccessible()
  await press(page.getByRole('button', { name: text.writeOffAmount('€50.00') }))
  await expect
    .poll(() => server.sentTo(contract.collections.addEntry))
    .toMatchObject([{ ...billKey, entry: { kind: 'waiver', amount: 5000, of: 'whole' } }])
})
