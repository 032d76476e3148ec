import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { spoken } from '../harness/languages.ts'
import { signIn, test as signedIn } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAAjElEQVR42u3Yyw3AIAyDYQ/RNTpN95+ACyP03geNEBinspQBvmP8Yzt2qYNBBq0B1VoixwAFKd0sTKV0sMDRxE3gUOIskDWfJvA1bVMe0FRNw4RVmjdTBhBN82iSB5E1d5NBBhlkkEEG/Q3k96P4hR0CklsdHopJt71i/VDsQ6IFTbExilZYh3ODLncCodr6XeEexd4AAAAASUVORK5CYII='

/** What an older version leaves behind: a club with a team, a team alone, their people, a league. */
const saved: Readonly<Record<string, unknown>> = {
  hasCreatedTeam: true,
  userTeams: [
    {
      id: '417',
      name: 'Mill Lane Sports Club',
      sport: 'handball',
      role: 'Club Manager',
      isClub: true,
      memberCount: 80,
      teamCount: 1,
      color: '#1e3a5f',
      phone: '+34 600 123 456',
      logo,
    },
    {
      id: '4171',
      name: 'Mill Lane U12',
      sport: 'handball',
      role: 'Coach',
      parentClubId: '417',
      gender: 'female',
      ageGroup: '11-14',
      format: '7v7',
      logo: '/placeholder.svg',
    },
    {
      id: '8',
      name: 'Sunday Ravens',
      sport: 'Lacrosse',
      role: 'Player - coach',
      logo: 'blob:http://gone/1',
      phone: 'ask Ana',
    },
  ],
  teamMembers_4171: [
    {
      id: 1,
      firstName: 'Nina',
      lastName: 'Ruiz',
      email: 'nina@kids.example',
      dateOfBirth: '02/04/2015',
      role: 'Member',
      isAdmin: false,
      position: 'Keeper',
    },
    {
      id: 2,
      firstName: 'Leo',
      lastName: 'Gil',
      dateOfBirth: 'last spring',
      phone: '12',
      role: 'Member',
    },
    {
      id: 3,
      firstName: 'Sam',
      lastName: 'Rivers',
      role: 'Coach',
      isAdmin: true,
      email: 'sam at home',
    },
  ],
  teamMemberParents_4171_1: [
    {
      id: '17',
      memberId: '1',
      role: 'mother',
      firstName: 'Marta',
      lastName: 'Ruiz',
      email: 'marta@example.org',
    },
  ],
  teamMembers_8: [],
  leagues_8: [{ id: '1', name: 'Sunday league' }],
}

const test = signedIn.extend({
  page: async ({ page, context, touchline }, use) => {
    await signIn(context, touchline.address, { firstName: 'Carla', lastName: 'Coach' })
    await page.goto('/privacy')
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values))
        localStorage.setItem(key, JSON.stringify(value))
    }, saved)
    await use(page)
  },
})

const offer = 'Bring the teams saved in this browser into your account'

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const keysHere = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) =>
      /^(userTeams|hasCreatedTeam|team|leagues_)/.test(key),
    ),
  )

async function choose(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Look at them' }).click()
  await expect(page.getByRole('heading', { name: 'Bring your teams' })).toBeVisible()
}

async function bring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bring into my account' }).click()
  await expect(page.getByText('Your teams are in your account')).toBeVisible()
}

test('teams of this browser are looked at, brought along, and taken back', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByText(offer)).toBeVisible()
  await looksRight(page)

  await choose(page)
  for (const name of ['Mill Lane Sports Club', 'Mill Lane U12', 'Sunday Ravens'])
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await page.getByText('Who comes along: 3 members').click()
  await expect(page.getByText('Marta Ruiz (Mother)')).toBeVisible()
  await page.getByText('3 things to know').click()
  await expect(page.getByText('Leo Gil: “12” is not a phone number and is left out.')).toBeVisible()
  await expect(page.getByText('“last spring” is not a date of birth')).toBeVisible()
  await expect(page.getByText('Sam Rivers: “sam at home” is not an e-mail')).toBeVisible()
  await expect(page.getByText('Its logo was not kept in this browser')).toBeVisible()
  await expect(page.getByText('League “Sunday league”, 0 matches')).toBeVisible()
  await looksRight(page)

  await bring(page)
  expect(await keysHere(page)).toEqual([])
  await looksRight(page)

  await page.getByRole('main').getByRole('link', { name: 'My teams & clubs' }).click()
  await expect(page.getByRole('link', { name: 'Mill Lane U12' })).toBeVisible()
  await expect(page.getByText(offer)).toBeHidden()
  await page.getByRole('link', { name: 'See what came' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await looksRight(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone on')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Nothing is saved in this browser' }),
  ).toBeVisible()
  await looksRight(page)

  await page.goto('/teams')
  await expect(page.getByText('Recently deleted')).toBeVisible()
  await expect(page.getByText('Sunday Ravens')).toBeVisible()
})

