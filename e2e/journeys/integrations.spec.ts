import type { Page } from '@playwright/test'

import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const teamFields = { name: 'Herons', sport: 'football', ageGroup: 'senior' }
/**
 * Addresses in the installation's own network are never called, which this address proves quickly.
 */
const inside = 'https://127.0.0.1/touchline'

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a program uses a token until it is revoked', async ({
  page,
  context,
  touchline: { address },
}) => {
  await come(context, address, sina)
  const statusOf = async (token: string, path: string) =>
    (await fetch(`${address}/rest/v1${path}`, { headers: { authorization: `Bearer ${token}` } }))
      .status

  await page.goto('/update-profile?view=tokens')
  await expect(page.getByText('No tokens yet')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByText('Add a name')).toBeVisible()
  await expect(page.getByText('Choose at least one')).toBeVisible()
  await looksRight(page)

  await page.getByRole('textbox', { name: 'Name' }).fill('club website')
  await page.getByLabel('Teams and clubs: settings, seasons, venues, opponents').check()
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByRole('heading', { name: 'Your new token' })).toBeVisible()
  await looksRight(page)
  const token = (await page.getByText(/^touchline_/).textContent()) ?? ''
  expect(await statusOf(token, '/me/teams')).toBe(200)
  expect(await statusOf(token, '/me')).toBe(403)

  await page.getByRole('button', { name: 'I’ve copied it' }).click()
  await page.reload()
  await expect(page.getByText(/Last used/)).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
  await looksRight(page)
  await page.getByRole('button', { name: 'Revoke club website' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('Token revoked')).toBeVisible()
  await expect(page.getByText('No tokens yet')).toBeVisible()
  expect(await statusOf(token, '/me/teams')).toBe(401)
})

test('the API reference shows every endpoint under its own policy', async ({
  page,
  touchline: { address },
}) => {
  await page.goto(`${address}/rest/v1/docs`)
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible()
  await looksRight(page)
  await page.goto(`${address}/rest/v1/docs#tag/teams/GET/me/teams`)
  await expect(page.getByText('API tokens need the scope teams:read').first()).toBeVisible()
})

test('a team sends webhooks and sees the deliveries', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { send } = await come(context, address, sina)
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: teamFields })
  await page.goto(`/team/${wordIn(made, 'team', 'id')}/settings?section=edit`)
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
  await looksRight(page)

  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByLabel('Address').fill('http://hooks.example.org')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText('Enter an https:// address')).toBeVisible()
  await expect(page.getByText('Choose at least one')).toBeVisible()
  await looksRight(page)
  await page.getByLabel('Address').fill(inside)
  await page.getByLabel('Event created').check()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'I’ve copied it' }).click()

  const menu = page.getByRole('button', { name: `Options for ${inside}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Send test' }).click()
  await expect(page.getByText('Test sent')).toBeVisible()
  await page.getByRole('button', { name: `Log of ${inside}` }).click()
  await expect(page.getByText('Address not allowed')).toBeVisible()
  await expect(page.getByText('Failing since')).toBeVisible()
  await looksRight(page)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Turn off' }).click()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})

test('a team is exported as a file and imported as a new team', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { send } = await come(context, address, sina)
  const fields = { ...teamFields, name: 'Storks' }
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: fields })
  await page.goto(`/team/${wordIn(made, 'team', 'id')}/settings?section=edit`)
  await page.getByRole('link', { name: 'Export or move team' }).click()
  await expect(page.getByText('Not included')).toBeVisible()
  await looksRight(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const archive = await (await saving).path()

  await page.goto('/create-team')
  await page.getByRole('link', { name: 'Import a team from an archive' }).click()
  await expect(page.getByRole('heading', { name: 'Import a team' })).toBeVisible()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('a') })
  await expect(page.getByText('This isn’t a Touchline team archive.')).toBeVisible()
  await looksRight(page)
  await file.setInputFiles(archive)
  await expect(page.getByRole('heading', { name: 'Storks' })).toBeVisible()
  await expect(page.getByText('You already have a team with this name.')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Import team' }).click()
  await expect(page).not.toHaveURL(/import-team/)
})

test('a club is exported with its teams and imported as a new club', async ({
  page,
  context,
  touchline: { address },
}) => {
  const { send } = await come(context, address, sina)
  const club = { name: 'CD Norte', memberCount: 20, sport: 'football', phone: '+34600123456' }
  const id = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body: club }), 'id')
  const row = { sport: 'football', gender: 'mixed', ageGroup: 'U12' }
  const teams = ['Norte U10', 'Norte U12'].map((name) => ({ ...row, name }))
  await send({ method: 'POST', path: `/rest/v1/clubs/${id}/teams`, body: { teams } })

  await page.goto(`/club/${id}`)
  await page.getByRole('button', { name: 'Options for CD Norte' }).click()
  await page.getByRole('menuitem', { name: 'Export club' }).click()
  await expect(page.getByText('Club managers: add them yourself')).toBeVisible()
  await looksRight(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const archive = await (await saving).path()

  await page.goto('/create-club')
  await page.getByRole('link', { name: 'Import a club from an archive' }).click()
  await expect(page.getByRole('heading', { name: 'Import a club' })).toBeVisible()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('a') })
  await expect(page.getByText('This isn’t a Touchline club archive.')).toBeVisible()
  await looksRight(page)
  await file.setInputFiles(archive)
  await expect(page.getByRole('heading', { name: 'CD Norte' })).toBeVisible()
  await expect(page.getByText('You already have a club with this name.')).toBeVisible()
  await expect(page.getByText('Norte U10')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Import club' }).click()
  await expect(page).toHaveURL(/\/club\//)
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByText('Norte U12').first()).toBeVisible()
})
