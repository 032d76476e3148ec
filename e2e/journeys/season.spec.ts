import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { signUp } from '../harness/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../harness/test.ts'

const pictures = join(import.meta.dirname, '../../server/src/files/fixtures')
const rosters = join(import.meta.dirname, '../../server/src/members/fixtures')

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a coach signs up and starts a team', async ({ page, postOffice }) => {
  await test.step('signs up and confirms by email', async () => {
    await page.goto('/')
    await looksRight(page)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await looksRight(page)
    await signUp(page, postOffice, {
      firstName: 'Carla',
      lastName: 'Coach',
      email: 'carla@club.example',
    })
    await expect(page).toHaveURL(/\/dashboard/)
    await looksRight(page)
  })

  await test.step('creates a team with a logo', async () => {
    await page.getByRole('link', { name: /Create a new team/ }).click()
    await page.getByLabel('Team name').fill('Ravens U12')
    await page.getByLabel('Sport').fill('Football')
    await page.getByLabel('Age', { exact: true }).fill('U12')
    await page.keyboard.press('Tab')
    await page.locator('input[type=file]').first().setInputFiles(join(pictures, 'one-pixel.gif'))
    await looksRight(page)
    await page.getByRole('button', { name: 'Create team' }).click()
    await expect(page).toHaveURL(/\/team-success/)
    await looksRight(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByRole('heading', { name: 'Ravens U12' })).toBeVisible()
    await expect(page.getByText('To get started...')).toBeVisible()
    await looksRight(page)
  })

  await test.step('imports the roster from the club’s file', async () => {
    await page.getByRole('link', { name: 'Members', exact: true }).click()
    await looksRight(page)
    await page.getByRole('link', { name: 'Add member' }).click()
    await page
      .getByRole('link', { name: /^Import/ })
      .first()
      .click()
    await page.locator('input[type=file]').setInputFiles(join(rosters, '15-not-a-table.csv'))
    await expect(page.getByRole('alert')).toBeVisible()
    await page.locator('input[type=file]').setInputFiles(join(rosters, '01-teamsnap-org-us.csv'))
    await expect(page.getByText(/6 members · 1 staff · 5 parents/)).toBeVisible()
    await looksRight(page)
    await page.getByLabel(/One team, spelled differently/).click()
    await page.getByRole('button', { name: 'Import 6 members' }).click()
    await expect(page.getByText('6 added')).toBeVisible()
    await looksRight(page)
    await page.getByRole('link', { name: 'Members', exact: true }).first().click()
    await expect(page.getByText('Nguyen').locator('visible=true').first()).toBeVisible()
    await looksRight(page)
  })
})
