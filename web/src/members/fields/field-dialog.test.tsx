import { contract } from '@touchline/contract/contract'
import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'
import { members } from '@touchline/text/members/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { FieldDialog } from './field-dialog.tsx'

const { fields: text } = members
const save = page.getByRole('button', { name: wire.save, exact: true })
const choices = page.getByRole('group', { name: text.choices })
const bus: CustomFieldOnWire = {
  id: '019cebf5-0f00-7000-8000-0000000000c1',
  name: 'Bus line',
  kind: 'choice',
  audience: 'private',
  choices: [
    { id: '019cebf5-0f00-7000-8000-0000000000c2', name: 'North', valueCount: 3 },
    { id: '019cebf5-0f00-7000-8000-0000000000c3', name: 'South', valueCount: 1 },
  ],
  valueCount: 4,
}
const openField = (edited: CustomFieldOnWire | 'new') =>
  openDialog((onClose) => <FieldDialog edited={edited} onClose={onClose} />)

proveDialog('adding a field for members', {
  open: () => openField('new'),
  endpoint: contract.members.addField,
  fillings: {
    [text.name]: 'Diet',
    [text.kind]: text.kinds.text,
    [text.audience]: text.audiences.team,
  },
  submit: wire.save,
  sends: { name: 'Diet', kind: 'text', audience: 'team' },
  wrong: [{ label: text.name, typed: ' ', says: text.problems.name }],
  refusals: [
    {
      code: 'invalid_input',
      fields: { name: 'taken' },
      label: text.name,
      says: text.problems.taken,
    },
    {
      code: 'invalid_input',
      fields: { audience: 'has_values' },
      label: text.audience,
      says: text.problems.has_values,
    },
  ],
})

test('a choice field needs choices with different names', async () => {
  server.answers(contract.members.addField)
  await openField('new')
  await fillIn({ [text.name]: 'Bus line', [text.kind]: text.kinds.choice })
  await press(save)
  await expect.element(choices).toHaveAccessibleDescription(text.problems.required)
  await fillIn({ [text.choice(1)]: 'North', [text.choice(2)]: 'north ' })
  await press(save)
  await expect.element(choices).toHaveAccessibleDescription(text.problems.twice)
  await expectAccessible()
  await fillIn({ [text.choice(2)]: 'South' })
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.members.addField))
    .toMatchObject([{ kind: 'choice', choices: ['North', 'South'] }])
})

test('warns how many members lose their choice, and keeps the kind', async () => {
  server.answers(contract.members.changeField)
  await openField(bus)
  await expect.element(page.getByLabelText(text.kind)).toBeDisabled()
  await press(page.getByRole('button', { name: text.removeChoice('North') }))
  await expectSaid(text.choicesLost(3))
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.members.changeField))
    .toMatchObject([
      { fieldId: bus.id, changes: { choices: [{ id: bus.choices[1]?.id, name: 'South' }] } },
    ])
})
