import type { Browser, Locator, Page } from '@playwright/test'

import { enter, makeAccount, test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

const fields = { name: 'Herons', sport: 'football', ageGroup: 'senior' }
const player = { kind: 'player', firstName: 'Luis', lastName: 'Gil', dateOfBirth: '1990-01-01' }

/** A team with its coach and one player, joined without approval. */
async function teamWithPlayer(coach: Send, luis: Send): Promise<string> {
  const made = await coach({ method: 'POST', path: '/rest/v1/teams', body: fields })
  const teamId = wordIn(made, 'team', 'id')
  const team = `/rest/v1/teams/${teamId}`
  await coach({ method: 'PATCH', path: `${team}/join-link`, body: { approval: false } })
  const value = wordIn(await coach({ method: 'GET', path: `${team}/join-link` }), 'code')
  const join = { key: { kind: 'code', value }, who: player }
  await luis({ method: 'POST', path: `${team}/join`, body: join })
  return teamId
}

/** A browser for one person. */
async function pageOf(
  browser: Browser,
  { address, session }: { address: string; session: string },
) {
  const context = await browser.newContext({ baseURL: address })
  await enter(context, session)
  return context.newPage()
}

/** Whether two elements don't overlap; false while one is missing. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a !== null && b !== null && (a.y >= b.y + b.height || b.y >= a.y + a.height)
}

/** The toast must not cover the button. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect.poll(() => areApart(page.locator('[data-toasts] > *'), button)).toBe(true)
}

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a player sees what the coach saves, until the team is deleted', async ({
  browser,
  touchline: { address },
}) => {
  const [carla, luis] = await Promise.all([
    makeAccount(address, { firstName: 'Carla', lastName: 'Coach' }),
    makeAccount(address, player),
  ])
  const teamId = await teamWithPlayer(sender(address, carla.session), sender(address, luis.session))
  const settings = `/team/${teamId}/settings`
  const page = await pageOf(browser, { address, session: carla.session })
  const playerPage = await pageOf(browser, { address, session: luis.session })

  await test.step('changes every part of Edit team', async () => {
    await page.goto(`${settings}?section=edit`)
    await page.getByRole('combobox', { name: 'Format' }).last().click()
    await page.getByRole('option', { name: '7v7' }).click()
    await page.getByRole('combobox', { name: 'Formation' }).click()
    await page.getByRole('option', { name: '2-3-1' }).click()
    await page.getByLabel('Motto').fill('Slowly but surely')
    await page.getByLabel('Year of creation').fill('1987')
    await page.getByLabel('Email').fill('herons@club.example')
    await page.getByLabel('Address').fill('Mill Lane 4')
    await save(page)
  })

  await test.step('adds a task for a member, and a plan for the team', async () => {
    await page.getByRole('link', { name: 'Tasks' }).click()
    await page.getByRole('button', { name: 'Create task' }).click()
    await page.getByLabel('Task name').fill('Cones')
    await page.getByRole('combobox', { name: 'Assign to' }).fill('Luis')
    await page.getByRole('option', { name: 'Luis Gil' }).click()
    await expect(page.getByRole('combobox', { name: 'Assign to' })).toHaveValue('Luis Gil')
    await looksRight(page)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByText('Assigned to Luis Gil')).toBeVisible()

    await page.getByRole('link', { name: 'Subscription' }).click()
    await expect(page.getByText('31 days left')).toBeVisible()
    await expect(page.getByText('Unlimited number of members')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      /\/premium\?team=/,
    )
    await looksRight(page)
  })

  await test.step('the player sees everything and can’t change it', async () => {
    await playerPage.goto(`${settings}?section=edit`)
    await expect(playerPage.getByRole('combobox', { name: 'Format' }).last()).toHaveText('7v7')
    await expect(playerPage.getByRole('combobox', { name: 'Formation' })).toHaveValue('2-3-1')
    await expect(playerPage.getByLabel('Motto')).toHaveValue('Slowly but surely')
    await expect(playerPage.getByLabel('Year of creation')).toHaveValue('1987')
    await expect(playerPage.getByLabel('Email')).toHaveValue('herons@club.example')
    await expect(playerPage.getByLabel('Address')).toHaveValue('Mill Lane 4')
    await expect(playerPage.getByLabel('Motto')).toBeDisabled()
    await playerPage.goto(`${settings}?section=tasks`)
    await expect(playerPage.getByText('Assigned to Luis Gil')).toBeVisible()
    await looksRight(playerPage)
  })

  await test.step('deleting it from its settings shows a message and removes it for both', async () => {
    await page.getByRole('button', { name: 'Delete team' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill('Herons')
    await dialog.getByRole('button', { name: 'Delete team' }).click()
    await expect(page.getByText('Team deleted successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/teams$/)
    await expect(
      playerPage.getByRole('heading', { name: 'You’re no longer in Herons' }),
    ).toBeVisible()
  })
})
