import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'
import { clubRoles as text } from '@touchline/text/clubs/roles/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { AddStaffDialog } from './add-staff-dialog.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { RolesTableDialog } from './roles-table-dialog.tsx'

const { club, staff } = example(contract.clubs.get)
const clubId = club.id
const manager = {
  ...first(staff),
  firstName: 'Ana',
  lastName: 'Torres',
  roles: ['manager' as const],
}
const lee = {
  accountId: clubId.replace(/1$/, '2'),
  firstName: 'Lee',
  lastName: 'Harbour',
  role: 'Coach',
  teamNames: ['Under 12', 'Under 14'],
  roles: [],
}
const box = (role: keyof typeof text.names) =>
  page.getByRole('checkbox', { name: text.names[role], exact: true })
const save = page.getByRole('button', { name: wire.save })

test('gives a coach two roles at once', async () => {
  server.answers(contract.clubs.staff, {
    staff: [{ ...lee, accountId: clubId, roles: ['board'] }, lee],
  })
  server.answers(contract.clubs.changeRoles)
  await openDialog((onClose) => <AddStaffDialog clubId={clubId} onClose={onClose} />)
  await expectAccessible()
  await press(save)
  await expectSaid(text.chooseOne)
  await fillIn({ [text.pick]: 'Lee Harbour (Under 12, Under 14)' })
  await userEvent.click(box('treasurer'))
  await userEvent.click(box('board'))
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.clubs.changeRoles))
    .toEqual([{ clubId, accountId: lee.accountId, roles: ['treasurer', 'board'] }])
  await expectSaid(text.saved('Lee Harbour'))
})

test('says when there is no one to choose', async () => {
  server.answers(contract.clubs.staff, { staff: [] })
  await openDialog((onClose) => <AddStaffDialog clubId={clubId} onClose={onClose} />)
  await expectSaid(text.none)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

const edit = (isLastManager: boolean) =>
  openDialog((onClose) => (
    <RolesDialog clubId={clubId} person={manager} isLastManager={isLastManager} onClose={onClose} />
  ))

test('keeps the role of the last manager, with the reason, but allows others', async () => {
  server.answers(contract.clubs.changeRoles)
  await edit(true)
  await expectSaid(clubs.page.lastManager)
  await expect.element(box('manager')).toBeDisabled()
  await userEvent.click(box('treasurer'))
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.clubs.changeRoles))
    .toEqual([{ clubId, accountId: manager.accountId, roles: ['manager', 'treasurer'] }])
})

test('sends nothing without a role, and shows a refusal', async () => {
  server.refuses(contract.clubs.changeRoles, 'last_manager')
  await edit(false)
  await userEvent.click(box('manager'))
  await press(save)
  await expectSaid(text.chooseOne)
  expect(server.sentTo(contract.clubs.changeRoles)).toEqual([])
  await userEvent.click(box('board'))
  await press(save)
  await expectSaid(wire.errors.last_manager)
})

test('shows in the table that a treasurer bills but reads no messages', async () => {
  await page.viewport(1280, 800)
  await openDialog((onClose) => <RolesTableDialog onClose={onClose} />)
  const cellsOf = (ability: string) =>
    page
      .getByRole('row', { name: ability, exact: false })
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent)
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(cellsOf(text.abilities.bill_dues)).toEqual(['Yes', 'No', 'Yes', 'No', 'No'])
  expect(cellsOf(text.abilities.team_messages)).toEqual([
    'Yes',
    'Youth teams',
    'No',
    'No',
    'Own team',
  ])
  await expectAccessible()
})

test('names the roles for each ability on a phone', async () => {
  await page.viewport(390, 844)
  await openDialog((onClose) => <RolesTableDialog onClose={onClose} />)
  await expectSaid('Club manager, Youth director (Youth teams), Team coach (Own team)')
  await expectSaid('Club manager, Treasurer')
  await expectAccessible()
})
