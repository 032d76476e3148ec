import { contract } from '@touchline/contract/contract'
import { cashbox as text } from '@touchline/text/cashbox/en'
import { wire } from '@touchline/text/wire/en'

import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'

import { MoneyForm } from './money-form.tsx'
import { boxOf, paul } from './testing/box.ts'

const { record } = contract.cashbox
const teamId = teamOf('admin').team.id
const done = () => undefined

proveForm('recording a payment', {
  open: () => openPart(<MoneyForm box={boxOf()} player={paul} onDone={done} />),
  endpoint: record,
  answer: boxOf(),
  fillings: { [text.amount]: '10.00', [text.note]: 'In cash' },
  submit: wire.save,
  sends: { teamId, kind: 'payment', memberId: paul.memberId, amount: 1000, note: 'In cash' },
  wrong: [{ label: text.amount, typed: 'ten', says: text.problems.amount_required }],
  refusals: [
    {
      code: 'invalid_input',
      fields: { amount: 'more_than_owed' },
      label: text.amount,
      says: text.problems.more_than_owed,
    },
  ],
})

proveForm('recording an expense', {
  open: () => openPart(<MoneyForm box={boxOf()} onDone={done} />),
  endpoint: record,
  answer: boxOf(),
  fillings: { [text.amount]: '24.90', [text.note]: 'Crate of beer' },
  submit: wire.save,
  sends: { teamId, kind: 'expense', memberId: null, amount: 2490, note: 'Crate of beer' },
  refusals: [
    {
      code: 'invalid_input',
      fields: { note: 'note_required' },
      label: text.note,
      says: text.problems.note_required,
    },
  ],
})
