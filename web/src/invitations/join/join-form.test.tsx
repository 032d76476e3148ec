import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { members } from '@touchline/text/members/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { JoinForm } from './join-form.tsx'

const { join: text } = invitations
const { team } = teamOf('player')
const door = { teamId: team.id, key: { kind: 'link', value: 'secret' } } as const
const details = {
  approval: false,
  isForAdults: false,
  ownAccountAge: 14,
  asksChild: true,
  standing: 'none',
  invitation: null,
} as const
const stranger = {
  ...example(contract.accounts.me),
  firstName: '',
  lastName: '',
  dateOfBirth: null,
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(known: Partial<Record<'approval' | 'asksChild' | 'isForAdults', boolean>> = {}) {
  server.answers(contract.accounts.me, stranger)
  return openPart(
    <JoinForm
      door={door}
      details={{ ...details, ...known }}
      startsAs={undefined}
      onJoined={() => undefined}
    />,
    { as: 'player' },
  )
}

const player = {
  [text.whoTitle]: text.player,
  [text.firstName]: 'Lee',
  [text.lastName]: 'Harbour',
  [text.dateOfBirth]: '21/05/1990',
  [text.phone]: '600 12 34 56',
}

proveForm('joining a team as a player', {
  open,
  endpoint: contract.invitations.join,
  fillings: player,
  submit: text.submit,
  sends: {
    ...door,
    who: {
      kind: 'player',
      firstName: 'Lee',
      lastName: 'Harbour',
      dateOfBirth: '1990-05-21',
      phone: '+34600123456',
    },
  },
  wrong: [
    { label: text.firstName, typed: ' ', says: text.firstNameRequired },
    { label: text.lastName, typed: '', says: text.lastNameRequired },
    { label: text.dateOfBirth, typed: '', says: text.dateRequired },
    { label: text.dateOfBirth, typed: '31/02/1990', says: text.dateInvalid },
    { label: text.phone, typed: '12', says: members.validation.phoneInvalid },
  ],
  refusals: [
    { code: 'already_member', says: text.alreadyMember },
    { code: 'too_many_requests', says: invitations.code.tooOften },
    { code: 'guardian_needed', says: text.guardianFirst },
    {
      code: 'invalid_input',
      fields: { 'who.dateOfBirth': 'invalid' },
      label: text.dateOfBirth,
      says: text.dateInvalid,
    },
    { code: 'invalid_input', fields: { 'who.kind': 'invited' } },
  ],
})

const { [text.whoTitle]: _who, [text.dateOfBirth]: _born, ...adult } = player

proveForm('joining a team of adults', {
  open: () => open({ isForAdults: true }),
  endpoint: contract.invitations.join,
  fillings: adult,
  submit: text.submit,
  sends: {
    ...door,
    who: { kind: 'player', firstName: 'Lee', lastName: 'Harbour', phone: '+34600123456' },
  },
  wrong: [{ label: text.firstName, typed: ' ', says: text.firstNameRequired }],
  refusals: [{ code: 'already_member', says: text.alreadyMember }],
})

const parent = {
  [text.whoTitle]: text.parent,
  [text.firstName]: 'Ana',
  [text.lastName]: 'Torres',
  [text.role]: text.roles.mother,
  [text.childFirstName]: 'Leo',
  [text.childLastName]: 'Torres',
  [text.childDateOfBirth]: '21/05/2016',
  [text.childAgrees('Leo')]: true,
}

proveForm('joining a team as a parent', {
  open,
  endpoint: contract.invitations.join,
  fillings: parent,
  submit: text.ask,
  sends: {
    who: {
      kind: 'parent',
      firstName: 'Ana',
      lastName: 'Torres',
      role: 'mother',
      child: { firstName: 'Leo', lastName: 'Torres', dateOfBirth: '2016-05-21' },
      childAgrees: true,
    },
  },
  wrong: [
    { label: text.childLastName, typed: '', says: text.lastNameRequired },
    { label: text.childAgrees('Leo'), typed: false, says: text.childAgreesRequired },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { 'who.child.dateOfBirth': 'adult' },
      label: text.childDateOfBirth,
      says: text.childAdult,
    },
    {
      code: 'invalid_input',
      fields: { 'who.childAgrees': 'required' },
      label: text.childAgrees('Leo'),
      says: text.childAgreesRequired,
    },
  ],
})

test('fills in name and date of birth from the account', async () => {
  server.answers(contract.accounts.me)
  await openPart(
    <JoinForm door={door} details={details} startsAs="player" onJoined={() => undefined} />,
    { as: 'player' },
  )
  await expect.element(page.getByLabelText(text.firstName, { exact: false })).toHaveValue('Ana')
  expectFilled({ [text.lastName]: 'Torres', [text.dateOfBirth]: '21/05/2014' })
})

test('asks for the child’s agreement at an age where the law requires it', async () => {
  const { [text.childAgrees('Leo')]: _, ...others } = parent
  await open()
  await fillIn({ ...others, [text.childDateOfBirth]: '2016' })
  const agrees = page.getByRole('checkbox')
  await expect.element(agrees).not.toBeInTheDocument()
  await press(button(text.ask))
  await expectRefused(text.childDateOfBirth, text.dateInvalid)
  await fillIn({ [text.childDateOfBirth]: '21/05/2016' })
  await expect.element(agrees).toHaveAccessibleDescription(text.childAgreesHint(14))
})

test('minors and parents always wait for approval; adults only if the team wants it', async () => {
  await open()
  await fillIn({ [text.whoTitle]: text.player, [text.dateOfBirth]: '21/05/1990' })
  await expect.element(button(text.submit)).toBeVisible()
  await fillIn({ [text.dateOfBirth]: '21/05/2014' })
  await expect.element(button(text.ask)).toBeVisible()
  await expectSaid(text.approvalNote)
})

test('adults wait for approval if the team approves everyone', async () => {
  await open({ approval: true })
  await fillIn({ [text.whoTitle]: text.player, [text.dateOfBirth]: '21/05/1990' })
  await expect.element(button(text.ask)).toBeVisible()
})

test('a player who is too young continues as a parent, keeping what was typed', async () => {
  server.refuses(contract.invitations.join, 'own_parent')
  await open()
  const name = { [text.firstName]: 'Ana', [text.lastName]: 'Torres' }
  await fillIn({ [text.whoTitle]: text.player, ...name, [text.dateOfBirth]: '21/05/2014' })
  await press(button(text.ask))
  await expectSaid(wire.errors.own_parent)
  await press(button(text.parent))
  await expect.element(page.getByText(wire.errors.own_parent)).not.toBeInTheDocument()
  await expect.element(page.getByText(text.child)).toBeVisible()
  expectFilled(name)
})
