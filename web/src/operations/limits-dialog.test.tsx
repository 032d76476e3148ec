import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { LimitsDialog } from './limits-dialog.tsx'
import { operatedClub } from './testing/club.ts'

const { limits: text, accounts } = operations.admin
const club = {
  ...operatedClub,
  limits: { members: null, storage: null, mails: 300 },
  defaultLimits: { members: 500, storage: null, mails: 200 },
}
const open = () =>
  openDialog((onClose) => <LimitsDialog kind="clubs" group={club} onClose={onClose} />)

proveDialog('limiting a club', {
  open,
  endpoint: contract.operations.configureGroup,
  fillings: {
    [text.fields.members]: '800',
    [text.fields.storage]: '2000',
    [text.fields.mails]: '400',
    [accounts.reason]: 'Paid for more',
  },
  submit: text.save,
  sends: {
    kind: 'clubs',
    groupId: club.id,
    limits: { members: 800, storage: 2000, mails: 400 },
    reason: 'Paid for more',
  },
  wrong: [{ label: accounts.reason, typed: ' ', says: accounts.reasonMissing }],
  refusals: [{ code: 'conflict' }],
})

test('shows what is set, and the default', async () => {
  await open()
  await expect.element(page.getByLabelText(text.fields.mails)).toHaveValue(300)
  await expect.element(page.getByLabelText(text.fields.members)).toHaveValue(null)
  await expectSaid(text.default('500'))
  await expectSaid(text.noDefault)
})