test('one team comes now, the rest is offered again, and nothing is proposed twice', async ({
  page,
}) => {
  await choose(page)
  await page.getByRole('checkbox', { name: 'Mill Lane Sports Club' }).click()
  await expect(page.getByRole('checkbox', { name: 'Mill Lane U12' })).not.toBeChecked()
  await bring(page)
  expect(await keysHere(page)).toContain('teamMembers_4171')

  await page.evaluate(
    (teams) => localStorage.setItem('userTeams', teams),
    JSON.stringify(saved['userTeams']),
  )
  await choose(page)
  await expect(page.getByRole('checkbox', { name: 'Sunday Ravens' })).not.toBeChecked()
  await expect(page.getByText('You have this one already')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Mill Lane U12' })).toBeChecked()
})

test('not now asks again the next time, never does not', async ({ page, context }) => {
  await page.goto('/teams')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText(offer)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My teams & clubs' })).toBeVisible()
  await expect(page.getByText(offer)).toBeHidden()

  const next = await context.newPage()
  await next.goto('/teams')
  await next.getByRole('button', { name: 'Never' }).click()
  await expect(next.getByText('You will not be asked again in this browser.')).toBeVisible()
  const later = await context.newPage()
  await later.goto('/teams')
  await expect(later.getByRole('heading', { name: 'My teams & clubs' })).toBeVisible()
  await expect(later.getByText(offer)).toBeHidden()
})

test('a copy of everything can be kept', async ({ page }) => {
  await choose(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy' }).click()
  const copy = await waiting
  expect(copy.suggestedFilename()).toBe('teams-of-this-browser.json')
  expect(JSON.parse(await readFile(await copy.path(), 'utf8'))).toMatchObject({
    userTeams: saved['userTeams'],
    teamMembers_4171: saved['teamMembers_4171'],
    leagues_8: saved['leagues_8'],
  })
})

test('with nothing chosen the button says why, by keyboard too', async ({ page }) => {
  await choose(page)
  for (const name of ['Mill Lane Sports Club', 'Sunday Ravens']) {
    await page.getByRole('checkbox', { name }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: 'Bring into my account' }).press('Enter')
  await expect(page.getByRole('status').getByText('Choose a team or a club first.')).toBeVisible()
  await expect(page.getByText('Your teams are in your account')).toBeHidden()
})

const refusals = test.extend({ silence: async ({ page: _page }, use) => use() })

refusals(
  'a lost answer loses nothing, and pressing again brings nothing twice',
  async ({ page }) => {
    await choose(page)
    let isLosing = true
    await page.route('**/rest/v1/me/browser-imports', async (route) => {
      if (route.request().method() !== 'POST' || !isLosing) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Bring into my account' }).click()
    await expect(page.getByText('The answer did not arrive.')).toBeVisible()
    isLosing = false
    await bring(page)
    await page.goto('/teams')
    await expect(page.getByRole('link', { name: 'Sunday Ravens' })).toHaveCount(1)
  },
)

const screens = [
  ['en', 'Bring your teams'],
  ['fr', 'Reprendre tes équipes'],
  ['de', 'Teams übernehmen'],
  ['es', 'Traer tus equipos'],
] as const

for (const [locale, title] of screens.filter(([locale]) => spoken.includes(locale)))
  test.describe(`in ${locale}`, () => {
    test.use({ locale })
    test('the offer and the page are accessible and fit', async ({ page }) => {
      await page.goto('/teams')
      await expect(page.locator('aside')).toHaveAccessibleName(title)
      await looksRight(page)
      await page.goto('/bring-teams')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('checkbox')).toHaveCount(3)
      await looksRight(page)
    })
  })
