import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { members } from '@touchline/text/members/en'

import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'

import { ManualForm } from './manual-form.tsx'

const { manual } = invitations
const { team } = teamOf('admin')

proveForm('adding a member by hand', {
  open: () => openPart(<ManualForm teamId={team.id} />),
  endpoint: contract.members.add,
  fillings: {
    [manual.firstName]: 'Leo',
    [manual.lastName]: 'Torres',
    [manual.email]: 'leo@example.org',
    [manual.position]: 'Left wing',
  },
  submit: manual.add,
  sends: {
    firstName: 'Leo',
    lastName: 'Torres',
    email: 'leo@example.org',
    position: 'Left wing',
  },
  wrong: [
    { label: manual.firstName, typed: '', says: members.validation.firstNameRequired },
    { label: manual.lastName, typed: ' ', says: members.validation.lastNameRequired },
    { label: manual.email, typed: 'leo@', says: members.validation.emailInvalid },
  ],
  refusals: [{ code: 'too_many_requests' }],
})
