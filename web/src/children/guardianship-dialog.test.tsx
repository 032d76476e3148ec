import { contract } from '@touchline/contract/contract'
import { children } from '@touchline/text/children/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import type { GuardianStatus } from './api.ts'
import { GuardianshipDialog } from './guardianship-dialog.tsx'

const { guardians: text } = children
const parent = {
  kind: 'guardian',
  id: '019cebf5-0f00-7000-8000-0000000000b1',
  name: 'Marta Ruiz',
  child: { id: '019cebf5-0f00-7000-8000-0000000000c1', name: 'Leo' },
  version: 1,
  email: null,
  dateOfBirth: null,
  isArchived: false,
  hasJoined: true,
  isMe: false,
  isVerified: true,
  isBlocked: false,
  isBlockedElsewhere: false,
  sharesAccount: false,
} as const
const key = {
  teamId: teamOf('admin').team.id,
  memberId: parent.child.id,
  guardianId: parent.id,
}
const block = {
  guardianId: parent.id,
  blockedAt: '2026-03-14T09:30:00.000Z',
  blockedBy: 'Sam Rivers',
  reason: 'Court order',
}

const open = (asked: GuardianStatus) =>
  openDialog((onClose) => <GuardianshipDialog parent={parent} asked={asked} onClose={onClose} />)

function openBlocked() {
  server.answers(contract.children.blocks, { blocks: [block] })
  return open('unblocked')
}

proveQuestion('confirming a guardian', {
  open: () => open('verified'),
  endpoint: contract.children.changeGuardianship,
  title: text.verifyTitle('Marta Ruiz', 'Leo'),
  consequence: text.verifyText,
  confirm: text.verify,
  sends: { ...key, status: 'verified' },
  says: text.verifyDone('Marta Ruiz'),
  refusals: [{ code: 'own_account' }],
})

proveDialog('ending the access of a guardian', {
  open: () => open('blocked'),
  endpoint: contract.children.changeGuardianship,
  fillings: { [text.blockReason]: 'Court order of 3 March' },
  submit: text.block,
  sends: { ...key, status: 'blocked', reason: 'Court order of 3 March' },
})

proveQuestion('giving a guardian access again', {
  open: openBlocked,
  endpoint: contract.children.changeGuardianship,
  title: text.unblock,
  confirm: text.unblock,
  sends: { ...key, status: 'unblocked' },
  says: text.unblockDone,
})

test('shows when, by whom and why access ended before restoring it', async () => {
  await openBlocked()
  await expectSaid(/Sam Rivers ended access on .*14 Mar.*Court order/)
})

test('asks for no reason to verify a guardian', async () => {
  await open('verified')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expect.element(page.getByLabelText(text.blockReason)).not.toBeInTheDocument()
})
