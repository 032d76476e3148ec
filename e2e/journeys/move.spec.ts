import { readdir, readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, inFull } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const folder = new URL('../../server/src/moves/fixtures/', import.meta.url)

async function exportsOf(sources: readonly string[]) {
  const files = []
  for (const source of sources)
    for (const name of await readdir(new URL(`${source}/`, folder)))
      files.push({
        name,
        mimeType: 'application/octet-stream',
        buffer: await readFile(new URL(`${source}/${name}`, folder)),
      })
  return files
}

const wanderers = {
  name: 'Wanderers',
  memberCount: 20,
  sport: 'football',
  phone: '+4930123456',
}

const products = [
  ['SportEasy', ['sporteasy'], 'FR', 'Import 4 people and 3 events', 'U13'],
  ['TeamSnap', ['teamsnap'], 'US', 'Import 4 people and 4 events', 'U12 Ravens'],
  ['Spond', ['spond'], 'NO', 'Import 4 people and 3 events', 'J12'],
  ['Heja', ['heja'], 'SE', 'Import 3 people and 3 events', 'P12'],
  ['ClubDesk', ['clubdesk'], 'CH', 'Import 3 people and 2 events', 'Junioren D'],
  ['easyVerein', ['easyverein', 'excel'], 'DE', 'Import 4 people and 5 events', 'E-Jugend'],
] as const

for (const [index, [product, sources, country, label, team]] of products.entries())
  test(
    `a club moves from ${product} and back`,
    index === 0 ? {} : inFull,
    async ({ page, context, touchline }) => {
      const { send } = await come(context, touchline.address, sina)
      const body = { ...wanderers, country }
      const clubId = wordIn(await send({ method: 'POST', path: '/rest/v1/clubs', body }), 'id')
      await page.goto(`/club/${clubId}/move`)
      await page.getByRole('radio', { name: product }).check({ force: true })
      await expect(page.getByRole('heading', { name: `Export from ${product}` })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await page.locator('input[type=file]').setInputFiles(await exportsOf(sources))
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByRole('heading', { name: 'Events and attendance' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await completeTeams(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: label }).click()

      await expect(page.getByText(/\d events imported\./)).toBeVisible()
      await page.getByRole('link', { name: 'To the club' }).click()
      await expect(page.getByText(team).first()).toBeVisible()

      await page.goto(`/club/${clubId}/move`)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText(/\d events removed\./)).toBeVisible()
    },
  )

/** Names without a readable age get one by hand. */
async function completeTeams(page: Page): Promise<void> {
  for (;;) {
    const edit = page.getByRole('button', { name: /^Edit / }).filter({ visible: true })
    const missing = page.getByText('Add an age group')
    if ((await missing.count()) === 0) return
    const line = page.getByRole('listitem').filter({ has: missing }).first()
    await line
      .getByRole('button', { name: /^Edit / })
      .or(edit.first())
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Age group').click()
    await page.getByRole('option', { name: 'U12' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  }
}
