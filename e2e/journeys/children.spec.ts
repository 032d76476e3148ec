import type { Page } from '@playwright/test'

import { makeAccount } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { come, test } from '../harness/screens.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

const teamFields = {
  name: 'Corbeaux U12',
  sport: 'football',
  ageGroup: 'U12',
  country: 'FR',
  timeZone: 'Europe/Paris',
}

/** A French team, and the code that leads to it. */
async function aTeam(send: Send) {
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: teamFields })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}`
  const code = wordIn(await send({ method: 'GET', path: `${path}/join-link` }), 'code')
  return { teamId, path, code }
}

/** A request of the team at this path: the child becomes a new row. */
async function approve(send: Send, request: string) {
  const decided = await send({
    method: 'POST',
    path: `${request}/approve`,
    body: {},
  })
  return wordIn(decided, 'memberId')
}

test('a mother joins with her child, and answers about pictures', async ({
  page,
  context,
  touchline,
}) => {
  const { address } = touchline
  const admin = sender(
    address,
    (await makeAccount(address, { firstName: 'Eva', lastName: 'Blanc' })).session,
  )
  const { teamId, path, code } = await aTeam(admin)
  const mother = await come(context, address, { firstName: 'Marta', lastName: 'Gil' })

  await test.step('in France the child agrees, too', async () => {
    await page.goto(`/team/${teamId}/join?typed=${code}`)
    await page.getByText('I am a parent of a player').click()
    await page.getByRole('combobox', { name: 'You are the child’s' }).click()
    await page.getByRole('option', { name: 'Mother' }).click()
    await page.getByLabel("Child's first name").fill('Leo')
    await page.getByLabel("Child's last name").fill('Gil')
    await page.getByLabel("Child's date of birth").fill('03/02/2016')
    await page.getByRole('button', { name: 'Ask to join' }).click()
    await expect(page.getByText('without its yes you cannot join')).toBeVisible()
    await expectAccessibleInBoth(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('checkbox', { name: /Leo is here with me and agrees/ }).check()
    await page.getByRole('button', { name: 'Ask to join' }).click()
    await expect(page.getByText('Your request is with the coach')).toBeVisible()
  })

  const mine = await mother.send({ method: 'GET', path: '/rest/v1/me/join-requests' })
  const leo = await approve(admin, `${path}/join-requests/${wordIn(mine, 'requests', '0', 'id')}`)
  const profile = `/team/${teamId}/members/${leo}`

  await test.step('pictures: not answered, yes, no; each consent by itself', async () => {
    await page.goto(`${profile}?tab=consents`)
    const pictures = page.getByRole('listitem').filter({ hasText: 'Pictures inside the team' })
    await expect(pictures.getByText('Not answered')).toBeVisible()
    await pictures.getByRole('checkbox').check()
    await pictures.getByText('Yes', { exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(pictures.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await pictures.getByText('No', { exact: true }).click()
    await expect(pictures.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
    await expectAccessibleInBoth(page)
    await expectNoSidewaysScroll(page)
  })
})

async function expectAccessibleInBoth(page: Page) {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
}
