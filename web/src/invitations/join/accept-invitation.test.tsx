import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { wire } from '@touchline/text/wire/en'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { AcceptInvitation } from './accept-invitation.tsx'

const { join: text } = invitations
const { team } = teamOf('player')
const { details } = example(contract.invitations.open)
type Invitation = ComponentProps<typeof AcceptInvitation>['invitation']
const door = { teamId: team.id, key: { kind: 'invitation', value: 'token' } } as const
const invited: Invitation = {
  kind: 'member',
  isOtherAddress: false,
  firstName: 'Lee',
  lastName: 'Harbour',
  children: [],
  asksDateOfBirth: true,
}
const accept = page.getByRole('button', { name: text.accept })

/** Results passed to the parent component. */
const answered: unknown[] = []

function open(known: Partial<Invitation> = {}) {
  answered.length = 0
  if (details === null) throw new Error('the example has details')
  return openPart(
    <AcceptInvitation
      door={door}
      details={details}
      invitation={{ ...invited, ...known }}
      onJoined={(outcome) => answered.push(outcome)}
      onParent={() => answered.push('parent')}
    />,
    { as: 'player' },
  )
}

proveForm('accepting an invitation', {
  open,
  endpoint: contract.invitations.join,
  fillings: { [text.dateOfBirth]: '21/05/1990' },
  submit: text.accept,
  sends: { ...door, who: { kind: 'invited', dateOfBirth: '1990-05-21' } },
  wrong: [
    { label: text.dateOfBirth, typed: '', says: text.dateRequired },
    { label: text.dateOfBirth, typed: '31/02/1990', says: text.dateInvalid },
  ],
  refusals: [
    { code: 'already_member', says: text.alreadyMember },
    { code: 'already_used', says: text.used },
    { code: 'expired', says: text.expired },
    { code: 'revoked', says: text.revoked },
    { code: 'guardian_needed', says: text.guardianFirst },
    {
      code: 'invalid_input',
      fields: { 'who.dateOfBirth': 'invalid' },
      label: text.dateOfBirth,
      says: text.dateInvalid,
    },
  ],
})

test('shows who is invited, and accepts at once if the date of birth is known', async () => {
  server.answers(contract.invitations.join)
  await open({ asksDateOfBirth: false })
  await expectSaid(text.invitedAs('Lee Harbour'))
  await press(accept)
  await expect.poll(() => answered).toEqual([example(contract.invitations.join)])
  await expect
    .poll(() => server.sentTo(contract.invitations.join))
    .toMatchObject([{ who: { kind: 'invited' } }])
})

test('shows a refused date of birth even without that field', async () => {
  server.refuses(contract.invitations.join, 'invalid_input', { 'who.dateOfBirth': 'required' })
  await open({ asksDateOfBirth: false })
  await press(accept)
  await expectSaid(wire.errors.invalid_input)
})

test('shows parents which children they were invited for', async () => {
  await open({ kind: 'guardian', children: ['Leo', 'Mia'] })
  await expectSaid(text.invitedParent('Leo and Mia'))
  await expect.element(page.getByRole('button', { name: text.notMe })).not.toBeInTheDocument()
})

test('lets someone else say that they are a parent', async () => {
  await open()
  await press(page.getByRole('button', { name: text.notMe }))
  expect(answered).toEqual(['parent'])
})

test('leads players who are too young to the parent form', async () => {
  server.refuses(contract.invitations.join, 'own_parent')
  await open({ asksDateOfBirth: false })
  await press(accept)
  await expectSaid(wire.errors.own_parent)
  await press(page.getByRole('button', { name: text.parent }))
  expect(answered).toEqual(['parent'])
})
