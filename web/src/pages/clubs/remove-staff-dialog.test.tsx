import { contract } from '@touchline/contract/contract'
import { clubRoles } from '@touchline/text/clubs/roles/en'

import { example, first } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { RemoveStaffDialog } from './remove-staff-dialog.tsx'

const { club, staff } = example(contract.clubs.get)
const person = {
  ...first(staff),
  accountId: club.id.replace(/1$/, '2'),
  firstName: 'Ana',
  lastName: 'Torres',
}

proveQuestion('removing a person from the staff of a club', {
  open: () =>
    openDialog((onClose) => (
      <RemoveStaffDialog clubId={club.id} person={person} onClose={onClose} />
    )),
  endpoint: contract.clubs.changeRoles,
  confirm: clubRoles.removeConfirm,
  sends: { clubId: club.id, accountId: person.accountId, roles: [] },
  says: clubRoles.removed('Ana Torres'),
  refusals: [{ code: 'last_manager' }],
})
