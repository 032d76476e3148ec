import type { Locator, Page } from '@playwright/test'

import { come, sina } from '../harness/screens.ts'
import { test } from '../harness/signed-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../harness/test.ts'
import { type Send, wordIn } from '../harness/wire.ts'

const clubFields = { name: 'CD Sur', memberCount: 200, sport: 'football', phone: '+34600123456' }
const row = { sport: 'football', gender: 'mixed', ageGroup: 'U12' }
const names = Array.from({ length: 12 }, (_, at) => `Sur ${at + 1}`)

/** A club with twelve teams and two pitches. */
async function aClubOfTwelve(send: Send) {
  const path = '/rest/v1/clubs'
  const club = wordIn(await send({ method: 'POST', path, body: clubFields }), 'id')
  const teams = names.map((name) => ({ ...row, name }))
  const made = await send({ method: 'POST', path: `${path}/${club}/teams`, body: { teams } })
  for (const name of ['Pitch 1', 'Pitch 2'])
    await send({ method: 'PUT', path: `${path}/${club}/venues`, body: { name, capacity: 1 } })
  return { club, ids: names.map((_, at) => wordIn(made, 'teams', `${at}`, 'id')) }
}

/** The mother of a child in a team, accepted by the manager. */
async function joins(manager: Send, mother: Send, teamId: string): Promise<void> {
  const path = `/rest/v1/teams/${teamId}`
  const value = wordIn(await manager({ method: 'GET', path: `${path}/join-link` }), 'code')
  const child = { firstName: 'Leo', lastName: 'Gil', dateOfBirth: '2016-02-03' }
  const who = { kind: 'parent', firstName: 'Marta', lastName: 'Gil', role: 'mother', child }
  const body = { key: { kind: 'code', value }, who }
  const asked = await mother({ method: 'POST', path: `${path}/join`, body })
  const request = `${path}/join-requests/${wordIn(asked, 'requestId')}`
  await manager({ method: 'POST', path: `${request}/decide`, body: { approve: true } })
}

/** Six times on each pitch, of which the last two teams have the same one. */
const sheet = [
  'Team\tDay\tTime\tPitch',
  ...names.map((name, at) => {
    const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Fri'][at % 6] ?? 'Mon'
    return `${name}\t${day} and Sat\t${at % 6 === 5 ? '18:00' : '17:00'}–19:00\t${at < 6 ? 'Pitch 1' : 'Pitch 2'}`
  }),
].join('\n')

async function paste(page: Page, words: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(words)})`)
  await page.getByRole('button', { name: 'Add training' }).click()
  await expect(page.getByRole('combobox', { name: 'Team' })).toBeFocused()
  await page.keyboard.press('Control+V')
}

/** Three hours down on the same pitch. */
async function drag(page: Page, block: Locator): Promise<void> {
  const box = await block.boundingBox()
  if (box === null) throw new Error('no block to drag')
  const [x, y] = [box.x + box.width / 2, box.y + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 60)
  await page.mouse.move(x, y + 3 * 48)
  await page.mouse.up()
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`a manager plans twelve teams from a sheet and a mother hears of it once, at ${size.width} px`, async ({
    page,
    context,
    browser,
    touchline: { address },
  }, info) => {
    test.setTimeout(120_000)
    await page.setViewportSize(size)
    const { send } = await come(context, address, sina)
    const { club, ids } = await aClubOfTwelve(send)
    const home = await browser.newContext({ baseURL: address })
    const mother = await come(home, address, { firstName: 'Marta', lastName: 'Gil' })
    for (const teamId of [ids[4] ?? '', ids[5] ?? '']) await joins(send, mother.send, teamId)

    await page.goto(`/club/${club}/calendar`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Plan the season' }).click()
    await paste(page, sheet)
    const rows =
      size.width < 1024
        ? page.getByText(/· \d+ dates$/)
        : page.getByRole('textbox', { name: 'Days' })
    await expect(rows.nth(size.width < 1024 ? 10 : 11)).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.screenshot({ path: info.outputPath('table.png'), fullPage: true })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByText('Week', { exact: true }).click()
    await page.getByText('Fri', { exact: true }).click()
    const block = page.getByRole('button', { name: /^[\d:–]+ Sur 6 / })
    await expect(block).toHaveAccessibleName(/Same venue: Sur 5 Same family: Sur 5/)
    await page.screenshot({ path: info.outputPath('week.png'), fullPage: true })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await block.focus()
    for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('ArrowDown')
    await expect(block).toHaveAccessibleName('19:00–20:00 Sur 6 Fri, Pitch 1')
    await drag(page, page.getByRole('button', { name: /^[\d:–]+ Sur 12 / }))
    await expect(
      page.getByRole('button', { name: '21:00–22:00 Sur 12 Fri, Pitch 2' }),
    ).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^12 teams · \d+ events$/)).toBeVisible()
    await page.screenshot({ path: info.outputPath('publish.png') })
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Published: \d+ events$/)).toBeVisible()
    await page.getByText('Table', { exact: true }).click()
    await expect(page.getByText(/Published\./).first()).toBeVisible()

    const phone = await home.newPage()
    await phone.goto('/notifications')
    await expect(phone.getByText('CD Sur: the season is planned')).toHaveCount(1)
    await expect(phone.getByText(/new events? in|New in/)).toHaveCount(0)
    await home.close()
  })
