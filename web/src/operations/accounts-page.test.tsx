import { contract } from '@touchline/contract/contract'
import type { AdminAccount } from '@touchline/contract/operations/shapes/accounts'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import AccountsPage from './accounts-page.tsx'
import { account } from './testing/account.ts'

const { accounts: text, groups } = operations.admin
const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: false })

async function openAccounts(accounts: AdminAccount[]) {
  server.answers(contract.operations.accounts, { accounts, nextCursor: null })
  await openPage(
    <main>
      <AccountsPage />
    </main>,
    { at: '/admin/accounts' },
  )
}

test('finds accounts by the beginning of their address', async () => {
  await openAccounts([account])
  await fillIn({ [text.search]: ' lea ' })
  await press(button(text.find))
  await expect
    .poll(() => server.sentTo(contract.operations.accounts).at(-1))
    .toMatchObject({ search: 'lea' })
  await expectSaid('lea@example.org')
  expectFilled({ [text.search]: ' lea ' })
  await expectAccessible()
})

test('says that nobody was found', async () => {
  await openAccounts([])
  await expectSaid(text.none)
})

test('offers what can be done, and says why the rest cannot', async () => {
  await openAccounts([{ ...account, isOperator: true, confirmedAt: account.createdAt }])
  await press(button(groups.menuOf('lea@example.org')))
  await expect.element(item(text.actions.disable)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item(text.actions.disable).getByText(text.operatorRefused)).toBeVisible()
  await expect
    .element(item(text.actions.resend_confirmation).getByText(text.confirmedAlready))
    .toBeVisible()
  await expectAccessible()
  await press(item(text.actions.sign_out))
  await expect
    .element(page.getByRole('dialog', { name: text.ask.sign_out('lea@example.org') }))
    .toBeVisible()
})

test('a search that failed can be tried again', async () => {
  server.refuses(contract.operations.accounts, 'not_allowed')
  await openPage(
    <main>
      <AccountsPage />
    </main>,
  )
  await expectSaid(operations.admin.loadingFailed)
})
