import type { Page } from '@playwright/test'

import { come, sina } from '../harness/screens.ts'
import { makeAccount, test } from '../harness/signed-in.ts'
import { pageOf } from '../harness/talk.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

const clubFields = { name: 'CD Norte', memberCount: 20, sport: 'football', phone: '+34600123456' }
const row = { sport: 'football', gender: 'mixed', ageGroup: 'senior' }
const names = ['First team', 'Second team', 'Veterans']

/** A club with three teams: Luis plays in two, Mara in the third. */
async function clubOfThree(send: Send, address: string) {
  const made = await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields })
  const clubId = wordIn(made, 'id')
  const teams = names.map((name) => ({ ...row, name }))
  const path = `/rest/v1/clubs/${clubId}/teams`
  const created = await send({ method: 'POST', path, body: { teams } })
  const teamIds = names.map((_, at) => wordIn(created, 'teams', String(at), 'id'))
  const luis = await makeAccount(address, { firstName: 'Luis', lastName: 'Gil' })
  const mara = await makeAccount(address, { firstName: 'Mara', lastName: 'Roe' })
  const join = async (session: string, teamId: string, firstName: string) => {
    const team = `/rest/v1/teams/${teamId}`
    await send({ method: 'PATCH', path: `${team}/join-link`, body: { approval: false } })
    const value = wordIn(await send({ method: 'GET', path: `${team}/join-link` }), 'code')
    const who = { kind: 'player', firstName, lastName: 'Gil', dateOfBirth: '1990-01-01' }
    const body = { key: { kind: 'code', value }, who }
    await sender(address, session)({ method: 'POST', path: `${team}/join`, body })
  }
  const [first = '', second = '', third = ''] = teamIds
  await join(luis.session, first, 'Luis')
  await join(luis.session, second, 'Luis')
  await join(mara.session, third, 'Mara')
  return { clubId, luis: luis.session }
}

async function looked(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a manager messages all teams, and the answers arrive in one inbox', async ({
  page,
  context,
  browser,
  touchline: { address },
}) => {
  const { send } = await come(context, address, sina)
  const { clubId, luis } = await clubOfThree(send, address)
  await page.goto(`/club/${clubId}`)
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await page.getByRole('textbox', { name: /^Message/ }).fill('Bring a cake on Saturday')
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Summer party')
  await expect(page.getByText('Goes to 2 people: 2 players')).toBeVisible()
  await looked(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent to 3 teams')).toBeVisible()
  const inbox = page.getByRole('list', { name: 'Conversations' })
  await expect(inbox.getByRole('link')).toHaveCount(1)
  await looked(page)

  const his = await pageOf(browser, { address, session: luis })
  await his.page.goto('/messages')
  await his.page.getByRole('link', { name: /Summer party/ }).click()
  await expect(his.page.getByText('Bring a cake on Saturday')).toBeVisible()
  await his.page.getByRole('link', { name: 'Reply to the sender' }).click()
  const dialog = his.page.getByRole('dialog', { name: 'New message' })
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Two cakes')
  await looked(his.page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(his.page.getByText('Two cakes')).toBeVisible()
  await his.page.goto('/messages')
  await expect(his.page.getByRole('link', { name: /Summer party/ })).toHaveCount(1)
  await his.context.close()

  await expect(inbox.getByRole('link', { name: /Luis Gil.*Two cakes/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('cakes')
  await expect(inbox.getByRole('link')).toHaveCount(1)
  await inbox.getByRole('link', { name: /Two cakes/ }).click()
  await expect(page.getByRole('heading', { name: 'Luis Gil' })).toBeVisible()
})

test('a manager creates an event for two teams and moves it for both', async ({
  page,
  context,
  browser,
  touchline: { address },
}) => {
  const { send } = await come(context, address, sina)
  const { clubId, luis } = await clubOfThree(send, address)
  await page.goto(`/club/${clubId}`)
  await page.getByRole('button', { name: 'Options for CD Norte' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Create event' }).press('Enter')
  await page.getByLabel(/^Date/).fill(`${new Date().getFullYear() + 1}-06-20`)
  await page.getByRole('textbox', { name: /^Location/ }).fill('Club house')
  await page.getByRole('checkbox', { name: 'All 3 teams' }).uncheck()
  await page.getByRole('checkbox', { name: 'First team' }).check()
  await page.getByRole('checkbox', { name: 'Second team' }).check()
  await looked(page)
  await page.getByRole('button', { name: 'Create event', exact: true }).click()
  await expect(page.getByText('Event created for 2 teams')).toBeVisible()
  const summary = page.getByRole('heading', { name: 'In 2 teams' })
  await expect(summary).toBeVisible()
  await expect(page.getByText('0 going, 0 maybe, 2 no answer')).toBeVisible()
  await looked(page)

  await page.goto(`${page.url().split('?')[0]}/edit`)
  await page.getByRole('textbox', { name: /^Title/ }).fill('General meeting')
  const start = page.getByRole('combobox', { name: /^Start time/ }).first()
  await start.fill('20:00')
  await start.press('Tab')
  await page.getByRole('button', { name: /^Save/ }).click()
  const preview = page.getByRole('dialog', { name: 'Save these changes?' })
  await expect(preview.getByRole('radio', { name: 'All 2 teams' })).toBeChecked()
  await looked(page)
  await preview.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('heading', { name: 'General meeting' })).toBeVisible()

  await page.getByRole('link', { name: 'Second team' }).click()
  await expect(page.getByRole('heading', { name: 'General meeting' })).toBeVisible()
  await expect(page.getByText(/20:00/).first()).toBeVisible()

  const his = await pageOf(browser, { address, session: luis })
  await his.page.goto('/notifications')
  await expect(his.page.getByText('General meeting').first()).toBeVisible()
  await his.context.close()
})
