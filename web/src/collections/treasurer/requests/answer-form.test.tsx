import { contract } from '@touchline/contract/contract'
import { bills } from '@touchline/text/collections/bills/en'
import { treasurer } from '@touchline/text/collections/treasurer/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { billOf, collectionKey } from '../testing/collection.ts'
import { AnswerDialog } from './answer-dialog.tsx'

const { requests: text } = treasurer
const { answerRequest } = contract.collections
const [asked] = example(contract.collections.participants).requests
const send = page.getByRole('button', { name: text.send, exact: true })

function open(kind: 'reduction' | 'instalments' = 'reduction') {
  if (asked === undefined) throw new Error('the example has no request')
  const request = { ...asked, kind, outstanding: 9000, payer: 'Ana Torres', words: 'Half of it' }
  return openDialog((onClose) => (
    <AnswerDialog
      collectionKey={collectionKey}
      currency="EUR"
      request={request}
      onClose={onClose}
    />
  ))
}

proveDialog('answering a request', {
  open: () => open(),
  endpoint: answerRequest,
  answer: billOf(),
  fillings: {
    [text.decision]: text.decisions.reduced,
    [text.waive]: '45',
    [text.words]: 'With pleasure',
  },
  submit: text.send,
  sends: {
    ...collectionKey,
    requestId: asked?.id,
    decision: { kind: 'reduced', amount: 4500 },
    answer: 'With pleasure',
  },
  wrong: [
    { label: text.waive, typed: '', says: bills.amountWrong },
    { label: text.waive, typed: '90.01', says: bills.amountTooMuch('€90.00') },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { amount: 'more_than_open' },
      label: text.waive,
      says: bills.problems.more_than_open,
    },
  ],
})

test('shows who asks, and their text', async () => {
  await open()
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleName(text.answerTitle('Ana Torres'))
  await expectSaid('Half of it')
})

test('requested instalments are prefilled, and sent once they add up', async () => {
  server.answers(answerRequest, billOf())
  await open('instalments')
  await press(page.getByRole('button', { name: bills.spread(2) }))
  await fillIn({ [bills.partAmount(1)]: '50' })
  await expect.element(send).toHaveAccessibleDescription(bills.partsOver('€5.00'))
  await fillIn({ [bills.partAmount(1)]: '45' })
  await press(send)
  await expect
    .poll(() => server.sentTo(answerRequest))
    .toMatchObject([{ decision: { kind: 'parted', parts: [{ amount: 4500 }, { amount: 4500 }] } }])
})

test('declining needs no amount', async () => {
  server.answers(answerRequest, billOf())
  await open()
  await fillIn({ [text.decision]: text.decisions.refused })
  await expect.element(page.getByLabelText(text.waive)).not.toBeInTheDocument()
  await press(send)
  await expect
    .poll(() => server.sentTo(answerRequest))
    .toMatchObject([{ decision: { kind: 'refused' } }])
})
