import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { members } from '@touchline/text/members/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'

import { ManualForm } from './manual-form.tsx'

const { manual } = invitations
const admin = teamOf('admin')
const { team } = admin

test('a team of adults asks for no parent and no date of birth', async () => {
  const adults = { ...admin, team: { ...team, ageGroup: 'adults' } }
  await openPart(<ManualForm teamId={team.id} />, { as: 'admin', team: adults })
  const field = (name: string) => page.getByRole('textbox', { name })
  await expect.element(field(manual.firstName)).toBeVisible()
  await expect.element(field(manual.parentName)).not.toBeInTheDocument()
  await expect.element(field(members.form.dateOfBirth)).not.toBeInTheDocument()
})

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
