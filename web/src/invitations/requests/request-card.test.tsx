import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { RequestCard } from './request-card.tsx'

const { requests: text } = invitations
const { team } = teamOf('admin')
const known = first(example(contract.invitations.requests).requests)
const leo = { firstName: 'Leo', lastName: 'Becker', dateOfBirth: '2016-02-03' }
const approve = page.getByRole('button', { name: text.approve, exact: true })

async function open(parent: string, mayDecide = true): Promise<void> {
  server.answers(contract.members.list)
  const request = {
    ...known,
    firstName: parent,
    lastName: 'Becker',
    child: known.child === null ? null : { ...known.child, ...leo },
    invited: null,
    proposals: [],
    mayDecide,
  }
  await openPart(
    <ul>
      <RequestCard teamId={team.id} request={request} />
    </ul>,
  )
}

test('points out a parent with the child’s name before approval', async () => {
  await open('Leo')
  await expectSaid(text.sameName)
})

test("doesn't point out other parents", async () => {
  await open('Karl')
  await expect.element(approve).toBeVisible()
  await expect.element(page.getByText(text.sameName)).not.toBeInTheDocument()
})

test('approves a request with one tap', async () => {
  server.answers(contract.invitations.decide)
  await open('Karl')
  await press(approve)
  await expect
    .poll(() => server.sentTo(contract.invitations.decide))
    .toMatchObject([{ teamId: team.id, requestId: known.id, approve: true }])
})

test('leaves one’s own request to someone else, and says so', async () => {
  await open('Karl', false)
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
  await expectSaid(text.ownRequest)
})
