import { contract } from '@touchline/contract/contract'
import { members } from '@touchline/text/members/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { RoleDialog } from './role-dialog.tsx'
import { lea, tom } from './testing/member.ts'

const { form, roles, table, validation } = members
const openRoles = () =>
  openDialog((onClose) => <RoleDialog members={[lea, tom]} onClose={onClose} onDone={onClose} />)

proveDialog('giving one role to several members', {
  open: openRoles,
  endpoint: contract.members.changeMany,
  answer: { done: [lea.id, tom.id], refused: [] },
  fillings: { [form.role]: roles['Assistant coach'] },
  submit: form.save,
  sends: { memberIds: [lea.id, tom.id], act: { kind: 'role', role: 'Assistant coach' } },
  wrong: [{ label: form.role, typed: '', says: validation.roleRequired }],
})

test('shows how many members change, and names those whose role stays', async () => {
  server.answers(contract.members.changeMany, {
    done: [],
    refused: [{ memberId: tom.id, code: 'not_found' }],
  })
  await openRoles()
  await expect
    .element(page.getByRole('dialog', { name: table.giveRoleTitle(members.count(2)) }))
    .toBeVisible()
  expectFilled({ [form.role]: roles.Member })
  await press(page.getByRole('button', { name: form.save, exact: true }))
  await expectSaid(table.because('Tom Reed', wire.errors.not_found))
})
