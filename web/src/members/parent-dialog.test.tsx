import { contract } from '@touchline/contract/contract'
import { members } from '@touchline/text/members/en'

import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'

import { AddParentDialog, EditParentDialog } from './parent-dialog.tsx'
import { guardianOf, lea } from './testing/member.ts'

const { parentDialog: text, guardianRole, validation } = members
const { team } = teamOf('admin')
const maria = guardianOf()
const wrong = [
  { label: text.firstName, typed: ' ', says: validation.firstNameRequired },
  { label: text.lastName, typed: '', says: validation.lastNameRequired },
  { label: text.email, typed: 'maria', says: validation.emailInvalid },
  { label: text.phone, typed: '12', says: validation.phoneInvalid },
]

proveDialog('adding a parent', {
  open: () =>
    openDialog((onClose) => <AddParentDialog teamId={team.id} member={lea} onClose={onClose} />),
  endpoint: contract.members.addGuardian,
  fillings: {
    [text.role]: guardianRole.mother,
    [text.firstName]: 'Maria',
    [text.lastName]: 'Ruiz',
    [text.email]: 'maria@example.org',
    [text.phone]: '600 12 34 56',
  },
  submit: text.confirm,
  sends: {
    memberId: lea.id,
    role: 'mother',
    firstName: 'Maria',
    lastName: 'Ruiz',
    email: 'maria@example.org',
    phone: '+34600123456',
  },
  wrong,
  refusals: [{ code: 'own_account' }, { code: 'own_parent' }],
})

proveDialog('changing a parent', {
  open: () =>
    openDialog((onClose) => (
      <EditParentDialog teamId={team.id} member={lea} guardian={maria} onClose={onClose} />
    )),
  endpoint: contract.members.changeGuardian,
  fillings: {
    [text.role]: guardianRole.guardian,
    [text.firstName]: 'Marta',
    [text.lastName]: 'Ruiz Gil',
    [text.email]: 'marta@example.org',
    [text.phone]: '600 99 88 77',
  },
  submit: text.confirm,
  sends: {
    guardianId: maria.guardianId,
    changes: { role: 'guardian', firstName: 'Marta', phone: '+34600998877' },
    was: { role: 'mother', firstName: 'Maria', phone: null },
  },
  wrong,
  refusals: [{ code: 'changed_meanwhile', says: validation.changedMeanwhile }],
})
