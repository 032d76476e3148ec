import { contract } from '@touchline/contract/contract'
import { treasurer } from '@touchline/text/collections/treasurer/en'

import { openDialog } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { billKey, collectionKey } from '../testing/collection.ts'
import { RemoveWaiting } from './remove-waiting.tsx'

const { waiting: text } = treasurer

proveQuestion('removing someone from the waiting list', {
  open: () =>
    openDialog((onClose) => (
      <RemoveWaiting
        collectionKey={collectionKey}
        billId={billKey.billId}
        name="Ana Ruiz"
        open
        onOpenChange={onClose}
      />
    )),
  endpoint: contract.collections.moveWaiting,
  title: text.removeTitle('Ana Ruiz'),
  consequence: text.removeText,
  confirm: text.remove,
  sends: { ...billKey, move: 'removed' },
})
