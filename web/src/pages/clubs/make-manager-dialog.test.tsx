import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { MakeManagerDialog } from './make-manager-dialog.tsx'

const text = clubs.page
const clubId = example(contract.clubs.get).club.id
const staffed = { role: 'Coach', teamNames: ['Under 12', 'Under 14'] }
const ana = { ...staffed, accountId: clubId, firstName: 'Ana', lastName: 'Torres', isManager: true }
const lee = {
  ...staffed,
  accountId: clubId.replace(/1$/, '2'),
  firstName: 'Lee',
  lastName: 'Harbour',
  isManager: false,
}
const make = page.getByRole('button', { name: text.make('Lee Harbour') })

const open = (staff = [ana, lee]) => {
  server.answers(contract.clubs.staff, { staff })
  return openDialog((onClose) => <MakeManagerDialog clubId={clubId} onClose={onClose} />)
}

test('offers those who coach or run a team and do not manage the club yet', async () => {
  await open()
  await expect.element(make).toBeVisible()
  await expectSaid('Under 12, Under 14')
  await expect.element(page.getByText('Ana Torres')).not.toBeInTheDocument()
  await expectAccessible()
})

test('makes somebody a manager by keyboard', async () => {
  server.answers(contract.clubs.changeManager)
  await open()
  await press(make)
  await expectSaid(text.made('Lee Harbour'))
  await expect
    .poll(() => server.sentTo(contract.clubs.changeManager))
    .toEqual([{ clubId, accountId: lee.accountId, isManager: true }])
})

test.each(['not_allowed', 'not_found'] as const)('says why it is refused: %s', async (code) => {
  server.refuses(contract.clubs.changeManager, code)
  await open()
  await press(make)
  await expectSaid(wire.errors[code])
  await expect.element(make).toBeVisible()
})

test('says when everybody manages the club already', async () => {
  await open([ana])
  await expectSaid(text.allManageAlready)
})

test('offers a second try when the staff could not be read', async () => {
  server.refuses(contract.clubs.staff, 'not_allowed')
  await openDialog((onClose) => <MakeManagerDialog clubId={clubId} onClose={onClose} />)
  await expectSaid(text.failed)
  server.answers(contract.clubs.staff, { staff: [lee] })
  await press(page.getByRole('button', { name: wire.tryAgain }))
  await expect.element(make).toBeVisible()
})

test('is left by Escape, and the focus goes back', async () => {
  await open()
  await expect.element(make).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})
