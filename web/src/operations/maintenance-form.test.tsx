import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { MaintenanceForm } from './maintenance-form.tsx'

const { maintenance: text } = operations.admin
const open = { isOn: false, message: '', until: null, since: null, by: null }
const closed = { ...open, isOn: true, since: '2026-11-28T09:00:00.000Z' }
const button = (name: string) => page.getByRole('button', { name, exact: true })

proveForm('changing the notice of maintenance', {
  open: () => openPart(<MaintenanceForm now={closed} />),
  endpoint: contract.operations.switchMaintenance,
  answer: closed,
  fillings: { [text.message]: 'Back after lunch', [text.until]: '2099-01-01T13:00' },
  submit: text.change,
  sends: { isOn: true, message: 'Back after lunch', until: '2099-01-01T12:00:00.000Z' },
  refusals: [
    {
      code: 'invalid_input',
      fields: { until: 'past' },
      label: text.until,
      says: text.untilPast,
    },
  ],
})

proveQuestion('closing the site', {
  open: async () => {
    await openPart(<MaintenanceForm now={open} />)
    await fillIn({ [text.message]: 'Back after lunch' })
    await press(button(text.switchOn))
  },
  endpoint: contract.operations.switchMaintenance,
  answer: closed,
  title: text.ask,
  consequence: text.consequence,
  confirm: text.switchOn,
  sends: { isOn: true, message: 'Back after lunch', until: null },
  trigger: button(text.switchOn),
})

test('opens the site without a question', async () => {
  server.answers(contract.operations.switchMaintenance, open)
  await openPart(<MaintenanceForm now={closed} />)
  await press(button(text.switchOff))
  await expect
    .poll(() => server.sentTo(contract.operations.switchMaintenance))
    .toMatchObject([{ isOn: false }])
  await expectSaid(text.opened)
})
