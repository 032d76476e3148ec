import type { Page } from '@playwright/test'

import { come, refused, sina } from '../harness/screens.ts'
import { makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

const clubFields = { name: 'CD Norte', memberCount: 20, sport: 'football', phone: '+34600123456' }
const row = { sport: 'football', gender: 'mixed', ageGroup: 'senior' }
const player = { kind: 'player', firstName: 'Luis', lastName: 'Gil', dateOfBirth: '1990-01-01' }

/** A club with two teams; one has a coach with an account. */
async function clubWithCoach(send: Send, address: string): Promise<string> {
  const clubId = wordIn(
    await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields }),
    'id',
  )
  const teams = [
    { ...row, name: 'Norte U10' },
    { ...row, name: 'Norte U12' },
  ]
  const made = await send({
    method: 'POST',
    path: `/rest/v1/clubs/${clubId}/teams`,
    body: { teams },
  })
  const team = `/rest/v1/teams/${wordIn(made, 'teams', '0', 'id')}`
  const approval = { approval: false }
  await send({ method: 'PATCH', path: `${team}/join-link`, body: approval })
  const value = wordIn(await send({ method: 'GET', path: `${team}/join-link` }), 'code')

  const { session } = await makeAccount(address, { firstName: 'Luis', lastName: 'Gil' })
  const join = { key: { kind: 'code', value }, who: player }
  await sender(address, session)({ method: 'POST', path: `${team}/join`, body: join })
  const roster = await send({ method: 'GET', path: `${team}/members` })
  const memberPath = `${team}/members/${wordIn(roster, 'members', '0', 'id')}`
  await send({
    method: 'PATCH',
    path: memberPath,
    body: { changes: { role: 'Coach', access: ['coach'] } },
  })
  return clubId
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Options for CD Norte' }).press('Enter')
  await page.getByRole('menuitem', { name: action }).press('Enter')
}

/** A manager opens the club's page from its teams. */
refused('a manager runs the club from its page', async ({ page, context, touchline }) => {
  const { send } = await come(context, touchline.address, sina)
  const clubId = await clubWithCoach(send, touchline.address)

  await page.goto(`/team/${clubId}`)
  await expect(page).toHaveURL(new RegExp(`/club/${clubId}$`))
  await expect(page.getByRole('link', { name: 'All members' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Edit safeguarding person' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Eva Sanz')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Eva Sanz')).toBeVisible()

  await expect(page.getByText('A club needs a manager.')).toBeVisible()
  await page.getByRole('button', { name: 'Add person' }).click()
  await page.getByRole('combobox', { name: 'Person' }).click()
  await page.getByRole('option', { name: /Luis Gil/ }).click()
  await page.getByRole('checkbox', { name: 'Club manager' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Luis Gil: roles saved')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Luis Gil from the club’s staff' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Luis Gil has no role in the club now')).toBeVisible()

  await choose(page, 'Season for all teams')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to all teams' }).click()
  await expect(page.getByText('Season added to 2 teams')).toBeVisible()

  await choose(page, 'Edit club')
  await page.getByLabel('Club name').fill('CD Norte Unido')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'CD Norte Unido' })).toBeVisible()
})

test('a club is deleted by typing its name, and restored', async ({ page, context, touchline }) => {
  const { send } = await come(context, touchline.address, sina)
  await send({ method: 'POST', path: '/rest/v1/clubs', body: clubFields })
  await page.goto('/teams?view=my-clubs')
  const card = page.getByRole('article').filter({ hasText: 'CD Norte' })
  await card.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit club' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await choose(page, 'Delete club')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Delete club' })).toBeDisabled()
  await question.getByRole('textbox').fill('CD Norte')
  await question.getByRole('button', { name: 'Delete club' }).click()
  await expect(page.getByText('Club deleted successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(card).toBeVisible()
})
