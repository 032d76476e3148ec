import { contract } from '@touchline/contract/contract'
import { bills } from '@touchline/text/collections/bills/en'
import { treasurer } from '@touchline/text/collections/treasurer/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectRefused, fillIn } from '#web/testing/fields.ts'
import { press, tabTo } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { billOf, collectionKey, collectionOf } from '../testing/collection.ts'
import { NewBillDialog } from './new-bill-dialog.tsx'

const { newBill: text } = treasurer
const { writeBill } = contract.collections
const id = (last: number) => `019cebf5-0f00-7000-8000-0000000000f${last}`
const fee = {
  details: '',
  type: 'fixed' as const,
  isActive: true,
  amount: null,
  stock: null,
  sizes: [],
}
const collection = collectionOf({
  fees: [
    { ...fee, id: id(1), name: 'Adult', amount: 12_000 },
    {
      ...fee,
      id: id(2),
      name: 'Shirt',
      amount: 2500,
      sizes: [{ id: id(4), name: 'M', stock: null }],
    },
    { ...fee, id: id(3), name: 'Gift', type: 'new' as const },
    { ...fee, id: id(5), name: 'Of last year', isActive: false },
  ],
})
const members = example(contract.members.list).members.map((member) => ({
  ...member,
  firstName: 'Leo',
  lastName: 'Ruiz',
  isPlaceholder: false,
}))
const memberId = members[0]?.id ?? ''
const save = page.getByRole('button', { name: text.save, exact: true })

function open(whom: string | null = memberId) {
  server.answers(contract.members.list, { members, total: 1, nextCursor: null })
  return openDialog((onClose) => (
    <NewBillDialog
      collectionKey={collectionKey}
      collection={collection}
      memberId={whom}
      onClose={onClose}
    />
  ))
}

proveDialog('billing a member', {
  open: () => open(),
  endpoint: writeBill,
  answer: billOf(),
  fillings: { [text.fee]: 'Adult · €120.00', [text.quantity]: '2' },
  submit: text.save,
  sends: { ...collectionKey, memberId, feeId: id(1), sizeId: null, quantity: 2, amount: null },
})

test('reports what is missing at each field', async () => {
  await open(null)
  await press(save)
  await expectRefused(text.member, text.memberMissing)
  await expectRefused(text.fee, text.feeMissing)
  expect(server.sentTo(writeBill)).toEqual([])
})

test('the member is found by typing', async () => {
  server.answers(writeBill, billOf())
  await open(null)
  await tabTo(page.getByRole('combobox', { name: text.member }))
  await userEvent.keyboard('le')
  await expect.element(page.getByRole('option', { name: 'Leo Ruiz' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await fillIn({ [text.fee]: 'Adult · €120.00' })
  await press(save)
  await expect.poll(() => server.sentTo(writeBill)).toMatchObject([{ memberId }])
})

test('an article with sizes needs one', async () => {
  server.answers(writeBill, billOf())
  await open()
  await fillIn({ [text.fee]: 'Shirt · €25.00' })
  await press(save)
  await expectRefused(text.size, text.sizeMissing)
  await fillIn({ [text.size]: 'M' })
  await press(save)
  await expect.poll(() => server.sentTo(writeBill)).toMatchObject([{ sizeId: id(4) }])
})

test('a donation needs an amount instead of a quantity', async () => {
  server.answers(writeBill, billOf())
  await open()
  await fillIn({ [text.fee]: 'Gift' })
  await expect.element(page.getByLabelText(text.quantity)).not.toBeInTheDocument()
  await press(save)
  await expectRefused(text.amount, bills.amountWrong)
  await fillIn({ [text.amount]: '20' })
  await press(save)
  await expect.poll(() => server.sentTo(writeBill)).toMatchObject([{ amount: 2000 }])
})
