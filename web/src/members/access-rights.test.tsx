import { contract } from '@touchline/contract/contract'
import { members } from '@touchline/text/members/en'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { AccessRights } from './access-rights.tsx'

const text = members.access

/** The component below the heading that the profile has. */
function Profile({ member }: ComponentProps<typeof AccessRights>) {
  return (
    <>
      <h2>Member profile</h2>
      <AccessRights member={member} />
    </>
  )
}
const shown = example(contract.members.get)
const ben = { ...shown.member, archivedAt: null, role: 'Trainer' }

test('shows permissions whatever the role label says', async () => {
  const coach = { ...ben, access: ['member' as const, 'coach' as const], isAdmin: false }
  await openPart(<Profile member={coach} />, { as: 'coach' })
  await expect.element(page.getByText('Can: run events · see contacts')).toBeVisible()
  expect(page.getByRole('switch').elements()).toEqual([])
  await expectAccessible()
})

test('says so if a member has no extra permissions', async () => {
  await openPart(<AccessRights member={{ ...ben, access: ['member'] }} />, { as: 'player' })
  await expect.element(page.getByText(text.nothing)).toBeVisible()
})

test('an admin gives access with a switch, and sends the values shown before', async () => {
  const member = { ...ben, access: ['member' as const, 'coach' as const] }
  server.answers(contract.members.change, shown)
  await openPart(<Profile member={member} />)
  await userEvent.click(page.getByRole('switch', { name: new RegExp(`^${text.kinds.treasurer}`) }))
  await expect.poll(() => server.sentTo(contract.members.change).length).toBe(1)
  await expect
    .poll(() => server.sentTo(contract.members.change)[0])
    .toMatchObject({
      changes: { access: ['member', 'coach', 'treasurer'] },
      was: { access: ['member', 'coach'] },
    })
  await expectAccessible()
})

test('the last admin keeps access, with the reason', async () => {
  server.refuses(contract.members.change, 'last_admin')
  await openPart(<AccessRights member={{ ...ben, access: ['member', 'admin'], isAdmin: true }} />)
  await userEvent.click(page.getByRole('switch', { name: new RegExp(`^${text.kinds.admin}`) }))
  await expect.element(page.getByText(text.failed)).toBeVisible()
})
