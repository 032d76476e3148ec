import { contract } from '@touchline/contract/contract'
import type { Invitation } from '@touchline/contract/invitations/shapes'
import { invitations } from '@touchline/text/invitations/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { InvitationsList } from './invitations-list.tsx'

const { list: text } = invitations
const { team } = teamOf('admin')
const sent: Invitation = { ...first(example(contract.invitations.list).invitations), state: 'sent' }
const revoke = page.getByRole('main').getByRole('button', { name: text.revoke })
const resend = page.getByRole('button', { name: text.resend })

function open(found: Invitation[] = [sent], nextCursor: string | null = null) {
  server.answers(contract.invitations.list, { invitations: found, nextCursor })
  return openPart(<InvitationsList teamId={team.id} />)
}

proveQuestion('revoking an invitation', {
  open,
  asks: revoke,
  endpoint: contract.invitations.changeInvitation,
  confirm: text.revoke,
  sends: { teamId: team.id, invitationId: sent.id, action: 'revoke' },
  says: text.revoked,
  refusals: [{ code: 'already_used' }],
})

test('the confirmation names the address whose link stops working', async () => {
  await open()
  await press(revoke)
  await expectSaid(text.revokeText(sent.email))
})

test('sends an invitation again', async () => {
  server.answers(contract.invitations.changeInvitation)
  await open()
  await press(resend)
  await expectSaid(text.resent)
  await expect
    .poll(() => server.sentTo(contract.invitations.changeInvitation))
    .toEqual([{ teamId: team.id, invitationId: sent.id, action: 'resend' }])
})

test('says why an invitation can’t be sent again', async () => {
  server.refuses(contract.invitations.changeInvitation, 'too_many_requests')
  await open()
  await press(resend)
  await expectSaid(wire.errors.too_many_requests)
})

test.each([
  ['expired', true, false],
  ['opened', true, true],
  ['joined', false, false],
  ['revoked', false, false],
] as const)('a %s invitation can be sent again: %s, revoked: %s', async (state, again, end) => {
  await open([{ ...sent, state }])
  await expectSaid(text.states[state])
  expect([resend.elements().length > 0, revoke.elements().length > 0]).toEqual([again, end])
})

test('says when there are no invitations', async () => {
  await open([])
  await expectSaid(text.empty)
  await expectAccessible()
})

test('shows more on request', async () => {
  await open([sent], sent.id)
  await expect.element(page.getByText(sent.email)).toBeVisible()
  const next = { ...sent, id: sent.id.replace(/1$/, '2'), email: 'mia@example.org' }
  server.answers(contract.invitations.list, { invitations: [next], nextCursor: null })
  await press(page.getByRole('button', { name: text.more }))
  await expectSaid('mia@example.org')
  await expect.poll(() => server.sentTo(contract.invitations.list).at(-1)?.cursor).toBe(sent.id)
})
