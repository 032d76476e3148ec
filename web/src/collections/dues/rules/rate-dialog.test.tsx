import type { DuesRulesShape } from '@touchline/contract/collections/shapes/dues'
import { dues } from '@touchline/text/collections/dues/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'

import { RateDialog } from './rate-dialog.tsx'

const { rules: text } = dues
const teams = [
  { id: 'u10', name: 'Norte U10' },
  { id: 'u12', name: 'Norte U12' },
]
const add = page.getByRole('button', { name: wire.add, exact: true })

async function open() {
  const saved: DuesRulesShape['rates'] = []
  await openDialog((onClose) => (
    <RateDialog
      edited="new"
      currency="EUR"
      teams={teams}
      onSave={(rate) => saved.push(rate)}
      onClose={onClose}
    />
  ))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return saved
}

test('a rate is filled in by keyboard and added in minor units', async () => {
  const saved = await open()
  const filled = {
    [text.name]: 'Youth',
    [text.amount]: '1,050.00',
    [text.minAge]: '14',
    [text.maxAge]: '17',
    'Norte U12': true,
    [text.kindNames.active]: true,
  }
  await fillIn(filled)
  expectFilled(filled)
  await expectAccessible()
  await press(add)
  expect(saved).toMatchObject([
    { name: 'Youth', amount: 105_000, minAge: 14, maxAge: 17, teamIds: ['u12'], kinds: ['active'] },
  ])
  await expect.element(opener).toHaveFocus()
})

test("can't be added while incomplete, and says what is missing", async () => {
  const saved = await open()
  await fillIn({ [text.amount]: 'much', [text.minAge]: '18', [text.maxAge]: '14' })
  await press(add)
  await expectRefused(text.name, text.problems.name_missing)
  await expectRefused(text.amount, text.amountWrong)
  await expectRefused(text.maxAge, text.problems.age_order)
  await expectAccessible()
  expect(saved).toEqual([])
})
