import { contract } from '@touchline/contract/contract'
import { cashbox as text } from '@touchline/text/cashbox/en'
import { wire } from '@touchline/text/wire/en'

import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'

import { boxOf, late } from '../testing/box.ts'
import { ItemDialog } from './item-dialog.tsx'

const { saveItem } = contract.cashbox
const teamId = teamOf('admin').team.id

proveDialog('adding a drink', {
  open: () => openDialog((onClose) => <ItemDialog currency="EUR" edited="new" onClose={onClose} />),
  endpoint: saveItem,
  answer: boxOf(),
  fillings: { [text.itemKind]: text.kinds.drink, [text.name]: 'Cider', [text.amount]: '2.50' },
  submit: wire.save,
  sends: { teamId, item: { kind: 'drink', name: 'Cider', amount: 250 } },
  wrong: [
    { label: text.name, typed: ' ', says: text.problems.name_required },
    { label: text.amount, typed: '0', says: text.problems.amount_required },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { 'item.name': 'too_many' },
      label: text.name,
      says: text.problems.too_many,
    },
  ],
})

proveDialog('changing a fine', {
  open: () =>
    openDialog((onClose) => <ItemDialog currency="EUR" edited={late} onClose={onClose} />),
  endpoint: saveItem,
  answer: boxOf(),
  fillings: { [text.amount]: '7.00' },
  submit: wire.save,
  sends: { teamId, itemId: late.id, item: { kind: 'fine', name: 'Late', amount: 700 } },
})
