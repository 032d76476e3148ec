import { contract } from '@touchline/contract/contract'
import { cashbox as text } from '@touchline/text/cashbox/en'

import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'

import { BillDialog } from './bill-dialog.tsx'
import { boxOf, paul } from './testing/box.ts'

const teamId = teamOf('admin').team.id

proveDialog('writing bills', {
  open: () => openDialog((onClose) => <BillDialog box={boxOf()} onClose={onClose} />),
  endpoint: contract.cashbox.bill,
  answer: boxOf(),
  fillings: { 'Paul Ruiz · €12.50': true, [text.dueOn]: '2099-01-31' },
  submit: text.billButton(1, '€12.50'),
  sends: { teamId, memberIds: [paul.memberId], amount: 1250, dueOn: '2099-01-31' },
  refusals: [
    {
      code: 'invalid_input',
      fields: { dueOn: 'past' },
      label: text.dueOn,
      says: text.problems.past,
    },
    { code: 'changed_meanwhile' },
  ],
})
