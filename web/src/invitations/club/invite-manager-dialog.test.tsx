import { contract } from '@touchline/contract/contract'
import { clubRoles } from '@touchline/text/clubs/roles/en'
import { invitations } from '@touchline/text/invitations/en'

import { example } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { InviteManagerDialog } from './invite-manager-dialog.tsx'

const { managerPage: text } = invitations
const clubId = example(contract.clubs.get).club.id

proveDialog('inviting a club manager', {
  open: () => openDialog((onClose) => <InviteManagerDialog clubId={clubId} onClose={onClose} />),
  endpoint: contract.invitations.inviteManager,
  fillings: { [text.email]: 'lee@example.org', [clubRoles.names.treasurer]: true },
  submit: text.send,
  sends: { clubId, email: 'lee@example.org', roles: ['treasurer'] },
  wrong: [
    { label: text.email, typed: '', says: text.emailWrong },
    { label: text.email, typed: 'lee@', says: text.emailWrong },
  ],
  refusals: [{ code: 'already_member', says: text.manages }, { code: 'too_many_requests' }],
})
