import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'

import { example, first } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { DismissDialog } from './dismiss-dialog.tsx'

const { page } = clubs
const { club, managers } = example(contract.clubs.get)
const manager = {
  ...first(managers),
  accountId: club.id.replace(/1$/, '2'),
  firstName: 'Ana',
  lastName: 'Torres',
}

proveQuestion('removing a club manager', {
  open: () =>
    openDialog((onClose) => <DismissDialog clubId={club.id} manager={manager} onClose={onClose} />),
  endpoint: contract.clubs.changeManager,
  confirm: page.dismissConfirm,
  sends: { clubId: club.id, accountId: manager.accountId, isManager: false },
  says: page.dismissed('Ana Torres'),
  refusals: [{ code: 'last_manager' }],
})
