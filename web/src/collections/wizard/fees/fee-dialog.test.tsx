import type { FeeShape } from '@touchline/contract/collections/shapes/collection'
import { collectionWizard } from '@touchline/text/collections/wizard/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'

import { FeeDialog } from './fee-dialog.tsx'

const { fees: text, articles, settled } = collectionWizard
const add = page.getByRole('button', { name: wire.add, exact: true })

interface Opened {
  readonly edited?: FeeShape | 'new'
  readonly kind?: 'membership' | 'activity' | 'pre_order' | 'fund'
  readonly isUsed?: boolean
}

/** Opens the dialog; returns the fees that were saved. */
async function open({ edited = 'new', kind = 'membership', isUsed = false }: Opened = {}) {
  const saved: FeeShape[] = []
  await openDialog((onClose) => (
    <FeeDialog
      edited={edited}
      kind={kind}
      currency="EUR"
      isUsed={isUsed}
      onSave={(fee) => saved.push(fee)}
      onClose={onClose}
    />
  ))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return saved
}

test('a fee is filled in by keyboard and added in minor units', async () => {
  const saved = await open()
  const filled = {
    [text.name]: 'Adult',
    [text.details]: 'From 18 on',
    [text.type]: text.types.fixed,
    [text.amount]: '12,50',
  }
  await fillIn(filled)
  expectFilled(filled)
  await expectAccessible()
  await press(add)
  expect(saved).toMatchObject([
    { name: 'Adult', details: 'From 18 on', type: 'fixed', amount: 1250, isActive: true },
  ])
  await expect.element(opener).toHaveFocus()
})

test("can't be added while incomplete, and says what is missing", async () => {
  const saved = await open()
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await expect.element(add).toHaveAccessibleDescription(text.ready)
  await press(add)
  expect(saved).toEqual([])
})

test('an invalid price is refused at its field', async () => {
  await open()
  await fillIn({ [text.amount]: 'ten' })
  await expectRefused(text.amount, text.amountWrong)
  await expectAccessible()
})

test('a free fee needs no price', async () => {
  const saved = await open()
  await fillIn({ [text.name]: 'Helper', [text.type]: text.types.free })
  await expect.element(page.getByLabelText(text.amount)).not.toBeInTheDocument()
  await press(add)
  expect(saved).toMatchObject([{ type: 'free', amount: null }])
})

test('an article has sizes with different names', async () => {
  const saved = await open({ kind: 'pre_order' })
  await fillIn({ [text.name]: 'Shirt', [articles.price]: '25' })
  await press(page.getByRole('button', { name: articles.addSize }))
  await press(page.getByRole('button', { name: articles.addSize }))
  await fillIn({ [articles.size(1)]: 'M', [articles.stockOf(1)]: '5', [articles.size(2)]: 'M' })
  await expectSaid(articles.sizeTwice)
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await fillIn({ [articles.size(2)]: 'L' })
  await expectAccessible()
  await press(add)
  expect(saved).toMatchObject([
    {
      amount: 2500,
      sizes: [
        { name: 'M', stock: 5 },
        { name: 'L', stock: null },
      ],
    },
  ])
})

test('an activity has places', async () => {
  const saved = await open({ kind: 'activity' })
  await fillIn({ [text.name]: 'Camp', [text.amount]: '90', [text.places]: '16' })
  await press(add)
  expect(saved).toMatchObject([{ stock: 16 }])
})

test("the price of a fee in use can't change, with the reason", async () => {
  const fee = {
    id: '019cebf5-0f00-7000-8000-0000000000f1',
    name: 'Adult',
    details: '',
    type: 'fixed',
    amount: 12_000,
    isActive: true,
    stock: null,
    sizes: [],
  } as const
  const saved = await open({ edited: { ...fee, sizes: [] }, isUsed: true })
  await expectSaid(settled.fee)
  await expect.element(page.getByLabelText(text.amount)).not.toBeInTheDocument()
  await fillIn({ [text.name]: 'Grown-up' })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  expect(saved).toEqual([{ ...fee, name: 'Grown-up' }])
})

test('Escape adds nothing', async () => {
  const saved = await open()
  await fillIn({ [text.name]: 'Adult' })
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(saved).toEqual([])
})
