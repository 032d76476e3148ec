import { contract } from '@touchline/contract/contract'
import { invitations } from '@touchline/text/invitations/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import ManageClubPage from './manage-club-page.tsx'

const { managerPage: text } = invitations
const { acceptClubInvitation: accept, openClubInvitation: look } = contract.invitations
const clubId = '019cebf5-0f00-7000-8000-0000000000c1'
const token = 'V1NjM0ZkQ2pXb2JzU0d4R2hKaw'
const club = {
  name: 'CD Este',
  sport: 'football',
  inviter: 'Sina Schirm',
  roles: ['treasurer' as const],
  isMine: true,
}
const button = page.getByRole('button', { name: text.accept, exact: true })

const open = () =>
  openPage(<ManageClubPage />, {
    at: `/club/${clubId}/manage?invitation=${token}`,
    route: '/club/:clubId/manage',
  })

test('someone invited to manage a club sees who invites them, and accepts with one tap', async () => {
  server.answers(look, club)
  server.answers(accept, { clubId })
  const opened = await open()
  await expectSaid(text.by('Sina Schirm'))
  await expectAccessible()
  expect(server.sentTo(accept), 'looking agrees to nothing').toEqual([])
  await press(button)
  await expect.poll(() => opened.path()).toBe(`/club/${clubId}`)
  await expect.poll(() => server.sentTo(accept)).toEqual([{ clubId, token }])
})

test("an invitation to another address can't be accepted, and leads back to its page", async () => {
  server.answers(look, { ...club, isMine: false })
  await open()
  await expectSaid(text.otherAddress)
  await expect
    .element(page.getByRole('link', { name: text.back }))
    .toHaveAttribute('href', `/welcome?club=${clubId}&invitation=${token}`)
  await expect.element(button).not.toBeInTheDocument()
})

test('an expired link says so', async () => {
  server.refuses(look, 'expired')
  await open()
  await expectSaid(text.ended)
})

test('a refusal is shown, and one can try again', async () => {
  server.answers(look, club)
  server.refuses(accept, 'not_allowed')
  await open()
  await press(button)
  await expectSaid(wire.errors.not_allowed)
  await expect.element(button).toBeEnabled()
})
