import type { Page } from '@playwright/test'

import { signIn, test as signedIn } from '../harness/signed-in.ts'
import { inFull, expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'

const carla = { firstName: 'Carla', lastName: 'Coach' }

const test = signedIn.extend({
  page: async ({ page, context, touchline }, use) => {
    await signIn(context, touchline.address, carla)
    await use(page)
  },
})

/** The browser logs each refused request, which is expected here. */
const refusals = test.extend({ silence: async ({ page: _page }, use) => use() })

/** Types into a field with suggestions and leaves it to close them. */
async function propose(page: Page, label: RegExp, text: string): Promise<void> {
  await page.getByLabel(label).fill(text)
  await page.getByLabel(label).press('Tab')
}

async function createTeam(page: Page, name: string): Promise<void> {
  await page.goto('/create-team')
  await page.getByLabel('Team name').fill(name)
  await propose(page, /^Sport/, 'Lacrosse')
  await propose(page, /^Age/, 'U12')
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page).toHaveURL(/\/team-success$/)
}

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('creates a team with all fields, and shows errors next to them', inFull, async ({ page }) => {
  await page.goto('/create-team')
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByText('Enter the team name')).toBeVisible()
  await expect(page.getByText('Enter a sport')).toBeVisible()
  await expect(page.getByText('Enter an age')).toBeVisible()
  await expect(page.getByLabel('Team name')).toBeFocused()
  await looksRight(page)

  const file = { mimeType: 'text/plain', name: 'logo.png', buffer: Buffer.from('no picture') }
  await page.getByLabel('Team logo').setInputFiles(file)
  await expect(page.getByText('Please upload an image file')).toBeVisible()
  await page
    .getByLabel('Team logo')
    .setInputFiles({ ...file, mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(page.getByText('Image size should be less than 5MB')).toBeVisible()

  await createTeam(page, 'Ravens U12')
  await expect(page.getByRole('heading', { name: 'Ravens U12' })).toBeVisible()
  await looksRight(page)

  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/team-onboarding$/)
  await looksRight(page)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Ravens U12' })).toBeVisible()
  const steps = page.getByRole('main').getByRole('listitem')
  await expect(steps).toHaveText([/^Add your players/, /^Plan the first practice/, /^Invite/])
  await looksRight(page)

  await page.goto('/team-success')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/team\/[0-9a-f-]{36}$/)
})

