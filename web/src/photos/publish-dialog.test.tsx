import { contract } from '@touchline/contract/contract'
import { photos as text } from '@touchline/text/photos/en'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { PublishDialog } from './publish-dialog.tsx'

const { check, publish, askConsent } = contract.photos
const place = {
  teamId: teamOf('coach').team.id,
  albumId: '019cebf5-0f00-7000-8000-0000000000a1',
}
const ben = {
  memberId: '019cebf5-0f00-7000-8000-0000000000b1',
  firstName: 'Ben',
  lastName: 'Weber',
  consent: 'no' as const,
  isChild: true,
  isUnreached: false,
  askedAt: null,
}
const mia = {
  ...ben,
  memberId: '019cebf5-0f00-7000-8000-0000000000b2',
  firstName: 'Mia',
  consent: 'unanswered' as const,
}
const asked = { ...example(check), waitingCount: 5, leavesOutAbsent: false, people: [ben, mia] }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (waitingCount = 5) =>
  openDialog((onClose) => (
    <PublishDialog place={place} album={{ waitingCount }} onClose={onClose} />
  ))

beforeEach(() => {
  server.answers(check, asked)
})

test('names everyone without consent and publishes only once they were looked for', async () => {
  server.answers(publish, example(publish))
  await open()
  await expectSaid('Ben Weber')
  await expectSaid('Mia Weber')
  await expectAccessible()
  await press(button(text.publish))
  await expectSaid(text.tickFirst)
  expect(server.sentTo(publish)).toEqual([])
  await press(page.getByRole('checkbox', { name: text.notShown }), ' ')
  await press(button(text.publish))
  await expect
    .poll(() => server.sentTo(publish))
    .toMatchObject([{ ...place, notShown: [ben.memberId, mia.memberId] }])
})

test('asks the parents of children without an answer', async () => {
  server.answers(askConsent, { asked: 1 })
  await open()
  await press(button(text.ask))
  await expectSaid(text.asked(1))
})

test('says when no parent can be asked', async () => {
  server.answers(check, { ...asked, people: [{ ...mia, isUnreached: true }] })
  await open()
  await expectSaid(text.noneToAsk)
})

test('says that everyone has consented', async () => {
  server.answers(check, { ...asked, people: [] })
  await open()
  await expectSaid(text.publishToAll)
})

test('says when parents were asked, and asks again only after a week', async () => {
  const people = [{ ...mia, askedAt: '2026-03-13T09:00:00.000Z' }]
  const checkedAt = '2026-03-14T09:00:00.000Z'
  server.answers(check, { ...asked, checkedAt, people })
  await open()
  await expect.element(page.getByText(/^Asked on /)).toBeVisible()
  expect(button(text.ask).query()).toBeNull()
})

test('shows photos that arrived meanwhile before they can be published', async () => {
  await open(3)
  await expectSaid(text.moreArrived(2))
  expect(button(text.publish).query()).toBeNull()
  await press(button(text.look))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
