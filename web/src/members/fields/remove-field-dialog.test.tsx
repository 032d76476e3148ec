import { contract } from '@touchline/contract/contract'
import { members } from '@touchline/text/members/en'

import { example } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { RemoveFieldDialog } from './remove-field-dialog.tsx'

const { fields: text } = members
const [known] = example(contract.members.listFields).fields
const diet = known && { ...known, name: 'Diet', valueCount: 4 }

proveQuestion('removing a field with the values in it', {
  open: () => openDialog((onClose) => <RemoveFieldDialog field={diet} onClose={onClose} />),
  endpoint: contract.members.removeField,
  title: text.removeTitle('Diet'),
  consequence: text.removeText(4),
  confirm: text.removeConfirm,
  sends: { fieldId: diet?.id },
})
