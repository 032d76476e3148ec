import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, openPage } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ActOnGroupDialog } from './act-on-group-dialog.tsx'
import GroupsPage from './groups-page.tsx'
import { operatedClub } from './testing/club.ts'

const { groups: text, accounts, features, limits } = operations.admin
const button = (name: string) => page.getByRole('button', { name, exact: true })

const club = operatedClub

async function expectOffered(name: string, actions: readonly string[]): Promise<void> {
  await press(button(text.menuOf(name)))
  const items = page.getByRole('menuitem')
  await expect.poll(() => items.elements().map((item) => item.textContent)).toEqual(actions)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => items.elements()).toEqual([])
}

test('finds clubs, and offers what fits their state', async () => {
  server.answers(contract.operations.groups, {
    groups: [club, { ...club, id: club.id.replace('8057', '8058'), name: 'Old', state: 'deleted' }],
    nextCursor: null,
  })
  await openPage(
    <main>
      <GroupsPage />
    </main>,
    { at: '/admin/clubs' },
  )
  await fillIn({ [text.search]: ' königs ' })
  await press(button(text.find))
  await expect
    .poll(() => server.sentTo(contract.operations.groups).at(-1))
    .toMatchObject({ kind: 'clubs', search: 'königs' })
  await expectSaid('FC Königsbrück')
  await expectSaid(limits.used('340', '500'))
  await expectAccessible()
  await expectOffered(club.name, [
    limits.button,
    features.button,
    text.actions.suspend,
    text.actions.export,
    text.actions.delete,
  ])
  await expectOffered('Old', [text.actions.restore])
})

proveDialog('suspending a club', {
  open: () =>
    openDialog((onClose) => (
      <ActOnGroupDialog kind="clubs" group={club} action="suspend" onClose={onClose} />
    )),
  endpoint: contract.operations.actOnGroup,
  fillings: { [accounts.reason]: 'Sends unwanted mail' },
  submit: text.actions.suspend,
  sends: { kind: 'clubs', groupId: club.id, action: 'suspend', reason: 'Sends unwanted mail' },
  wrong: [{ label: accounts.reason, typed: ' ', says: accounts.reasonMissing }],
  refusals: [{ code: 'conflict' }],
})

test.each(['suspend', 'resume', 'export', 'delete', 'restore'] as const)(
  'says which club it is about and what follows: %s',
  async (action) => {
    await openDialog((onClose) => (
      <ActOnGroupDialog kind="clubs" group={club} action={action} onClose={onClose} />
    ))
    await expect
      .element(page.getByRole('dialog', { name: text.ask[action](club.name) }))
      .toBeVisible()
    await expectSaid(text.consequence[action])
  },
)

test('offers the file of a club when it is ready', async () => {
  const address = '/storage/v1/exports/1?until=2&signature=3'
  const at = '2026-01-05T10:00:00.000Z'
  server.answers(contract.operations.groups, {
    groups: [{ ...club, export: { state: 'ready', askedAt: at, expiresAt: at, address } }],
    nextCursor: null,
  })
  await openPage(<GroupsPage />, { at: '/admin/clubs' })
  await expect
    .element(page.getByRole('link', { name: text.exports.download('5 Jan 2026') }))
    .toHaveAttribute('href', address)
})
