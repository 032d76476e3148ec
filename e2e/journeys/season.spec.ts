import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { linkIn, type PostOffice } from '../harness/post-office.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../harness/test.ts'

const password = 'correct horse 9'
const pictures = join(import.meta.dirname, '../../server/src/files/fixtures')
const rosters = join(import.meta.dirname, '../../server/src/members/fixtures')

/** From the landing page to the dashboard, by the letter that really went out. */
async function signUp(page: Page, postOffice: PostOffice, [firstName, lastName, email]: [string, string, string]) {
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill(lastName)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'I am not a robot' }).click()
  await expect(page.getByText('Verified')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByText('Account created successfully! Please check your email to confirm your account.'),
  ).toBeVisible()
  await page.goto(linkIn(await postOffice.letterTo(email)))
}

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a coach signs up and brings a team to life', async ({ page, postOffice }) => {
  await test.step('signs up and confirms by mail', async () => {
    await page.goto('/')
    await looksRight(page)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await looksRight(page)
    await signUp(page, postOffice, ['Carla', 'Coach', 'carla@club.example'])
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByText("You're not in a team... yet!")).toBeVisible()
    await looksRight(page)
  })

  await test.step('creates a team with a logo', async () => {
    await page.getByRole('link', { name: /Create a new team/ }).click()
    await page.getByLabel('Team name').fill('Ravens U12')
    await page.getByLabel('Sport').fill('Football')
    await page.getByLabel('Age', { exact: true }).fill('U12')
    await page.keyboard.press('Tab')
    await page.locator('input[type=file]').first().setInputFiles(join(pictures, 'one-pixel.gif'))
    await page.screenshot({ path: '/tmp/e2e-create.png', fullPage: true })
    await looksRight(page)
    await page.getByRole('button', { name: 'Create team' }).click()
    await expect(page.getByText('Team created successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/team-success/)
    await page.screenshot({ path: '/tmp/e2e-success.png', fullPage: true })
    await looksRight(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('heading', { name: 'Ravens U12' })).toBeVisible()
    await expect(page.getByText('To get started...')).toBeVisible()
    await page.screenshot({ path: '/tmp/e2e-team.png', fullPage: true })
    await looksRight(page)
  })

  await test.step('brings the roster from a file of the club', async () => {
    await page.getByRole('link', { name: 'Members' }).first().click()
    await looksRight(page)
    await page.screenshot({ path: '/tmp/e2e-members0.png', fullPage: true })
    await page.getByRole('link', { name: /^Import/ }).first().click()
    await page.locator('input[type=file]').setInputFiles(join(rosters, '15-not-a-table.csv'))
    await expect(page.getByRole('alert')).toBeVisible()
    await page.screenshot({ path: '/tmp/e2e-import1.png', fullPage: true })
    await page.locator('input[type=file]').setInputFiles(join(rosters, '01-teamsnap-org-us.csv'))
    await expect(page.getByText('6 members')).toBeVisible()
    await page.screenshot({ path: '/tmp/e2e-import2.png', fullPage: true })
    await looksRight(page)
  })
  console.log(page.url())
})
