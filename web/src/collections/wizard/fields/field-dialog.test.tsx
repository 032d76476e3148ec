import type { FormFieldShape } from '@touchline/contract/collections/shapes/collection'
import { collectionWizard } from '@touchline/text/collections/wizard/en'
import { members } from '@touchline/text/members/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'

import { FieldDialog } from './field-dialog.tsx'

const { form: text } = collectionWizard
const { fields: choices } = members
const add = page.getByRole('button', { name: wire.add, exact: true })
const adult = {
  id: '019cebf5-0f00-7000-8000-0000000000f1',
  name: 'Adult',
  details: '',
  type: 'free' as const,
  amount: null,
  isActive: true,
  stock: null,
  sizes: [],
}
const shirt = {
  id: '019cebf5-0f00-7000-8000-0000000000f2',
  name: 'Shirt size',
  type: 'select' as const,
  isMandatory: true,
  feeId: null,
  options: ['M', 'L'],
}

/** Opens the dialog; returns the fields that were saved. */
async function open(edited: FormFieldShape | 'new' = 'new'): Promise<FormFieldShape[]> {
  const saved: FormFieldShape[] = []
  await openDialog((onClose) => (
    <FieldDialog
      edited={edited}
      fees={[adult, { ...adult, id: 'other', name: 'Of last year', isActive: false }]}
      onSave={(field) => saved.push(field)}
      onClose={onClose}
    />
  ))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return saved
}

test('a question is filled in by keyboard and added', async () => {
  const saved = await open()
  const filled = {
    [text.name]: 'Allergies',
    [text.type]: text.types.textarea,
    [text.mandatory]: true,
    [text.relatedFees]: 'Adult',
  }
  await fillIn(filled)
  expectFilled(filled)
  await expectAccessible()
  await press(add)
  expect(saved).toMatchObject([
    { name: 'Allergies', type: 'textarea', isMandatory: true, feeId: adult.id, options: [] },
  ])
  await expect.element(opener).toHaveFocus()
})

test("can't be added without a name, and says so", async () => {
  const saved = await open()
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await expect.element(add).toHaveAccessibleDescription(text.ready)
  await press(add)
  expect(saved).toEqual([])
})

test('a choice needs options', async () => {
  const saved = await open()
  await expect.element(page.getByLabelText(choices.choice(1))).not.toBeInTheDocument()
  await fillIn({ [text.name]: 'Bus', [text.type]: text.types.select })
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await fillIn({ [choices.choice(1)]: 'There', [choices.choice(2)]: 'Back' })
  await expectAccessible()
  await press(add)
  expect(saved).toMatchObject([{ type: 'select', options: ['There', 'Back'] }])
})

test('shows a question with its values, and keeps its id', async () => {
  const saved = await open(shirt)
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.editTitle)
  expectFilled({ [text.name]: 'Shirt size', [text.mandatory]: true, [choices.choice(2)]: 'L' })
  await fillIn({ [text.name]: 'Size of the shirt' })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  expect(saved).toEqual([{ ...shirt, name: 'Size of the shirt' }])
})

test('Escape adds nothing', async () => {
  const saved = await open()
  await fillIn({ [text.name]: 'Allergies' })
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(saved).toEqual([])
})