test(
  'the settings save every list, and a second browser sees it at once',
  inFull,
  async ({ page, context }) => {
    await createTeam(page, 'Harriers')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await looksRight(page)

    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Motto').fill('Typed meanwhile')
    await page.getByLabel('Name', { exact: false }).first().fill('Harriers United')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    await other.getByRole('link', { name: 'Overview' }).click()
    await expect(other.getByRole('heading', { name: 'Harriers United', level: 1 })).toBeVisible()

    await page.getByRole('link', { name: 'Saved locations' }).click()
    await expect(page.getByText('No data yet')).toBeVisible()
    await page.getByRole('button', { name: 'Save a new location' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Enter a name')).toBeVisible()
    await looksRight(page)
    await page.getByLabel('Name').fill('North Field')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('North Field')).toBeVisible()

    await page.getByRole('link', { name: 'Opponents' }).click()
    await expect(page.getByText('No opponent')).toBeVisible()
    await page.getByRole('button', { name: 'Add opponent' }).click()
    await page.getByLabel('Name *').fill('Harbour Town')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Harbour Town')).toBeVisible()

    await page.getByRole('link', { name: 'Tasks' }).click()
    await page.getByRole('button', { name: 'Balls' }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await looksRight(page)

    await page.getByRole('link', { name: 'Manage seasons' }).click()
    await expect(page.getByText('Current season')).toBeVisible()
    await expect(
      page.getByText(
        "You can't delete a season if events are linked to it, or if the season is between two other seasons.",
      ),
    ).toBeVisible()
    await looksRight(page)
  },
)

test('a team is muted, deleted by typing its name, and restored', async ({ page }) => {
  await createTeam(page, 'Kestrels')
  await page.goto('/teams')
  await page.getByRole('button', { name: 'Mute Kestrels' }).click()
  await expect(page.getByRole('button', { name: 'Unmute Kestrels' })).toBeVisible()

  await page.getByRole('link', { name: 'Kestrels' }).click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await page.getByRole('link', { name: 'Kestrels' }).press('Shift+F10')
  await expect(page.getByRole('menuitem')).toHaveText([
    'Settings',
    'Subscription',
    'Leave team',
    'Delete team',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)

  await page.getByRole('button', { name: 'Actions for Kestrels' }).click()
  await page.getByRole('menuitem', { name: 'Delete team' }).click()
  const dialog = page.getByRole('alertdialog')
  const confirm = dialog.getByRole('button', { name: 'Delete team' })
  await dialog.getByRole('textbox').fill('kestrels')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox').fill('Kestrels')
  await looksRight(page)
  await confirm.click()
  await expect(page.getByText('Team deleted successfully')).toBeVisible()
  await expect(page.getByText("You don't have any teams yet.")).toBeVisible()

  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('link', { name: 'Kestrels' })).toBeVisible()
  await page.getByRole('tab', { name: 'My child(ren)' }).click()
  await expect(page.getByText("You don't have any children teams yet.")).toBeVisible()
})

test('a club is created with its teams', async ({ page }) => {
  await page.goto('/create-club-teams')
  await expect(page).toHaveURL(/\/create-club$/)
  await page.getByRole('button', { name: 'Create club' }).click()
  const incomplete = page.getByText(/^Please fill all required fields/)
  await expect(incomplete).toBeVisible()
  await looksRight(page)

  await page.getByLabel('Club name').fill('North Athletic')
  await expect(incomplete).toHaveCount(0)
  await page.getByLabel('Number of members').fill('240')
  await page.getByLabel('Number of teams').fill('2')
  const sport = page.getByLabel(/^Sport/)
  await sport.click()
  await page.getByRole('option', { name: 'Rugby' }).click()
  await expect(sport).toHaveValue('Rugby')
  await sport.click()
  await expect(page.getByRole('option')).toHaveCount(9)
  await sport.fill('Hand')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create club' }).click()
  await expect(incomplete).toBeVisible()
  await sport.click()
  await page.getByRole('option', { name: 'Handball' }).click()
  await expect(incomplete).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Phone' }).fill('612 345 678')
  await page.getByRole('button', { name: 'Create club' }).click()
  await expect(page).toHaveURL(/\/create-club-teams/)

  await page.getByRole('button', { name: 'Create teams' }).click()
  await expect(page.getByText('Please fill all required fields for all teams')).toBeVisible()
  await looksRight(page)
  for (const row of [0, 1]) {
    await page.getByRole('combobox', { name: 'Gender' }).nth(row).click()
    await page.getByRole('option', { name: 'Mixed' }).click()
    await expect(incomplete).toHaveCount(0)
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Age group' }).nth(row).fill('U14')
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Create teams' }).click()
  await expect(page).toHaveURL(/\/teams/)

  await page.goto('/teams?view=my-clubs')
  await page.getByRole('link', { name: 'North Athletic' }).click()
  await expect(page.getByRole('link', { name: 'Team 2' })).toBeVisible()
  await looksRight(page)
})

refusals('two people who change the same field see the conflict', async ({ page, context }) => {
  await createTeam(page, 'Swifts')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Motto').fill('Mine')

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Motto').fill('Theirs')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Settings saved')).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Someone else has changed this')).toBeVisible()
  await expect(page.getByLabel('Motto')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Show current version' }).click()
  await expect(page.getByLabel('Motto')).toHaveValue('Theirs')
})
