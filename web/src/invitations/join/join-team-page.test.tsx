import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import JoinTeamPage from './join-team-page.tsx'

const { code } = invitations
const openCode = () => {
  server.answers(contract.invitations.mine)
  return openPage(<JoinTeamPage />, { as: 'player', at: '/join-team' })
}

proveForm('joining by a code', {
  open: openCode,
  endpoint: contract.invitations.findByCode,
  fillings: { [code.label]: 'riv-ers' },
  submit: code.find,
  sends: { code: 'RIVERS' },
  refusals: [
    { code: 'not_found', label: code.label, says: code.unknown },
    { code: 'too_many_requests', label: code.label, says: code.tooOften },
  ],
})

test('a known code opens its team, with the code filled in', async () => {
  server.answers(contract.invitations.findByCode)
  const opened = await openCode()
  await fillIn({ [code.label]: 'RIVERS' })
  await press(page.getByRole('button', { name: code.find }))
  const { id } = example(contract.invitations.findByCode)
  await expect.poll(() => opened.path()).toBe(`/team/${id}/join`)
})

test('a new attempt clears the refusal', async () => {
  server.refuses(contract.invitations.findByCode, 'not_found')
  await openCode()
  await fillIn({ [code.label]: 'RIVERX' })
  await press(page.getByRole('button', { name: code.find }))
  await expectRefused(code.label, code.unknown)
  await fillIn({ [code.label]: 'RIVERS' })
  await expect.element(page.getByText(code.unknown)).not.toBeInTheDocument()
})
