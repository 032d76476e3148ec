import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { members } from '@touchline/text/members/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectDisabled, expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { LinkSafety } from './link-safety.tsx'

const { link: text } = invitations
const { team } = teamOf('admin')
const link = { ...example(contract.invitations.joinLink), hasMinors: false }
const approval = page.getByRole('switch', { name: text.approval })
const reset = page.getByRole('main').getByRole('button', { name: text.reset })

function open(known: Partial<typeof link> = {}) {
  server.answers(contract.invitations.joinLink, link)
  return openPart(<LinkSafety teamId={team.id} link={{ ...link, ...known }} />)
}

proveQuestion('making a new link and code', {
  open,
  asks: reset,
  endpoint: contract.invitations.changeJoinLink,
  confirm: text.reset,
  sends: { teamId: team.id, reset: true },
  says: text.resetDone,
})

test('only admins can replace the link, everyone on staff can read it', async () => {
  await open({ mayReset: false })
  await expectDisabled(reset, text.resetRefused)
})

test('switches approval at once', async () => {
  server.answers(contract.invitations.changeJoinLink)
  await open({ approval: true })
  await press(approval, ' ')
  await expect
    .poll(() => server.sentTo(contract.invitations.changeJoinLink))
    .toEqual([{ teamId: team.id, approval: false }])
})

test("says why approval wasn't switched", async () => {
  server.refuses(contract.invitations.changeJoinLink, 'not_allowed')
  await open()
  await press(approval, ' ')
  await expectSaid(wire.errors.not_allowed)
})

test.each([
  ['minors play in the team', { hasMinors: true }, text.approvalMinors],
  ['only admins may', { mayChangeApproval: false }, members.refusals.onlyAdmins],
] as const)('says visibly that approval stays on because %s', async (_, known, reason) => {
  await open(known)
  await expect.element(approval).toBeDisabled()
  await expect.element(approval).toHaveAccessibleDescription(reason)
  await expectSaid(reason)
})
