import { contract } from '@touchline/contract/contract'
import { photos as text } from '@touchline/text/photos/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { Refusals } from './refusals.tsx'

const { settleRefusal, albums } = contract.photos
const teamId = teamOf('coach').team.id
const camp = { id: '019cebf5-0f00-7000-8000-0000000000a1', title: 'Camp' }
const cup = { id: '019cebf5-0f00-7000-8000-0000000000a2', title: 'Cup' }
const ben = {
  memberId: '019cebf5-0f00-7000-8000-0000000000b1',
  firstName: 'Ben',
  lastName: 'Weber',
  albums: [camp],
}
const mia = {
  ...ben,
  memberId: '019cebf5-0f00-7000-8000-0000000000b2',
  firstName: 'Mia',
  albums: [camp, cup],
}

const fold = () => page.elementLocator(document.querySelector('summary') ?? document.body)

test('one person is named in the line', async () => {
  await openPart(<Refusals teamId={teamId} refusals={[ben]} />, { as: 'coach' })
  await expect.element(page.getByText(text.refusals('Ben Weber'))).toBeVisible()
  await expect.element(page.getByText('Camp', { exact: true })).not.toBeVisible()
})

test('several people take one line on a phone, and open by keyboard', async () => {
  await page.viewport(390, 844)
  const others = [3, 4, 5, 6, 7, 8, 9].map((place) => ({
    ...ben,
    memberId: `019cebf5-0f00-7000-8000-0000000000b${place}`,
  }))
  const refusals = [ben, mia, ...others]
  await openPart(<Refusals teamId={teamId} refusals={refusals} />, { as: 'coach' })
  const line = page.getByText(text.severalRefusals(9))
  await expect.element(line).toBeVisible()
  expect(page.getByRole('group').element().getBoundingClientRect().height).toBeLessThan(64)
  await press(fold())
  await expect.element(page.getByText('Mia Weber')).toBeVisible()
  await expectAccessible()
})

test('an album that was looked through is settled for that person', async () => {
  server.answers(settleRefusal, { ...example(albums), refusals: [] })
  await openPart(<Refusals teamId={teamId} refusals={[ben, mia]} />, { as: 'coach' })
  await expect.element(page.getByText(text.severalRefusals(2))).toBeVisible()
  await press(fold())
  await press(page.getByRole('button', { name: `${text.checked}: Cup` }))
  await expect
    .poll(() => server.sentTo(settleRefusal))
    .toEqual([{ teamId, albumId: cup.id, memberId: mia.memberId }])
})
