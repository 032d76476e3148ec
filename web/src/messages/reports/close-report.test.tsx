import { contract } from '@touchline/contract/contract'
import { reports } from '@touchline/text/messages/reports/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectRefused, expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { CloseReport } from './close-report.tsx'

const { list: text, decisions } = reports
const [known] = example(contract.messages.reports).reports

function openClosing(isByMinor: boolean) {
  if (known === undefined) throw new Error('no report')
  return openPart(<CloseReport report={{ ...known, about: 'message', isByMinor }} />)
}

proveForm('closing a report', {
  open: () => openClosing(false),
  endpoint: contract.messages.closeReport,
  fillings: {
    [text.decision]: decisions.talked,
    [text.note]: 'Talked with both parents',
    [text.answer]: 'We have talked with him',
  },
  submit: text.close,
  sends: {
    reportId: known?.id,
    decision: 'talked',
    note: 'Talked with both parents',
    answer: 'We have talked with him',
  },
  refusals: [{ code: 'already_used' }],
})

test('asks for the decision', async () => {
  await openClosing(false)
  await press(page.getByRole('button', { name: text.close, exact: true }))
  await expectRefused(text.decision, text.decisionRequired)
  expect(server.sentTo(contract.messages.closeReport)).toEqual([])
})

test('offers no text to a minor', async () => {
  await openClosing(true)
  await expectSaid(text.noAnswer)
  await expect.element(page.getByLabelText(text.answer)).not.toBeInTheDocument()
})
