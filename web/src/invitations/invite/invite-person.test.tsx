import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { members } from '@touchline/text/members/en'
import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import type { Person } from '#web/members/person-actions.tsx'
import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import {
  expectDisabled,
  expectFilled,
  expectRefused,
  expectSaid,
  fillIn,
} from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { InvitePerson } from './invite-person.tsx'

const { person: text, invite, manual } = invitations
const { id } = example(contract.members.get).member
const ana: Person & { readonly kind: 'member' } = {
  kind: 'member',
  id,
  name: 'Ana Torres',
  email: 'ana@example.org',
  hasJoined: false,
  dateOfBirth: null,
  isArchived: false,
}
const button = page.getByRole('main').getByRole('button', { name: text.inviteMember })
const dialog = page.getByRole('dialog')
const send = dialog.getByRole('button', { name: text.inviteMember })
const filled = { [manual.email]: 'ana@example.org' }

function open(known: Partial<typeof ana> = {}, as: 'admin' | 'player' = 'admin') {
  return openPart(<InvitePerson person={{ ...ana, ...known }} />, { as })
}

async function openDialog(): Promise<void> {
  await open({ email: null })
  await press(button)
  await expect.element(dialog).toHaveAccessibleName(text.askEmail('Ana Torres'))
}

test('invites at once if the address is known', async () => {
  server.answers(contract.invitations.invite)
  await open()
  await expect.element(button).toBeVisible()
  await expectAccessible()
  await press(button)
  await expectSaid(text.invited('Ana Torres'))
  await expect
    .poll(() => server.sentTo(contract.invitations.invite))
    .toEqual([{ teamId: teamOf('admin').team.id, person: { kind: 'member', id } }])
})

test('says if there is a pending invitation', async () => {
  const result = first(example(contract.invitations.invite).results)
  const results = [{ ...result, outcome: 'already_invited' as const }]
  server.answers(contract.invitations.invite, { results })
  await open()
  await press(button)
  await expectSaid(invite.alreadyInvited(result.email))
})

test.each([
  ['too_many_requests', invite.dailyLimit],
  ['guardian_needed', text.tooYoungHint],
  ['already_member', wire.errors.already_member],
] as const)('says why no one is invited: %s', async (code, says) => {
  server.refuses(contract.invitations.invite, code)
  await open()
  await press(button)
  await expectSaid(says)
})

describe('without an address on the roster', () => {
  test('asks for an address, and refuses an invalid one', async () => {
    await openDialog()
    await expectAccessible()
    await fillIn({ [manual.email]: 'ana@' })
    await press(send)
    await expectRefused(manual.email, members.validation.emailInvalid)
    expectFilled({ [manual.email]: 'ana@' })
  })

  test('sends the address with the invitation', async () => {
    server.answers(contract.invitations.invite)
    await openDialog()
    await fillIn(filled)
    await press(send)
    await expectSaid(text.invited('Ana Torres'))
    await expect
      .poll(() => server.sentTo(contract.invitations.invite))
      .toMatchObject([{ person: { kind: 'member', id }, email: 'ana@example.org' }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('keeps the typed address when refused', async () => {
    server.refuses(contract.invitations.invite, 'too_many_requests')
    await openDialog()
    await fillIn(filled)
    await press(send)
    await expectSaid(invite.dailyLimit)
    expectFilled(filled)
  })

  test('closes on Escape, and returns the focus', async () => {
    await openDialog()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
  })
})

test.each([
  ['children are too young for an account', { dateOfBirth: '2020-05-21' }, text.tooYoungHint],
  ['nobody is invited from the archive', { isArchived: true }, text.archivedHint],
] as const)('says visibly that %s', async (_, known, reason) => {
  await open(known)
  await expectDisabled(button, reason)
})

test.each([
  ['people who have joined', { hasJoined: true }, 'admin'],
  ['players', {}, 'player'],
] as const)('isn’t offered to %s', async (_, known, as) => {
  await open(known, as)
  await expect.element(button).not.toBeInTheDocument()
})
