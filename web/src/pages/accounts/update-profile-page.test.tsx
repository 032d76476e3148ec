import { contract } from '@touchline/contract/contract'
import { accounts } from '@touchline/text/accounts/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import UpdateProfilePage from './update-profile-page.tsx'

const { me } = contract.accounts

test('says that the account can’t be loaded and retries on request', async () => {
  server.refuses(me, 'unexpected')
  server.answers(contract.teams.mine)
  await openPage(<UpdateProfilePage />, { at: '/update-profile' })
  await expectSaid(accounts.loadFailed)
  await expectSaid(wire.errors.unexpected)
  await expectAccessible()
  server.answers(me)
  await press(page.getByRole('button', { name: wire.tryAgain, exact: true }))
  await expect.element(page.getByText(accounts.loadFailed)).not.toBeInTheDocument()
})
