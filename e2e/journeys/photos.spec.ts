import type { Locator } from '@playwright/test'
import sharp from 'sharp'

import { aParentOf } from '../harness/family-of-team.ts'
import { highestRow } from '../harness/first-row.ts'
import { come } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { wordIn } from '../harness/wire.ts'

const colors = ['#1d4ed8', '#b91c1c', '#15803d', '#a16207', '#6d28d9']

const pictures = () =>
  Promise.all(
    colors.map(async (background, place) => ({
      name: `IMG_000${place}.JPG`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } })
        .jpeg()
        .toBuffer(),
    })),
  )

/** Pictures begin where a thumb doesn't have to scroll. */
async function expectHigh(squares: Locator): Promise<void> {
  const top = (await squares.first().boundingBox())?.y ?? Number.POSITIVE_INFINITY
  expect(top, 'the first picture').toBeLessThanOrEqual(highestRow)
}

test('a coach publishes five pictures, a parent takes one down and downloads', async ({
  browser,
  context,
  page,
  touchline,
}) => {
  const { address } = touchline
  const { send: coach } = await come(context, address)
  const fields = { name: 'Ravens U12', sport: 'football', ageGroup: 'U12', country: 'ES' }
  const made = await coach({ method: 'POST', path: '/rest/v1/teams', body: fields })
  const teamId = wordIn(made, 'team', 'id')
  const team = { browser, address, coach, path: `/rest/v1/teams/${teamId}` }
  const { page: mara } = await aParentOf(team, { parent: 'Mara', child: 'Anna' })
  await aParentOf(team, { parent: 'Otto', child: 'Ben' })
  const squares = (who: typeof page) => who.getByRole('group').getByRole('button')

  await test.step('the coach chooses five at once, and a text file is refused', async () => {
    await page.goto(`/team/${teamId}/photos`)
    await page.getByRole('button', { name: 'New album' }).click()
    await page.getByLabel('Title').fill('Summer camp')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Summer camp' })).toBeVisible()
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await page.getByLabel('Add photos').setInputFiles([...(await pictures()), text])
    await expect(page.getByRole('status').filter({ hasText: '5 photos sent' })).toBeVisible()
    await expect(page.getByText('1 photo wasn’t sent')).toBeVisible()
    await expect(page.getByText('notes.jpg')).toBeVisible()
    await expect(squares(page)).toHaveCount(5)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expectHigh(squares(page))
  })

  await test.step('two children without consent are named before publishing', async () => {
    await mara.goto(`/team/${teamId}/photos`)
    await mara.getByRole('link', { name: /Summer camp/ }).click()
    await expect(squares(mara)).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish 5 photos' })
    await expect(dialog.getByText('Anna Weber')).toBeVisible()
    await expect(dialog.getByText('Ben Weber')).toBeVisible()
    await dialog.getByRole('button', { name: 'Ask parents' }).click()
    await expect(dialog.getByText('2 families were asked')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'No photo shows any of them' }).check()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the parent sees them and takes one down with one tap', async () => {
    await mara.goto('/notifications')
    await mara.getByRole('link', { name: /New photos in Ravens U12/ }).click()
    await mara.getByRole('link', { name: /Summer camp/ }).click()
    await expect(squares(mara)).toHaveCount(5)
    await squares(mara).nth(1).click()
    await expect(mara.getByRole('dialog', { name: /Photo 2 of 5/ })).toBeVisible()
    await mara.reload()
    await expect(mara.getByRole('dialog', { name: /Photo 2 of 5/ })).toBeVisible()
    await mara.goBack()
    await expect(mara.getByRole('dialog')).toHaveCount(0)
    await expect(squares(mara)).toHaveCount(5)
    await mara.goForward()
    await expect(mara.getByRole('dialog', { name: /Photo 2 of 5/ })).toBeVisible()
    await mara.keyboard.press('ArrowRight')
    await expect(mara.getByRole('dialog', { name: /Photo 3 of 5/ })).toBeVisible()
    await expectAccessible(mara)
    await mara.getByRole('button', { name: 'Take down' }).click()
    await expect(mara.getByRole('dialog', { name: /Photo 3 of 4/ })).toBeVisible()
  })

  await test.step('and downloads one picture and the album', async () => {
    const one = mara.waitForEvent('download')
    await mara.getByRole('link', { name: 'Download' }).click()
    expect((await one).suggestedFilename()).toMatch(/\.jpg$/)
    await mara.keyboard.press('Escape')
    await expect(squares(mara)).toHaveCount(4)
    await mara.getByRole('button', { name: 'More', exact: true }).first().click()
    const all = mara.waitForEvent('download')
    await mara.getByRole('menuitem', { name: 'Download album' }).click()
    expect((await all).suggestedFilename()).toBe('Summer camp.zip')
  })

  await test.step('the coach hears of it and can’t show it again', async () => {
    await page.goto('/notifications')
    await expect(
      page.getByRole('link', { name: /A photo in Ravens U12 was taken down/ }),
    ).toBeVisible()
    await page.goto(`/team/${teamId}/photos`)
    await page.getByRole('link', { name: /Summer camp/ }).click()
    await page.getByRole('button', { name: /Taken down/ }).click()
    await expect(page.getByText('A family asked for it to come down.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show again' })).toHaveCount(0)
  })
})
