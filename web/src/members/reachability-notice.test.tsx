import { contract } from '@touchline/contract/contract'
import { members } from '@touchline/text/members/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { ReachabilityNotice } from './reachability-notice.tsx'
import { lea, tom } from './testing/member.ts'

const phone = '+34600123456'
const people = [
  { ...lea, isReached: false, unjoined: { getsLetters: true, numbers: [] } },
  {
    ...tom,
    isReached: false,
    unjoined: { getsLetters: false, numbers: [{ name: 'Kate', phone }] },
  },
]

test('staff see who can’t be reached, with buttons to call and text the join link', async () => {
  server.answers(contract.invitations.joinLink)
  await openPart(<ReachabilityNotice people={people} />, { as: 'coach' })
  await expectSaid(members.getEmails(1))
  await page.getByText(members.notReached(1)).click()
  await expect
    .element(page.getByRole('link', { name: /Call/ }))
    .toHaveAttribute('href', `tel:${phone}`)
  await expect
    .element(page.getByRole('link', { name: /Text/ }))
    .toHaveAttribute('href', expect.stringContaining(`sms:${phone}?&body=Join`))
  await expect.element(page.getByRole('button', { name: members.shareLink })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: members.showQrCode }))
    .toHaveAttribute('href', expect.stringMatching(/\/share-link$/))
})

test('players don’t see it', async () => {
  await openPart(<ReachabilityNotice people={people} />, { as: 'player' })
  await expect.element(page.getByText(members.getEmails(1))).not.toBeInTheDocument()
})
