import type { GuardianFields } from '@touchline/contract/members/shapes'
import { members } from '@touchline/text/members/en'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { ParentForm } from './parent-form.tsx'

const { parentDialog: text, guardianRole, validation } = members
const button = (name: string) => page.getByRole('button', { name, exact: true })
const said: (GuardianFields | 'cancelled')[] = []

beforeEach(async () => {
  said.length = 0
  await openPart(
    <ParentForm
      busy={false}
      onSubmit={(fields) => said.push(fields)}
      onCancel={() => said.push('cancelled')}
    />,
  )
})

test('marks every missing field', async () => {
  await press(button(text.confirm))
  await expectRefused(text.role, validation.roleRequired)
  await expectRefused(text.firstName, validation.firstNameRequired)
  await expectRefused(text.lastName, validation.lastNameRequired)
  await expectRefused(text.email, validation.emailInvalid)
  await expectAccessible()
  expect(said).toEqual([])
})

test("doesn't require a phone number", async () => {
  await fillIn({
    [text.role]: guardianRole.father,
    [text.firstName]: 'Pablo',
    [text.lastName]: 'Ruiz',
    [text.email]: 'pablo@example.org',
  })
  await press(button(text.confirm))
  await expect
    .poll(() => said)
    .toEqual([
      {
        role: 'father',
        firstName: 'Pablo',
        lastName: 'Ruiz',
        email: 'pablo@example.org',
        phone: null,
      },
    ])
})

test('closes on Cancel', async () => {
  await press(button(text.cancel))
  expect(said).toEqual(['cancelled'])
})
