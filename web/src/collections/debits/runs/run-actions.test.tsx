import { contract } from '@touchline/contract/contract'
import { debits } from '@touchline/text/collections/debits/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { RunActions } from './run-actions.tsx'

const { runs: text } = debits
const clubId = example(contract.clubs.get).club.id
const run = {
  ...first(example(contract.collections.debits).runs),
  state: 'submitted' as const,
  amount: 10_000,
  paid: 0,
  returned: 0,
  dueOn: '2020-01-02',
  isCancellable: true,
}
const button = (name: string) => page.getByRole('button', { name })
const open = (part: Partial<typeof run> = {}) =>
  openPart(<RunActions clubId={clubId} run={{ ...run, ...part }} />)

proveQuestion('cancelling a run', {
  open: async () => {
    await open()
    await press(button(text.cancel))
  },
  trigger: button(text.cancel),
  endpoint: contract.collections.changeDebits,
  title: text.cancelTitle,
  consequence: text.cancelText,
  confirm: text.cancel,
  sends: { clubId, debitRunId: run.id, change: { kind: 'cancel' } },
})

proveQuestion('saying that the money has come', {
  open: async () => {
    await open()
    await press(button(text.receivedAll))
  },
  trigger: button(text.receivedAll),
  endpoint: contract.collections.changeDebits,
  title: text.receivedTitle,
  consequence: text.receivedText('€100.00'),
  confirm: text.receivedAll,
  sends: { clubId, debitRunId: run.id, change: { kind: 'received', onDay: '2020-01-02' } },
})

test('says what to do if it is too late for the bank', async () => {
  server.refuses(contract.collections.debitFile, 'deadline_passed')
  await open()
  await press(button(text.file))
  await expectSaid(text.tooLate)
  await expectAccessible()
})

test("can't be marked as paid before its day, or cancelled once money has moved", async () => {
  await open({ dueOn: '2999-01-04', isCancellable: false })
  await expect.element(button(text.file)).toBeVisible()
  await expect.element(button(text.receivedAll)).not.toBeInTheDocument()
  await expect.element(button(text.cancel)).not.toBeInTheDocument()
})
