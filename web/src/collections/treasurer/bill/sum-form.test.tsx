import { contract } from '@touchline/contract/contract'
import { bills as text } from '@touchline/text/collections/bills/en'
import { treasurer } from '@touchline/text/collections/treasurer/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { setReachable } from '#web/platform/client/availability.ts'
import { fillIn } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { useWaive } from '../api/bills.ts'
import { billKey, billOf } from '../testing/collection.ts'
import { SumForm } from './sum-form.tsx'
import { WriteOffForm } from './write-off-form.tsx'

function Waiving() {
  const change = useWaive(billKey)
  return (
    <SumForm
      bill={billOf()}
      most={9000}
      labelOf={() => 'Waive'}
      change={change}
      onSend={(sum) => change.mutate(sum)}
      onDone={() => undefined}
    />
  )
}

proveForm('a sum that is booked', {
  open: () => openPart(<Waiving />),
  endpoint: contract.collections.addEntry,
  fillings: { [text.amount]: '45,50', [text.note]: 'Two children' },
  submit: 'Waive',
  sends: { ...billKey, entry: { kind: 'waiver', amount: 4550, note: 'Two children' } },
  wrong: [
    { label: text.amount, typed: '', says: text.amountWrong },
    { label: text.amount, typed: '0', says: text.amountWrong },
    { label: text.amount, typed: '90.01', says: text.amountTooMuch('€90.00') },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { amount: 'more_than_open' },
      label: text.amount,
      says: text.problems.more_than_open,
    },
  ],
})

test('the button shows the typed amount, initially everything open', async () => {
  await openPart(<WriteOffForm billKey={billKey} bill={billOf()} onDone={() => undefined} />)
  await expect
    .element(page.getByRole('button', { name: text.writeOffAmount('€90.00') }))
    .toBeVisible()
  await fillIn({ [text.amount]: '12.5' })
  await expect
    .element(page.getByRole('button', { name: text.writeOffAmount('€12.50') }))
    .toBeVisible()
})

test("money can't be moved offline, and the button says so", async () => {
  await openPart(<Waiving />)
  setReachable(false)
  await expect
    .element(page.getByRole('button', { name: 'Waive' }))
    .toHaveAccessibleDescription(treasurer.needsNetwork)
})
