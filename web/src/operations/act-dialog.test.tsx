import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { ActDialog } from './act-dialog.tsx'
import { account } from './testing/account.ts'

const { accounts: text } = operations.admin

proveDialog('disabling an account', {
  open: () =>
    openDialog((onClose) => <ActDialog account={account} action="disable" onClose={onClose} />),
  endpoint: contract.operations.act,
  fillings: { [text.reason]: 'Sends unwanted mail' },
  submit: text.actions.disable,
  sends: { accountId: account.id, action: 'disable', reason: 'Sends unwanted mail' },
  wrong: [{ label: text.reason, typed: ' ', says: text.reasonMissing }],
  refusals: [{ code: 'not_found' }],
})

test.each(['disable', 'enable', 'sign_out', 'resend_confirmation'] as const)(
  'says whom it is about and what follows: %s',
  async (action) => {
    await openDialog((onClose) => <ActDialog account={account} action={action} onClose={onClose} />)
    await expect
      .element(page.getByRole('dialog', { name: text.ask[action]('lea@example.org') }))
      .toBeVisible()
    await expectSaid(text.consequence[action])
  },
)
